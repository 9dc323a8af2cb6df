import { paths } from '@nasaq/contract';
import { JsonLdScripts } from '../../../../apps/site/src/head/head-tags.tsx';
import { homeHead } from '../head.js';
import { messages } from '../messages.js';
import { Call } from '../shell/call.jsx';
import { EntryRow, Rows } from '../shell/entry-row.jsx';
import { Section } from '../shell/section.jsx';
import { Works } from '../shell/works.jsx';
import { Clients } from './clients.jsx';
import { Figures } from './figures.jsx';
import { Hero } from './hero.jsx';
import { Industries } from './industries.jsx';
import { Method } from './method.jsx';
import { Post } from './post.jsx';
import { Products } from './products.jsx';
import { Quote } from './quote.jsx';

const t = messages.home;

export function Home({ root, home }) {
  return (
    <>
      <Hero statement={home.statement} intro={home.intro} />
      <Figures company={root.siteData.general.nameEn} figures={home.figures} />
      <Clients clients={home.clients} />
      <Section title={t.services.title} more={{ to: paths.services, text: t.services.more }}>
        <Rows>
          {home.services.map((service, index) => (
            <EntryRow
              key={service.key}
              type="services"
              entry={service}
              index={index + 1}
              side={service.category.title}
            />
          ))}
        </Rows>
      </Section>
      <Section title={t.works.title} more={{ to: paths.works, text: t.works.more }} ground="on-ink">
        <Works works={home.works} />
      </Section>
      <Section title={t.industries.title} more={{ to: paths.industries, text: t.industries.more }}>
        <Industries industries={home.industries} />
      </Section>
      <Section title={t.steps.title} lead={t.steps.lead}>
        <Method steps={home.steps} />
      </Section>
      <Section title={t.products.title} more={{ to: paths.products, text: t.products.more }} ground="section--sunk">
        <Products products={home.products} />
      </Section>
      <Section title={t.posts.title} more={{ to: paths.blog, text: t.posts.more }}>
        <Rows>
          {home.posts.map((post) => (
            <Post key={post.key} post={post} />
          ))}
        </Rows>
      </Section>
      <Section className="home-quote">
        <Quote {...home.quote} />
      </Section>
      <Call title={home.call.title} text={home.call.text} button={t.contact} />
      <JsonLdScripts objects={homeHead(root, home).jsonLd} />
    </>
  );
}

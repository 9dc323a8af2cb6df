import { paths } from '@nasaq/contract';
import { Quote } from '../../../../apps/site/src/ui/quote.tsx';
import { Rows } from '../../../../apps/site/src/ui/rows.tsx';
import { Call } from '../home/call.jsx';
import { Figures } from '../home/figures.jsx';
import { Hero } from '../home/hero.jsx';
import { Industries } from '../home/industries.jsx';
import { Method } from '../home/method.jsx';
import { Post } from '../home/post.jsx';
import { Products } from '../home/products.jsx';
import { Section } from '../home/section.jsx';
import { Service } from '../home/service.jsx';
import { Work } from '../home/work.jsx';
import { load } from '../load.js';
import { messages } from '../messages.js';

export const dynamic = 'force-dynamic';

const t = messages.home;

export async function generateMetadata() {
  const { siteData, home } = await load();
  const url = process.env.SITE_URL;
  const name = siteData.general.nameEn;
  const title = `${messages.titles.home} – ${name}`;
  return {
    title,
    description: home.intro,
    keywords: siteData.general.keywordsEn,
    alternates: {
      canonical: `${url}/`,
      languages: { en: `${url}/`, 'en-US': `${url}/`, ar: `${url}/ar`, 'ar-EG': `${url}/ar`, 'x-default': `${url}/` },
    },
    openGraph: {
      siteName: name,
      type: 'website',
      title,
      description: home.intro,
      url: `${url}/`,
      locale: 'en_US',
      alternateLocale: 'ar_EG',
      images: [{ url: `${url}/share/site/home.png`, width: 1200, height: 630, alt: name }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function Page() {
  const { home, siteData } = await load();
  return (
    <>
      <Hero statement={home.statement} intro={home.intro} />
      <Figures figures={home.figures} />
      <Section title={t.services.title} more={{ to: paths.services, text: t.services.more }}>
        <Rows>
          {home.services.map((service, index) => (
            <Service key={service.key} service={service} index={index + 1} />
          ))}
        </Rows>
      </Section>
      <Section title={t.works.title} more={{ to: paths.works, text: t.works.more }} ground="on-ink">
        <ul className="works">
          {home.works.map((work) => (
            <Work key={work.key} work={work} />
          ))}
        </ul>
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
      <Call call={home.call} general={siteData.general} />
    </>
  );
}

import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { ContactCall } from '../../ui/contact-call.tsx';
import { EntryRow, PostRow, Rows } from '../../ui/rows.tsx';
import { Quote, Section } from '../../ui/section.tsx';
import { WorkCovers } from '../../ui/work-covers.tsx';
import { Hero } from './hero.tsx';
import { IndustryLine } from './industry-line.tsx';
import type { loader } from './loader.ts';
import { Method } from './method.tsx';
import { ProductList } from './product-list.tsx';
import { Proof } from './proof.tsx';

/** Statement, proof, services, works, industries, method, products, articles, a client's words, call. */
export function Component() {
  const t = useT();
  const { home } = useModel<typeof loader>();
  return (
    <>
      <Hero statement={home.statement} intro={home.intro} />
      <Proof figures={home.figures} />
      <Section title={t('home.services.title')} more={{ to: paths.services, text: t('home.services.more') }}>
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
      <Section title={t('home.works.title')} more={{ to: paths.works, text: t('home.works.more') }} ground="ink">
        <WorkCovers works={home.works} />
      </Section>
      <Section title={t('home.industries.title')} more={{ to: paths.industries, text: t('home.industries.more') }}>
        <IndustryLine industries={home.industries} />
      </Section>
      <Section title={t('home.steps.title')} lead={t('home.steps.lead')}>
        <Method steps={home.steps} />
      </Section>
      <Section
        title={t('home.products.title')}
        more={{ to: paths.products, text: t('home.products.more') }}
        ground="sunk"
      >
        <ProductList products={home.products} />
      </Section>
      <Section title={t('home.posts.title')} more={{ to: paths.blog, text: t('home.posts.more') }}>
        <Rows>
          {home.posts.map((post) => (
            <PostRow key={post.key} post={post} />
          ))}
        </Rows>
      </Section>
      <Section className="home-quote">
        <Quote {...home.quote} />
      </Section>
      <ContactCall title={home.call.title} text={home.call.text} button={t('home.contact')} />
    </>
  );
}

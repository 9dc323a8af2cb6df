import { categoryPath, entryPath, paths } from '@nasaq/contract';
import { JsonLdScripts } from '../../../../apps/site/src/head/head-tags.tsx';
import { offerParts } from '../../../../apps/site/src/content/offers/offer-parts.ts';
import { entryHead } from '../head.js';
import { messages } from '../messages.js';
import { ButtonLink } from '../shell/button-link.jsx';
import { Call } from '../shell/call.jsx';
import { Cover } from '../shell/cover.jsx';
import { PageHeader } from '../shell/page-header.jsx';
import { CheckList, EntryLayout, EntryPart, Facts, Faq, TitledTexts } from './blocks.jsx';
import { Contents } from './contents.jsx';
import { Related } from './related.jsx';
import { Steps } from './steps.jsx';

const t = messages.offers;

/** One service. */
export function Entry({ root, offer }) {
  const { title, summary, category, facts, benefits, process, deliverables, faq, body, related } = offer;
  const parts = offerParts(offer).map((id) => ({ id, text: t[id], level: 2 }));
  const categoryLink = categoryPath('services', category.slug);
  return (
    <article>
      <PageHeader
        title={title}
        lead={summary}
        trail={[
          { title: messages.titles.services, to: paths.services },
          { title: category.title, to: categoryLink },
          { title },
        ]}
        path={entryPath('services', offer.slug)}
        siteUrl={root.siteUrl}
      />
      <Cover type="services" entry={offer} ratio="band" eager className="band" />
      <EntryLayout
        aside={
          <>
            <Facts facts={facts} />
            <Contents toc={[...body.toc, ...parts]} />
            <ButtonLink to={`${paths.ordering}?service=${offer.key}`} variant="secondary" arrow>
              {t.order}
            </ButtonLink>
          </>
        }
      >
        <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
        <EntryPart id="benefits" title={t.benefits} shown={benefits.length > 0}>
          <TitledTexts items={benefits} />
        </EntryPart>
        <EntryPart id="process" title={t.process} shown={process.length > 0}>
          <Steps steps={process} />
        </EntryPart>
        <EntryPart id="deliverables" title={t.deliverables} shown={deliverables.length > 0}>
          <CheckList items={deliverables.map(({ text }) => text)} />
        </EntryPart>
        <EntryPart id="faq" title={t.faq} shown={faq.length > 0}>
          <Faq questions={faq} />
        </EntryPart>
      </EntryLayout>
      <Related related={related} />
      <Call {...t.call} general={root.siteData.general} />
      <JsonLdScripts objects={entryHead(root, offer).jsonLd} />
    </article>
  );
}

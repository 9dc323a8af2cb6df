import { categoryPath, paths, sectionPath, type Service } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import type { OfferType } from '../../routes.ts';
import { CheckList, Facts, Faq, Steps, TitledTexts } from '../../ui/blocks.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import { EntryBand, EntryLayout, EntryPart, RelatedList, TableOfContents } from '../../ui/entry.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { OfferCall } from './offer-list.tsx';
import { offerParts } from './offer-parts.ts';

/** The page of one service, solution or industry. */
export function OfferEntry({ type, offer }: { type: OfferType; offer: Service }) {
  const t = useT();
  const parts = offerParts(offer).map((id) => ({ id, text: t(`offers.${id}`), level: 2 as const }));
  const { category } = offer;
  return (
    <article>
      <PageHeader
        title={offer.title}
        lead={offer.summary}
        trail={[
          { title: t(`titles.${type}`), to: sectionPath(type) },
          { title: category.title, to: categoryPath(type, category.slug) },
          { title: offer.title },
        ]}
      />
      <EntryBand type={type} entry={offer} />
      <EntryLayout
        aside={
          <>
            <Facts
              facts={[
                {
                  label: t('offers.category'),
                  value: <Link to={categoryPath(type, category.slug)}>{category.title}</Link>,
                },
                offer.process.length > 0 && {
                  label: t('offers.process'),
                  value: t('offers.steps', { count: offer.process.length }),
                },
                offer.deliverables.length > 0 && {
                  label: t('offers.deliverables'),
                  value: t('offers.items', { count: offer.deliverables.length }),
                },
              ]}
            />
            <TableOfContents toc={[...offer.body.toc, ...parts]} />
            <ButtonLink
              to={type === 'services' ? `${paths.ordering}?service=${offer.key}` : paths.contact}
              variant="secondary"
              arrow
            >
              {t(type === 'services' ? 'offers.order' : 'offers.ask')}
            </ButtonLink>
          </>
        }
      >
        <RichText text={offer.body} />
        <EntryPart id="benefits" title={t('offers.benefits')} shown={offer.benefits.length > 0}>
          <TitledTexts items={offer.benefits} />
        </EntryPart>
        <EntryPart id="process" title={t('offers.process')} shown={offer.process.length > 0}>
          <Steps steps={offer.process} />
        </EntryPart>
        <EntryPart id="deliverables" title={t('offers.deliverables')} shown={offer.deliverables.length > 0}>
          <CheckList items={offer.deliverables} />
        </EntryPart>
        <EntryPart id="faq" title={t('offers.faq')} shown={offer.faq.length > 0}>
          <Faq questions={offer.faq} />
        </EntryPart>
      </EntryLayout>
      <RelatedList related={offer.related} />
      <OfferCall />
    </article>
  );
}

import { paths, type Product } from '@nasaq/contract';
import { OfferCall } from '../../content/offers/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Facts, Faq, Plans, TitledTexts } from '../../ui/blocks.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import { EntryBand, EntryLayout, EntryPart, Gallery, RelatedList, TableOfContents } from '../../ui/entry.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';

/** One product: text and features beside its facts, then screens and plans at full width. */
export function Component() {
  const t = useT();
  const { product } = useModel<typeof loader>();
  const parts = productParts(product).map((id) => ({ id, text: t(`products.${id}`), level: 2 as const }));
  return (
    <article>
      <PageHeader
        title={product.title}
        lead={product.summary}
        eyebrow={[product.kind]}
        trail={[{ title: t('titles.products'), to: paths.products }, { title: product.title }]}
      />
      <EntryBand type="products" entry={product} />
      <EntryLayout
        aside={
          <>
            <Facts
              facts={[
                { label: t('products.kind'), value: product.kind },
                product.plans.length > 0 && {
                  label: t('products.plans'),
                  value: (
                    <ul>
                      {product.plans.map(({ name }) => (
                        <li key={name}>{name}</li>
                      ))}
                    </ul>
                  ),
                },
                { label: t('products.languages'), value: t('products.both_languages') },
              ]}
            />
            <TableOfContents toc={[...product.body.toc, ...parts]} />
            <ButtonLink to={`${paths.ordering}?product=${product.key}`} variant="secondary" arrow>
              {t('products.order')}
            </ButtonLink>
          </>
        }
      >
        <RichText text={product.body} />
        <EntryPart id="features" title={t('products.features')} shown={product.features.length > 0}>
          <TitledTexts items={product.features} />
        </EntryPart>
      </EntryLayout>
      {product.screenshots.length > 0 && (
        <Section id="screenshots" title={t('products.screenshots')} ground="sunk">
          <Gallery pictures={product.screenshots} />
        </Section>
      )}
      {product.plans.length > 0 && (
        <Section id="plans" title={t('products.plans')} className="product-plans">
          <Plans plans={product.plans} />
        </Section>
      )}
      {product.faq.length > 0 && (
        <Section id="faq" title={t('products.faq')}>
          <Faq questions={product.faq} />
        </Section>
      )}
      <RelatedList related={product.related} />
      <OfferCall />
    </article>
  );
}

const parts = ['features', 'screenshots', 'plans', 'faq'] as const;

/** The parts below the text that a product fills, in their order; their names are ids, fields and message keys alike. */
function productParts(product: Pick<Product, (typeof parts)[number]>): (typeof parts)[number][] {
  return parts.filter((part) => product[part].length > 0);
}

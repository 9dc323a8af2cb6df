import { paths, type Product } from '@nasaq/contract';
import { OfferCall } from '../../content/offers/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { Facts, Faq, TitledTexts } from '../../ui/blocks.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import { EntryLayout, EntryPart, Gallery, RelatedList, TableOfContents } from '../../ui/entry.tsx';
import { EntryStage } from '../../ui/entry-stage.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';
import { PlanTable } from './plan-table.tsx';
import './product.css';

/** One product: its screen first, text and features beside its facts, then what else it shows and what its plans have. */
export function Component() {
  const t = useT();
  const { product } = useModel<typeof loader>();
  const [screen, ...screens] = product.screenshots;
  const parts = productParts({ ...product, screenshots: screens }).map((id) => ({
    id,
    text: t(`products.${id}`),
    level: 2 as const,
  }));
  return (
    <article>
      <div id="page-head" className="product-head">
        <PageHeader
          title={product.title}
          lead={product.summary}
          eyebrow={[product.kind]}
          trail={[{ title: t('titles.products'), to: paths.products }, { title: product.title }]}
        >
          <OrderLink product={product} />
        </PageHeader>
      </div>
      <EntryStage type="products" entry={product} picture={screen} className="on-ink" />
      <div className="product-text">
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
              <OrderLink product={product} />
            </>
          }
        >
          <RichText text={product.body} />
          <EntryPart id="features" title={t('products.features')} shown={product.features.length > 0}>
            <TitledTexts items={product.features} />
          </EntryPart>
        </EntryLayout>
      </div>
      {screens.length > 0 && (
        <Section id="screenshots" title={t('products.screenshots')} ground="sunk">
          <Gallery pictures={screens} />
        </Section>
      )}
      {product.plans.length > 0 && (
        <Section id="plans" title={t('products.plans')} className="product-plans">
          <PlanTable plans={product.plans} caption={t('products.plans_compared')} />
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

/** Stands below the lead on a phone, where the facts come after the text, and beside the text on wider screens: each shows one. */
function OrderLink({ product: { key } }: { product: Pick<Product, 'key'> }) {
  const t = useT();
  const isOrdered = useIsOn()('ordering');
  return (
    <ButtonLink
      to={isOrdered ? `${paths.ordering}?product=${key}` : paths.contact}
      variant="secondary"
      arrow
      className="product-order"
    >
      {t(isOrdered ? 'products.order' : 'shell.footer.contact')}
    </ButtonLink>
  );
}

const parts = ['features', 'screenshots', 'plans', 'faq'] as const;

/** The parts below the text that a product fills, in their order; their names are ids, fields and message keys alike. */
function productParts(product: Pick<Product, (typeof parts)[number]>): (typeof parts)[number][] {
  return parts.filter((part) => product[part].length > 0);
}

import { paths } from '@nasaq/contract';
import { OfferCall } from '../../content/offers/index.ts';
import { PagedList } from '../../content/paging/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Rows } from '../../ui/lists.tsx';
import type { loader } from './loader.ts';
import { ProductRow } from './product-row.tsx';
import './products.css';

/** The company's own products as full-width rows with their screens, six at a time. */
export function Component() {
  const t = useT();
  const { products } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.products')}
        lead={t('products.lead')}
        trail={[{ title: t('titles.products') }]}
        art={{ type: 'products', key: 'products-list' }}
      />
      <div className="wrap offers">
        {products.data.length === 0 ? (
          <EmptyList text={t('products.empty')} />
        ) : (
          <PagedList path={paths.products} list={products}>
            <Rows>
              {products.data.map((product, index) => (
                <ProductRow key={product.key} product={product} index={index + 1} />
              ))}
            </Rows>
          </PagedList>
        )}
      </div>
      <OfferCall />
    </>
  );
}

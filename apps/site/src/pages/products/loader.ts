import { paths } from '@nasaq/contract';
import { loadPages, pagedHead, readPage } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

const pageSize = 6;

/** Pages 1 to `?page=` of the products. */
export async function loader({ api, locale, query }: PageContext) {
  const products = await loadPages((pageQuery) => api.get('products', pageQuery), { page: readPage(query), pageSize });
  const t = await loadT(locale, ['products']);
  return { head: { ...pagedHead(paths.products, products.meta, locale), description: t('products.lead') }, products };
}

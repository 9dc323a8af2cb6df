import { otherLocale, paths } from '@nasaq/contract';
import { loadPages, pagedHead, pagesOf, readPage } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { Head, PageContext } from '../../router/page-context.ts';

const pageSize = 6;

/** Pages 1 to `?page=` of the products. */
export async function loader({ api, locale, query }: PageContext) {
  const products = await loadPages((pageQuery) => api.get('products', pageQuery), { page: readPage(query), pageSize });
  const t = await loadT(locale, ['products']);
  const head: Head = { ...pagedHead(paths.products, products.meta, locale), description: t('products.lead') };
  if (products.meta.page > 1) {
    const { meta } = await api.inLanguage(otherLocale(locale)).get('products', { limit: 1 });
    head.otherPages = pagesOf(meta.total, pageSize);
  }
  return { head, products };
}

import { loadSiteData } from '../../api/site-data.ts';
import { entryHead } from '../../head/entry-head.ts';
import { faqPage, productData } from '../../head/json-ld.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale, params, siteUrl }: PageContext) {
  const [product, { general }] = await Promise.all([
    api.entry('products', params.name_slug!),
    loadSiteData(api, locale),
  ]);
  return {
    head: entryHead('products', product, locale, [
      productData(product, { siteUrl, locale }, general),
      faqPage(product.faq),
    ]),
    product,
  };
}

import { entryHead } from '../../features/head/entry-head.ts';
import { faqPage } from '../../features/head/json-ld/faq-page.ts';
import { productData } from '../../features/head/json-ld/product-data.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';

export async function loader({ api, locale, params, siteUrl }: PageContext) {
  const product = await api.entry('products', params.name_slug!);
  return {
    head: entryHead('products', product, locale, [productData(product, { siteUrl, locale }), faqPage(product.faq)]),
    product,
  };
}

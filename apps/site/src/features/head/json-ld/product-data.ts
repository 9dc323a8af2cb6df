import { entryPath, type Product } from '@nasaq/contract';
import { organizationId } from './organization.ts';
import { shareImagePath } from '../share-image-path.ts';
import { absoluteUrl, context, type Place } from './place.ts';

/** A product without offers: its prices are texts, which search engines must not read as amounts. */
export function productData(product: Product, place: Place): object {
  const picture = product.cover?.url ?? shareImagePath(place.locale, 'products', product.slug);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    category: product.kind,
    sku: product.key,
    url: absoluteUrl(place, entryPath('products', product.slug)),
    image: place.siteUrl + picture,
    brand: { '@id': organizationId(place.siteUrl) },
  };
}

import { entryPath, type GlobalSiteData, type Plan, type Product } from '@nasaq/contract';
import { shareImagePath } from '../share-image-path.ts';
import { absoluteUrl, context, type Place } from './place.ts';
import { readPrice } from './read-price.ts';

/** Search engines take a product with an offer only: `null` where no plan has a price that can be read. */
export function productData(product: Product, place: Place, general: GlobalSiteData['general']): object | null {
  const picture = product.cover?.url ?? shareImagePath(place.locale, 'products', product.slug);
  const url = absoluteUrl(place, entryPath('products', product.slug));
  const offers = product.plans.flatMap((plan) => offer(plan, url) ?? []);
  if (offers.length === 0) return null;
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    category: product.kind,
    sku: product.key,
    url,
    image: place.siteUrl + picture,
    brand: { '@type': 'Brand', name: place.locale === 'en' ? general.nameEn : general.nameAr },
    offers,
  };
}

function offer({ name, price }: Plan, url: string): object | null {
  const amount = readPrice(price);
  return amount && { '@type': 'Offer', name, url, availability: 'https://schema.org/InStock', ...amount };
}

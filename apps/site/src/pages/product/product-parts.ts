import type { Product } from '@nasaq/contract';

const parts = ['features', 'screenshots', 'plans', 'faq'] as const;

/** The parts below the text that a product fills, in their order; their names are ids, fields and message keys alike. */
export function productParts(product: Pick<Product, (typeof parts)[number]>): (typeof parts)[number][] {
  return parts.filter((part) => product[part].length > 0);
}

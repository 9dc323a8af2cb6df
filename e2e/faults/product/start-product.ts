import { inject } from 'vitest';
import { openProduct, type Product } from './product.ts';

/** The product on the data that `prepare.ts` has made, which all files share one after the other. */
export function startProduct(options: { between?: string } = {}): Promise<Product> {
  return openProduct(inject('faultsFolder'), { NASAQ_DEMO: 'false' }, options.between);
}

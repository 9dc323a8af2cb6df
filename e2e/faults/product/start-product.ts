import { inject } from 'vitest';
import { openProduct, type Product } from './product.ts';

interface Options {
  between?: string;
  settings?: Record<string, string>;
}

/** The product on the data that `prepare.ts` has made, which all files share one after the other. */
export function startProduct({ between, settings }: Options = {}): Promise<Product> {
  return openProduct(inject('faultsFolder'), { NASAQ_DEMO: 'false', ...settings }, between);
}

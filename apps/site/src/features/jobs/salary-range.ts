import { numberFormat } from '../locale/formatters.ts';
import type { Career } from '@nasaq/contract';

/** `EGP 42,000–64,000`, whole units, as the locale of the tag writes them. */
export function salaryRange({ min, max, currency }: NonNullable<Career['salary']>, tag: string): string {
  return numberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }).formatRange(min, max);
}

import type { Career } from '@nasaq/contract';
import { numberFormat } from '../../locale/formatters.ts';

/** `EGP 42,000–64,000`, whole units, as the locale of the tag writes them; no line breaks at the dash. */
export function salaryRange({ min, max, currency }: NonNullable<Career['salary']>, tag: string): string {
  const format = numberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.formatRange(min, max).replace('–', '\u2060–\u2060');
}

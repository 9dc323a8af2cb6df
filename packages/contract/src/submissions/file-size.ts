import { localeInfo, type Locale } from '../locale.ts';
import { measures } from './measures.ts';

/** Binary units with at most two decimals: 1536 → `1.5 KB`. */
export function fileSize(bytes: number, locale: Locale, numberingSystem?: 'arab' | 'latn'): string {
  const units = Object.values(measures[locale].bytes);
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const format = new Intl.NumberFormat(localeInfo[locale].tag, {
    maximumFractionDigits: 2,
    ...(numberingSystem ? { numberingSystem } : {}),
  });
  return `${format.format(bytes / 1024 ** power)} ${units[power]}`;
}

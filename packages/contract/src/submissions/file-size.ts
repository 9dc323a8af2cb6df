import arabic from '../catalogue/ar/measures.json' with { type: 'json' };
import english from '../catalogue/en/measures.json' with { type: 'json' };
import { localeInfo, type Locale } from '../locale.ts';

const units = { en: Object.values(english.bytes), ar: Object.values(arabic.bytes) };

/** Binary units with at most two decimals: 1536 → `1.5 KB`. */
export function fileSize(bytes: number, locale: Locale, numberingSystem?: 'arab' | 'latn'): string {
  const power = bytes < 1 ? 0 : Math.min(units.en.length - 1, Math.floor(Math.log2(bytes) / 10));
  const format = new Intl.NumberFormat(localeInfo[locale].tag, {
    maximumFractionDigits: 2,
    ...(numberingSystem ? { numberingSystem } : {}),
  });
  return `${format.format(bytes / 1024 ** power)} ${units[locale][power]}`;
}

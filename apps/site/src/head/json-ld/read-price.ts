import { normalizeDigits } from '@nasaq/contract';

/** Currencies as editors write them, in either language, and their ISO codes. */
const currencies = [
  [/EGP|E£|ج\.?\s?م|جنيه/u, 'EGP'],
  [/SAR|ر\.?\s?س|ريال سعودي/u, 'SAR'],
  [/AED|د\.?\s?إ|درهم إماراتي/u, 'AED'],
  [/USD|US\$|\$|دولار/u, 'USD'],
  [/EUR|€|يورو/u, 'EUR'],
] as const;

/** The amount of a price that is written for people, `EGP 2,900` or `٢٬٩٠٠ ج.م.`; `null` where it is not one for certain. */
export function readPrice(text: string): { price: number; priceCurrency: string } | null {
  const latin = normalizeDigits(text.slice(0, 80));
  const numbers = latin.match(/\d[\d,]*(?:\.\d+)?/gu) ?? [];
  const found = currencies.filter(([sign]) => sign.test(latin));
  if (numbers.length !== 1 || found.length !== 1) return null;
  const price = Number(numbers[0]!.replaceAll(',', ''));
  return Number.isFinite(price) ? { price, priceCurrency: found[0]![1] } : null;
}

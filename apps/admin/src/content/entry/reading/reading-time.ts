import type { Locale } from '@nasaq/contract';
import { countWords } from './rich-text.ts';

/** Words a minute that an adult reads silently; Arabic words carry more and take longer (Brysbaert 2019). */
const wordsPerMinute: Record<Locale, number> = { en: 238, ar: 181 };

/** Whole minutes, at least 1. */
export function readingMinutes(body: unknown, locale: Locale): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute[locale]));
}

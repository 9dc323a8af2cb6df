import { localeInfo, type Locale } from '@nasaq/contract';
import { useLocale } from '../locale/translator.ts';
import './marked.css';

/** Start and end of a word, in UTF-16 units. */
type Range = readonly [start: number, end: number];

/** A text with what the search met marked: whole words, since a mark inside an Arabic word would break its joining. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return markedParts(text, ranges).map(({ start, part, marked }) => (marked ? <mark key={start}>{part}</mark> : part));
}

/** The text in pieces, marked and not; ranges that overlap, are out of order or reach beyond the text do no harm. */
export function markedParts(
  text: string,
  ranges: readonly Range[],
): { start: number; part: string; marked: boolean }[] {
  const parts: { start: number; part: string; marked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const from = Math.max(start, at);
    if (end <= from || from >= text.length) continue;
    if (from > at) parts.push({ start: at, part: text.slice(at, from), marked: false });
    parts.push({ start: from, part: text.slice(from, end), marked: true });
    at = Math.min(end, text.length);
  }
  if (at < text.length) parts.push({ start: at, part: text.slice(at), marked: false });
  return parts;
}

/**
 * Attributes of an element that holds a text of an entry: in the other language it takes that language's face and
 * direction. `null` where it is the page's own.
 */
export function useLanguageOf({ locale }: { locale: Locale }): { lang: string; dir: 'ltr' | 'rtl' } | null {
  if (useLocale() === locale) return null;
  const { tag, dir } = localeInfo[locale];
  return { lang: tag, dir };
}

import type { Found } from './search-index.ts';
import { highlightsOf, type Range } from './highlights.ts';

export interface Excerpt {
  text: string;
  highlights: Range[];
}

const longest = 220;

/** The summary where it holds what was asked for, else the part of the body that holds most of it. */
export function excerptOf({ document: { summary, body }, words, marked, line }: Found): Excerpt {
  const text = line.paragraph === -1 ? summary : body.split('\n', line.paragraph + 1)[line.paragraph]!;
  return shortened({ text, highlights: highlightsOf(text, words, line.from, marked) });
}

export function titleHighlightsOf({ document: { title }, words, marked }: Found): Range[] {
  return highlightsOf(title, words, 0, marked);
}

/** The part around the first word that was found, cut between words. */
function shortened({ text, highlights }: Excerpt): Excerpt {
  if (text.length <= longest) return { text, highlights };
  const first = highlights[0]?.[0] ?? 0;
  const from = first < longest / 2 ? 0 : wordStart(text, first - longest / 3, first);
  const end = text.length - from <= longest ? text.length : wordEnd(text, from + longest);
  const lead = from > 0 ? '… ' : '';
  const shift = lead.length - from;
  return {
    text: `${lead}${text.slice(from, end)}${end < text.length ? ' …' : ''}`,
    highlights: highlights
      .filter(([start, stop]) => start >= from && stop <= end)
      .map(([start, stop]) => [start + shift, stop + shift]),
  };
}

/** Behind the next space; what was found where there is none before it. */
function wordStart(text: string, from: number, found: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= found ? found : space + 1;
}

/** The last space before; a text without spaces is cut between two characters as readers count them. */
function wordEnd(text: string, end: number): number {
  const space = text.lastIndexOf(' ', end);
  if (space > end - longest / 2) return space;
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return characters.containing(Math.floor(end))?.index ?? text.length;
}

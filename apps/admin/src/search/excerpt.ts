import { highlightsOf, type Range } from './highlights.ts';
import type { Searchable } from './searchable.ts';

export interface Excerpt {
  text: string;
  highlights: Range[];
}

const longest = 220;

/** The summary where it holds what was asked for, else the line of the body that holds most of it. */
export function excerptOf({ summary, body }: Searchable, terms: ReadonlySet<string>): Excerpt {
  const inSummary = { text: summary, highlights: highlightsOf(summary, terms) };
  if (inSummary.highlights.length > 0) return inSummary;
  let best: Excerpt = inSummary;
  for (const line of body.split('\n')) {
    const highlights = highlightsOf(line, terms);
    if (highlights.length > best.highlights.length) best = { text: line, highlights };
  }
  return shortened(best);
}

/** The part around the first word that was found, cut between words. */
function shortened({ text, highlights }: Excerpt): Excerpt {
  if (text.length <= longest) return { text, highlights };
  const first = highlights[0]?.[0] ?? 0;
  const from = first < longest / 2 ? 0 : text.indexOf(' ', first - longest / 3) + 1;
  const end = text.length - from <= longest ? text.length : text.lastIndexOf(' ', from + longest);
  const lead = from > 0 ? '… ' : '';
  const shift = lead.length - from;
  return {
    text: `${lead}${text.slice(from, end)}${end < text.length ? ' …' : ''}`,
    highlights: highlights
      .filter(([start, stop]) => start >= from && stop <= end)
      .map(([start, stop]) => [start + shift, stop + shift]),
  };
}

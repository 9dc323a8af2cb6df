import type { Locale } from '@nasaq/contract';
import { breakLines, limitLines } from './break-lines.ts';
import { ground } from './draw-ground.ts';
import type { TextStyle } from './set-text.ts';
import { wordWidths } from './word-widths.ts';

/** Lines with everything that setting them takes. */
export interface Block extends Omit<TextStyle, 'locale'> {
  lines: string[];
}

/** Arabic letters are smaller in the same size of type. */
const titleSizes: Record<Locale, readonly number[]> = { en: [78, 68, 60, 52, 46], ar: [86, 76, 66, 56, 50] };
const summarySize: Record<Locale, number> = { en: 26, ar: 28 };

interface Texts {
  locale: Locale;
  title: string;
  summary?: string;
}

/**
 * The title at the largest size at which it takes at most three lines (of the smallest, four), and
 * as much of the summary as then has room.
 *
 * @param column width of the text in pixels.
 */
export async function fitText(
  { locale, title, summary }: Texts,
  column: number,
): Promise<{ title: Block; summary: Block | null }> {
  const heading = await fitTitle(title, locale, column);
  const room = heading.lines.length < 3 ? 3 : heading.lines.length === 3 ? 2 : 0;
  if (!summary || room === 0) return { title: heading, summary: null };
  const size = summarySize[locale];
  const width = await wordWidths(summary, { locale, face: 'text' });
  const measure = (line: string) => width(line, size);
  const lines = limitLines(breakLines(summary, column, measure), room, column, measure);
  return {
    title: heading,
    summary: { lines, size, face: 'text', colour: ground.colours.quiet, leading: locale === 'ar' ? 1.05 : 1.12 },
  };
}

async function fitTitle(title: string, locale: Locale, column: number): Promise<Block> {
  const width = await wordWidths(title, { locale, face: 'display' });
  const style = { face: 'display', colour: ground.colours.paper, leading: locale === 'ar' ? 0.84 : 0.74 } as const;
  const sizes = titleSizes[locale];
  const smallest = sizes.at(-1) as number;
  for (const size of sizes) {
    const measure = (line: string) => width(line, size);
    const lines = breakLines(title, column, measure);
    if (lines.length <= 3 && lines.every((line) => measure(line) <= column)) return { ...style, lines, size };
  }
  const measure = (line: string) => width(line, smallest);
  return { ...style, lines: limitLines(breakLines(title, column, measure), 4, column, measure), size: smallest };
}

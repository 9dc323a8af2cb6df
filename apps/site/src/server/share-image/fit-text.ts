import type { Locale } from '@nasaq/contract';
import { type TextStyle, breakLines, limitLines, wordWidths } from './set-text.ts';
import { coloursOf } from './draw-ground.ts';
import type { BrandFonts } from './fonts.ts';

/** Lines with everything that setting them takes. */
export interface Block extends Omit<TextStyle, 'brand' | 'locale'> {
  lines: string[];
}

const { paper, quiet } = coloursOf();

/** Arabic letters are smaller in the same size of type. */
const titleSizes: Record<Locale, readonly number[]> = { en: [78, 68, 60, 52, 46], ar: [86, 76, 66, 56, 50] };
const summarySize: Record<Locale, number> = { en: 26, ar: 28 };

interface Texts {
  locale: Locale;
  title: string;
  summary?: string;
  fonts?: BrandFonts | null;
}

/** The texts below the label, set in one size of title. */
export interface Setting {
  title: Block;
  summary: Block | null;
}

/**
 * Settings of a title in at most three lines with as much of the summary as suits it, the largest
 * first; the last has no summary, and four lines at most.
 *
 * @param column width of the text in pixels.
 */
export async function settingsOf({ fonts, locale, title, summary }: Texts, column: number): Promise<Setting[]> {
  const width = await wordWidths(title, { brand: fonts, locale, face: 'display' });
  const below = summary ? await summaryBlocks(summary, { brand: fonts, locale }, column) : () => null;
  const style = { face: 'display', colour: paper, leading: locale === 'ar' ? 0.84 : 0.74 } as const;
  const set = (size: number) => {
    const measure = (line: string) => width(line, size);
    const lines = breakLines(title, column, measure);
    return { fits: lines.length <= 3 && lines.every((line) => measure(line) <= column), lines, measure, size };
  };
  const settings = titleSizes[locale]
    .map(set)
    .filter(({ fits }) => fits)
    .map(({ lines, size }) => ({ title: { ...style, lines, size }, summary: below(lines.length < 3 ? 3 : 2) }));
  const { lines, measure, size } = set(titleSizes[locale].at(-1) as number);
  return [...settings, { title: { ...style, lines: limitLines(lines, 4, column, measure), size }, summary: null }];
}

/** The summary in a number of lines. */
async function summaryBlocks(
  summary: string,
  { brand, locale }: Pick<TextStyle, 'brand' | 'locale'>,
  column: number,
): Promise<(count: number) => Block> {
  const size = summarySize[locale];
  const width = await wordWidths(summary, { brand, locale, face: 'text' });
  const measure = (line: string) => width(line, size);
  const lines = breakLines(summary, column, measure);
  const style = { size, face: 'text', colour: quiet, leading: locale === 'ar' ? 1.05 : 1.12 } as const;
  return (count) => ({ ...style, lines: limitLines(lines, count, column, measure) });
}

import type { Locale } from '@nasaq/contract';
import { type BrandFonts, type Face, fontFiles, houseFonts } from './fonts.ts';

export interface TextStyle {
  locale: Locale;
  face: Face;
  /** The brand's, where they are not those of the house. */
  brand?: BrandFonts | null | undefined;
  /** Pixels. */
  size: number;
  /** Any colour of six hexadecimal digits. */
  colour: string;
  /** From one baseline to the next, as a multiple of the font's own line. */
  leading?: number;
  /** Pixels; a block that is wider (a single endless word) is made smaller as a whole. */
  widest?: number;
}

/** Text as a picture, cut to its ink. */
export interface SetText {
  data: Buffer;
  width: number;
  height: number;
  /** What a letter with a tail would add below the ink: blocks that are set by it keep an even distance. */
  tail: number;
}

/**
 * Sets lines with Pango (HarfBuzz for the shapes, FriBidi for the order), each in the direction of
 * its language even where it begins with a word of the other.
 */
export async function setText(lines: readonly string[], style: TextStyle): Promise<SetText> {
  const last = lines.at(-1) ?? '';
  const block = await draw(lines, style);
  const bare = await draw([last], style);
  const tailed = await draw([`${last} ${tails[style.locale]}`], style);
  return { ...block, tail: Math.max(0, tailed.height - bare.height) };
}

const tails: Record<Locale, string> = { en: 'p', ar: 'ع' };

/** Width of the ink of one line, in pixels. */
export async function measureText(line: string, style: Omit<TextStyle, 'colour'>): Promise<number> {
  return (await draw([line], { ...style, colour: '#000000' })).width;
}

async function draw(lines: readonly string[], { brand, locale, face, size, colour, leading = 1, widest }: TextStyle) {
  const sharp = await textEngine(brand);
  const direction = locale === 'ar' ? '\u200f' : '\u200e';
  const { line, names, quoted, scale, space } = (brand?.fonts ?? houseFonts)[locale][face];
  const points = size * scale;
  const blank = space ? `<span letter_spacing="${Math.round(points * space * 1024)}"> </span>` : ' ';
  const body = lines
    .map((text) => direction + quotes(escapeText(text), locale, points * quoted, quoted !== 1))
    .join('\n');
  const text = `<span foreground="${colour}" line_height="${leading * line}">${body.replaceAll('\u0000', blank)}</span>`;
  const { data, info } = await sharp({
    text: { text, font: `${names} ${points}`, rgba: true, dpi: 72 },
  })
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const otherScript: Record<Locale, RegExp> = { en: /[\u0600-\u06ff]+/g, ar: /(?:&[a-z]+;)|[A-Za-z\d]+/g };

/** What is quoted from the other language in its own size, where its face is not as large in the same one. */
function quotes(text: string, locale: Locale, points: number, differs: boolean): string {
  const sized = (found: string) =>
    found.startsWith('&') ? found : `<span size="${Math.round(points * 1024)}">${found}</span>`;
  // Spaces are told apart from those of the markup until they are set.
  const marked = text.replaceAll(' ', '\u0000');
  return differs ? marked.replace(otherScript[locale], sized) : marked;
}

let engine: Promise<typeof import('sharp').default> | undefined;

/** The library is loaded with the first picture: most processes never draw one, and it is large. */
async function textEngine(brand: TextStyle['brand']) {
  engine ??= loadEngine();
  const sharp = await engine;
  for (const file of brand?.files ?? []) await makeKnown(sharp, file);
  return sharp;
}

const knownFiles = new Set<string>();

/** A font is known to the engine from the first text that names its file. */
async function makeKnown(sharp: Awaited<NonNullable<typeof engine>>, fontfile: string): Promise<void> {
  if (knownFiles.has(fontfile)) return;
  knownFiles.add(fontfile);
  await sharp({ text: { text: '.', fontfile } })
    .raw()
    .toBuffer();
}

async function loadEngine() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  for (const file of await fontFiles()) await makeKnown(sharp, file);
  return sharp;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

const sample = 100;

/**
 * Measures every word of a text once, and answers the width of any line of them at any size.
 *
 * @returns a function from line and size to pixels.
 */
export async function wordWidths(text: string, style: Pick<TextStyle, 'brand' | 'locale' | 'face'>) {
  const known = new Map<string, number>();
  const measure = (line: string) => measureText(line, { ...style, size: sample });
  for (const word of new Set([...wordsOf(text), '…'])) known.set(word, await measure(word));
  // A letter that does not join the next, in each script.
  const letter = style.locale === 'ar' ? 'و' : 'n';
  const gap = (await measure(`${letter} ${letter}`)) - (await measure(letter + letter));
  const widthOf = (word: string) => known.get(word) ?? (known.get(word.replace(/…$/, '')) ?? 0) + (known.get('…') ?? 0);
  return (line: string, size: number): number => {
    const words = line.split(' ');
    return ((words.reduce((sum, word) => sum + widthOf(word), 0) + (words.length - 1) * gap) * size) / sample;
  };
}

/**
 * Breaks a text into lines no wider than `width`, as evenly as the fewest lines allow; a single
 * word that is wider stands alone.
 *
 * @param measure width of a line in the same unit.
 */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines = fill(text, width, measure);
  if (lines.length < 2) return lines;
  // The narrowest measure that needs no further line leaves no lonely last word.
  let [narrow, wide] = [width / 2, width];
  for (let i = 0; i < 5; i++) {
    const middle = (narrow + wide) / 2;
    if (fill(text, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  const even = fill(text, wide, measure);
  return even.every((line) => measure(line) <= width) ? even : lines;
}

/** The first `count` lines; where more follow, the last of them ends in an ellipsis and still fits. */
export function limitLines(
  lines: readonly string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): string[] {
  if (lines.length <= count) return [...lines];
  const kept = lines.slice(0, count);
  let last = `${kept[count - 1]} ${lines[count]}`;
  do {
    last = last.slice(0, last.search(/\s\S*$/u)).replace(/(?<![\s،,؛;:.])[\s،,؛;:.]+$/u, '');
  } while (measure(`${last}…`) > width && last.includes(' '));
  return [...kept.slice(0, -1), `${last}…`];
}

/** What may not be broken apart; a version stays with its product: "PostgreSQL 18". */
export function wordsOf(text: string): string[] {
  return text
    .trim()
    .replace(/([A-Za-z]) (\d+)(?!\S)/g, '$1\u00a0$2')
    .split(/[ \t\n\r]+/)
    .filter(Boolean);
}

function fill(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

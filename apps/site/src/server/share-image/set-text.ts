import type { Locale } from '@nasaq/contract';
import { fontFiles, fontNames, type Face } from './fonts.ts';

export interface TextStyle {
  locale: Locale;
  face: Face;
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

async function draw(lines: readonly string[], { locale, face, size, colour, leading = 1, widest }: TextStyle) {
  const sharp = await textEngine();
  const direction = locale === 'ar' ? '\u200f' : '\u200e';
  // The word space of the display face is narrow; the site widens it as much (`--word-display`).
  const space = face === 'display' ? `<span letter_spacing="${Math.round(size * 0.08 * 1024)}"> </span>` : ' ';
  const body = lines.map((line) => direction + escapeText(line).replaceAll(' ', space)).join('\n');
  const text = `<span foreground="${colour}" line_height="${leading}">${body}</span>`;
  const { data, info } = await sharp({
    text: { text, font: `${fontNames[locale][face]} ${size}`, rgba: true, dpi: 72 },
  })
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

let engine: Promise<typeof import('sharp').default> | undefined;

/** The library is loaded with the first picture: most processes never draw one, and it is large. */
async function textEngine() {
  engine ??= loadEngine();
  return engine;
}

async function loadEngine() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  for (const fontfile of await fontFiles()) {
    // A font is known to the engine from the first text that names its file.
    await sharp({ text: { text: '.', fontfile } })
      .raw()
      .toBuffer();
  }
  return sharp;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

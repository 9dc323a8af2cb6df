import type { ContentType, Locale } from '@nasaq/contract';
import { hex, tones } from '@nasaq/design';
import { logoMark, pattern, patternMarkup, styleFor, type PatternColours } from '@nasaq/patterns';

const width = 1200;
const height = 630;
const margin = 72;
/** Width of the pattern's field at the end edge. */
const field = 468;
const mark = 58;

/** Measures in pixels, and the ink ground of the site (docs/design.md) with what stands on it. */
export const ground = {
  width,
  height,
  margin,
  column: width - field - margin - 52,
  mark,
  markMiddle: margin + mark / 2 - 8,
  /** No text begins above this line: the mark stands alone. */
  markFoot: margin + mark + 24,
  colours: {
    ink: hex(tones.ink),
    paper: tones['drawn-paper'],
    quiet: tones['drawn-quiet'],
    voice: tones['drawn-voice'],
    spark: hex(tones.saffron),
  },
} as const;

const patternColours: PatternColours = {
  line: ground.colours.voice,
  construction: tones['drawn-construction'],
  tone1: tones['drawn-1'],
  tone2: tones['drawn-2'],
  tone3: ground.colours.spark,
  strap: tones['drawn-strap'],
};

/**
 * Everything but the text: the ground, the entry's pattern at the end edge, the mark at the start. As bare pixels (RGBA):
 * this engine makes its PNGs in the event loop, where everybody waits for them.
 */
export async function drawGround({
  locale,
  key,
  contentType,
}: {
  locale: Locale;
  key: string;
  contentType?: ContentType;
}): Promise<Buffer> {
  const rtl = locale === 'ar';
  const art = pattern({ key, style: styleFor(contentType ?? 'services'), width: field, height, detail: 'cover' });
  const logo = logoMark();
  const { ink, paper, spark } = ground.colours;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ink}"/>` +
    `<svg x="${rtl ? 0 : width - field}" width="${field}" height="${height}" viewBox="${art.viewBox}" fill="none">${patternMarkup(art, patternColours)}</svg>` +
    `<svg x="${rtl ? width - margin - mark : margin}" y="${ground.markMiddle - mark / 2}" width="${mark}" height="${mark}" viewBox="${logo.viewBox}" fill="none" stroke="${paper}" stroke-width="${logo.strokeWidth}">` +
    `<path d="${logo.strokes[0]}"/><path fill="${spark}" d="${logo.strokes[1]}"/></svg></svg>`;
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels;
}

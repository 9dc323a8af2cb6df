import type { Brand, ContentType, Locale } from '@nasaq/contract';
import { paletteOf, readArtKey } from '@nasaq/brand';
import { hex, tones } from '@nasaq/design';
import { type LogoMark, logoMark, pattern, patternMarkup, styleFor, type PatternColours } from '@nasaq/patterns';

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
} as const;

/** What stands on ink, in the brand's colours. */
export function coloursOf(brand: Pick<Brand, 'accent' | 'colour'> = {}) {
  const { tones: drawn } = paletteOf(brand);
  return {
    ink: hex(tones.ink),
    paper: tones['drawn-paper'],
    quiet: tones['drawn-quiet'],
    voice: drawn['drawn-voice'],
    spark: hex(drawn.saffron),
    pattern: {
      line: drawn['drawn-voice'],
      construction: drawn['drawn-construction'],
      tone1: drawn['drawn-1'],
      tone2: drawn['drawn-2'],
      tone3: hex(drawn.saffron),
      strap: drawn['drawn-strap'],
    } satisfies PatternColours,
  };
}

/**
 * Everything but the text: the ground, the entry's pattern at the end edge, the mark at the start. As bare pixels (RGBA):
 * this engine makes its PNGs in the event loop, where everybody waits for them.
 */
export async function drawGround({
  locale,
  key,
  contentType,
  brand,
}: {
  locale: Locale;
  key: string;
  contentType?: ContentType;
  /** Of an owner who wants no patterns the field stays empty. */
  brand?: Pick<Brand, 'accent' | 'art' | 'colour' | 'mark' | 'noPatterns'> | undefined;
}): Promise<Buffer> {
  const rtl = locale === 'ar';
  const art = pattern({
    key,
    style: styleFor(contentType ?? 'services'),
    width: field,
    height,
    detail: 'cover',
    ...(brand?.art && { art: readArtKey(brand.art) }),
  });
  const logo = brand?.mark ?? { kind: 'rosette', ...logoMark() };
  const { ink, paper, pattern: colours, spark } = coloursOf(brand);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ink}"/>` +
    (brand?.noPatterns
      ? ''
      : `<svg x="${rtl ? 0 : width - field}" width="${field}" height="${height}" viewBox="${art.viewBox}" fill="none">${patternMarkup(art, colours)}</svg>`) +
    (logo.kind === 'rosette' ? rosette(logo, rtl, { paper, spark }) : '') +
    '</svg>';
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels;
}

function rosette(
  { strokes, strokeWidth, viewBox }: LogoMark,
  rtl: boolean,
  { paper, spark }: { paper: string; spark: string },
): string {
  const [outer, inner] = strokes;
  return (
    `<svg x="${rtl ? width - margin - mark : margin}" y="${ground.markMiddle - mark / 2}" width="${mark}" height="${mark}" viewBox="${viewBox}" fill="none" stroke="${paper}" stroke-width="${strokeWidth}">` +
    `<path d="${outer}"/><path fill="${spark}" d="${inner}"/></svg>`
  );
}

import type { Brand, ContentType } from '@nasaq/contract';
import type { SketchStage } from '@nasaq/patterns';

/** Whose art it is: an entry or category by its type and key. */
export interface PatternOf {
  type: ContentType;
  key: string;
}

/** Width and height of the drawings that the site server makes, in pixels. */
export const patternSizes = {
  wide: [960, 720],
  thumb: [160, 160],
  portrait: [600, 900],
  band: [1600, 560],
  strip: [420, 200],
  narrow: [200, 360],
  /** Drawn from its circles at the start to its tiles at the end. */
  growth: [1600, 420],
  /** One stage of what it is drawn through. */
  sketch: [640, 800],
} as const satisfies Record<string, readonly [number, number]>;
export type PatternRatio = keyof typeof patternSizes;

export const patternThemes = ['light', 'dark'] as const;
export type PatternTheme = (typeof patternThemes)[number];

/** `.lines` is what a filled drawing grew from, `.sketch-1` to `-4` what it is drawn through. */
export type PatternPart = '' | '.lines' | `.sketch-${SketchStage}`;

/** What a brand's drawings differ by, as `readDrawingKey` of `@nasaq/brand` reads it; nothing for those of the house. */
function drawingKey({ colour, accent, art }: Brand = {}): string {
  if (!colour && !accent && !art) return '';
  return `~${colour?.slice(1) ?? '0'}-${accent?.slice(1) ?? '0'}-${art ?? 'x'}`;
}

/** Address of a drawing; the same key gives the same drawing for ever. */
export function patternUrl(
  { type, key }: PatternOf,
  ratio: PatternRatio,
  theme: PatternTheme,
  part: PatternPart = '',
  brand?: Brand,
): string {
  return `/patterns/${theme}${drawingKey(brand)}/${ratio}/${type}/${encodeURIComponent(key)}${part}.svg`;
}

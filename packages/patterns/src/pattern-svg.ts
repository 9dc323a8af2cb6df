import { pattern, patternLines, type Pattern, type PatternOptions } from './pattern.ts';

/** Any CSS colours. */
export interface PatternColours {
  line: string;
  construction: string;
  tone1: string;
  tone2: string;
  tone3: string;
  /** Body of a strap. */
  strap: string;
}

/** Follow the theme: the page sets the custom properties, and text colour serves where it does not. */
export const themeColours: PatternColours = {
  line: 'var(--pattern-line,currentColor)',
  construction: 'var(--pattern-construction,currentColor)',
  tone1: 'var(--pattern-tone-1,currentColor)',
  tone2: 'var(--pattern-tone-2,currentColor)',
  tone3: 'var(--pattern-tone-3,currentColor)',
  strap: 'var(--pattern-strap,none)',
};

export interface PatternSvgOptions extends PatternOptions {
  colours?: PatternColours;
  /** What the pattern stands on; nothing where the page gives it a ground. */
  ground?: string;
  /** Class of the svg element. */
  className?: string;
}

/** The art of one entry as an SVG element: decorative (hidden from assistive technology), filling its box. */
export function patternSvg({ colours = themeColours, className, ground, ...options }: PatternSvgOptions): string {
  return svgOf(pattern(options), colours, { className, ground });
}

/** The lines that a filled pattern grew from, to be laid over it. */
export function patternLinesSvg({
  colours = themeColours,
  ...options
}: Omit<PatternOptions, 'style'> & Pick<PatternSvgOptions, 'colours'>): string {
  return svgOf(patternLines(options), colours, {});
}

function svgOf(
  drawn: Pattern,
  colours: PatternColours,
  { className, ground }: Pick<PatternSvgOptions, 'className' | 'ground'>,
): string {
  const name = className ? ` class="${className}"` : '';
  const below = ground ? `<path fill="${ground}" d="M0 0h${drawn.width}v${drawn.height}H0z"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${name} viewBox="${drawn.viewBox}" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">` +
    `${below}${patternMarkup(drawn, colours)}</svg>`
  );
}

/** The layers alone, to stand inside an SVG element that has no fill. */
export function patternMarkup({ layers, weights }: Pattern, colours: PatternColours = themeColours): string {
  const { construction, lines, fills, straps } = layers;
  const tones = { 1: colours.tone1, 2: colours.tone2, 3: colours.tone3 };
  let markup = '';
  if (construction)
    markup += `<path stroke="${colours.construction}" stroke-width="${weights.construction}" d="${construction}"/>`;
  for (const { tone, d } of fills) markup += `<path fill="${tones[tone]}" d="${d}"/>`;
  if (straps) {
    const stroke = `stroke="${colours.line}" stroke-width="${weights.lines}"`;
    markup += `<path fill="${colours.strap}" fill-rule="evenodd" stroke-linejoin="round" ${stroke} d="${straps.bands}"/><path ${stroke} d="${straps.bridges}"/>`;
  }
  if (lines)
    markup += `<path stroke="${colours.line}" stroke-width="${weights.lines}" stroke-miterlimit="8" d="${lines}"/>`;
  return markup;
}

import { heroPattern, type HeroPatternOptions } from './hero-pattern.ts';
import { themeColours, type PatternColours } from './pattern-svg.ts';

export interface HeroSvgOptions extends HeroPatternOptions {
  colours?: PatternColours;
  className?: string;
}

/**
 * The hero as an SVG element. Without `motion.css` it is complete from the first paint; with it,
 * the groups `pattern-ring` draw themselves one after the other, once.
 */
export function heroPatternSvg({
  colours = themeColours,
  className = 'pattern-hero',
  ...options
}: HeroSvgOptions): string {
  const { viewBox, rings, heart, weights } = heroPattern(options);
  const group = (layer: string, ring: number, data: readonly string[]) =>
    data.length > 0
      ? `<g class="pattern-${layer} pattern-ring-${ring}">${data.map((d) => `<path pathLength="1" d="${d}"/>`).join('')}</g>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">` +
    `<g stroke="${colours.construction}" stroke-width="${weights.construction}">` +
    rings
      .map(
        (ring, i) =>
          `${group('construction', i, ring.circles)}<path class="pattern-polygons pattern-ring-${i}" d="${ring.polygons}"/>`,
      )
      .join('') +
    `</g><path class="pattern-heart" fill="${colours.tone3}" d="${heart}"/>` +
    `<g stroke="${colours.line}" stroke-width="${weights.lines}" stroke-miterlimit="8">` +
    rings.map((ring, i) => group('lines', i, ring.stars)).join('') +
    `</g></svg>`
  );
}

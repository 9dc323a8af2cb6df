import { pattern, patternMarkup } from '@nasaq/patterns';
import { fill, stroke, within } from './portraits-head.ts';
import { corners, n, outline, type Corner } from './portraits-geometry.ts';

/** Concentric arcs inside an outline, as a comb leaves them in hair. */
export function combed(id: string, d: string, { x, y, from, to, step, colour, weight = 2 }: Comb): string {
  let drawn = '';
  for (let r = from; r <= to; r += step)
    drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`;
  return within(id, d, drawn);
}

interface Comb {
  x: number;
  y: number;
  from: number;
  to: number;
  step: number;
  colour: string;
  weight?: number;
}

/** Parallel strokes inside an outline. `angle` in degrees from the horizontal. */
export function hatched(id: string, d: string, angle: number, gap: number, colour: string, weight = 2): string {
  let lines = '';
  for (let y = -500; y <= 500; y += gap) lines += `M-600 ${n(y)}H600`;
  return within(
    id,
    d,
    `<path transform="rotate(${angle})" d="${lines}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`,
  );
}

/** The pattern of a key inside an outline below the chin, as woven or printed cloth. */
export function printed(id: string, d: string, key: string, colour: string, scale = 0.5): string {
  const drawn = pattern({ key, style: 'line', width: 480 / scale, height: 380 / scale });
  const colours = { line: colour, construction: 'none', tone1: 'none', tone2: 'none', tone3: 'none', strap: 'none' };
  return within(
    id,
    d,
    `<g fill="none" transform="translate(-240 100) scale(${scale})">${patternMarkup({ ...drawn, layers: { ...drawn.layers, construction: '' } }, colours)}</g>`,
  );
}

/** Hair of curls: circles along an outline, and arcs in them. */
export function curls(where: string | readonly Corner[], hair: string, sheen: string): string {
  const centres = corners(where);
  return (
    centres.map(([x, y, r = 24]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${hair}"/>`).join('') +
    centres
      .map(([x, y, r = 24], i) => {
        const a = (i * 137.5 * Math.PI) / 180;
        const q = r * 0.62;
        return stroke(
          `M${n(x + Math.cos(a) * q)} ${n(y + Math.sin(a) * q)}A${n(q)} ${n(q)} 0 0 1 ${n(x + Math.cos(a + 2.6) * q)} ${n(y + Math.sin(a + 2.6) * q)}`,
          sheen,
          2,
        );
      })
      .join('')
  );
}

/** An eight-sided gem: the one spark of a portrait. */
export function gem(x: number, y: number, r: number, colour: string): string {
  return fill(
    outline(
      Array.from({ length: 8 }, (_, i): Corner => {
        const a = ((i + 0.5) * Math.PI) / 4;
        return [x + r * Math.cos(a), y + r * Math.sin(a)];
      }),
    ),
    colour,
  );
}

import { corners, n, outline, type Corner } from './portraits-geometry.ts';
import { fill, within, type Tones } from './portraits-head.ts';

export const round = 400;

/** Hair on top and at the sides, from ear to ear; `line` is the hairline from the right ear back to the left one. */
export function cap(h: number, w: number, low: number, line: string, shift = 0): string {
  return outline([
    [-w + 8 + shift * 0.2, low, 6],
    [-w - 8 + shift * 0.3, -40, 200],
    [-w + 14 + shift * 0.6, -h + 40, 200],
    [-w * 0.5 + shift, -h, 200],
    [w * 0.5 + shift, -h, 200],
    [w - 14 + shift * 0.6, -h + 40, 200],
    [w + 8 + shift * 0.3, -40, 200],
    [w - 6 + shift * 0.2, low, 6],
    ...corners(line),
  ]);
}

/** Curls around a centre, in rings as a rosette has them. */
export function cloud(x: number, y: number, reach: number, size: number): Corner[] {
  const all: Corner[] = [];
  for (let r = 0; r <= reach; r += size * 1.1) {
    const count = Math.max(1, Math.round((2 * Math.PI * r) / (size * 1.25)));
    for (let i = 0; i < count; i += 1) {
      const a = (i / count) * 2 * Math.PI + r;
      const px = x + Math.cos(a) * r;
      const py = y + Math.sin(a) * r * (Math.sin(a) > 0 ? 0.92 : 0.86);
      all.push([px, py, size]);
    }
  }
  return all;
}

export const fringe: Corner[] = [
  [-104, 20, 22],
  [-100, -16, 24],
  [-92, -52, 26],
  [-66, -84, 28],
  [-30, -104, 28],
  [8, -106, 28],
  [46, -96, 28],
  [76, -70, 26],
  [94, -36, 24],
  [104, 4, 22],
  [-112, 50, 20],
  [110, 44, 20],
  [-46, -74, 16],
  [60, -66, 14],
];

/** Short tight hair: points on a triangular grid. */
export function dots(id: string, d: string, colour: string): string {
  let drawn = '';
  for (let row = 0; row < 26; row += 1)
    for (let column = -12; column < 12; column += 1)
      drawn += `<circle cx="${n(column * 11 + (row % 2) * 5.5)}" cy="${n(-170 + row * 9.5)}" r="1.9" fill="${colour}"/>`;
  return within(id, d, drawn);
}

export function dotted(id: string, d: string, t: Tones): string {
  return fill(d, t.hair) + dots(id, d, t.sheen);
}

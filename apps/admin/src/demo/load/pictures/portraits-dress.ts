import { n, outline, trace, type Corner } from './portraits-geometry.ts';
import { fill, stroke, turned, within, type Head, type Tones } from './portraits-head.ts';
import { gem, hatched } from './portraits-texture.ts';
import { round } from './portraits-hair.ts';

export const shoulders = (w: number, y: number, slope: number): Corner[] => [
  [-w, 460],
  [-w, y + slope, 60],
  [-60, y, 20],
  [60, y, 20],
  [w, y + slope, 60],
  [w, 460],
];

/** A knitted neckline. */
export function crew(t: Tones, id: string, w: number): string {
  const band = outline([
    [-w + 2, 170, 4],
    [-w + 14, 190, 30],
    [0, 208, 60],
    [w - 10, 190, 30],
    [w + 2, 170, 4],
    [w + 16, 178, 4],
    [w - 2, 212, 40],
    [0, 238, 90],
    [-w + 4, 212, 40],
    [-w - 14, 178, 4],
  ]);
  return fill(band, t.cloth) + hatched(id, band, 90, 9, t.cloth2, 2);
}

/** The cap under a veil. */
export function veilBack(colour: string): string {
  return fill(outline('-96 40, -106 -70, -70 -130, 0 -146, 72 -130, 106 -70, 98 40', 200), colour);
}

/** A veil around the face, wound under the chin and over the shoulder on the light side. */
export function veil(t: Tones, turn: number, light: string, shade: string, line: string): string {
  const s = Math.sin((turn * Math.PI) / 180);
  const m = s * 58;
  const opening: Corner[] = [
    [-90 + s * 10, 10],
    [-84 + s * 10, -60],
    [-46 + m * 0.3, -112],
    [46 + m * 0.3, -112],
    [84 + s * 10, -60],
    [90 + s * 10, 10],
    [64 + m * 0.6, 94],
    [m + 22, 134],
    [m - 22, 134],
    [-64 + m * 0.6, 94],
  ];
  const around: Corner[] = [
    [-122, 40],
    [-124, -60],
    [-92, -150],
    [0, -182],
    [92, -150],
    [124, -60],
    [120, 60],
    [136, 180, 60],
    [216, 268, 60],
    [216, 480, 0],
    [-216, 480, 0],
    [-216, 276, 60],
    [-138, 180, 60],
  ];
  const d = outline(around, round) + outline(opening, 90);
  const dark = outline([
    [60, -200],
    [96, -60, 90],
    [92, 20, 90],
    [m + 40, 110, 50],
    [m + 10, 150, 30],
    [60, 190, 60],
    [110, 300],
    [80, 480],
    [300, 480],
    [300, -200],
  ]);
  return (
    `<path fill-rule="evenodd" fill="${light}" d="${d}"/>` +
    within(
      'veil',
      d,
      fill(dark, shade) +
        fill(
          outline([
            [-90, 60],
            [m - 20, 136, 40],
            [m + 60, 110],
            [210, 210, 90],
            [60, 262, 90],
            [-60, 214, 90],
          ]),
          light,
        ) +
        fill(
          outline([
            [-80, 88],
            [m - 10, 140, 50],
            [m + 50, 112, 4],
            [m + 24, 166, 40],
            [-36, 172, 60],
          ]),
          shade,
        ) +
        [0, 1, 2, 3]
          .map((i) =>
            stroke(
              trace([
                [-104 - i * 6, 70 + i * 8],
                [-60 - i * 2, 178 + i * 26, 90],
                [60, 214 + i * 30, 90],
                [230, 190 + i * 34],
              ]),
              line,
              2.2,
            ),
          )
          .join('') +
        [0, 1, 2].map((i) => stroke(crease(s, i), line, 2.2)).join(''),
    ) +
    gem(-108, 74, 6.5, t.spark)
  );
}

/** A fold that runs round the face from the crown to the shoulder. */
function crease(s: number, i: number): string {
  return trace([
    [-66 + i * 26, -118 - i * 10],
    [s * 30 + 20 + i * 14, -128 - i * 12, 120],
    [104 + i * 7, -92 - i * 10, 120],
    [102 + i * 8, 60 - i * 30],
  ]);
}

export function glasses(head: Head, sides: number, colour: string, arms = true): string {
  const x = (v: number) => turned(head, v, 112);
  const ring = (side: -1 | 1) => {
    const cx = (x(side * 14) + x(side * 76)) / 2;
    const rx = Math.abs(x(side * 14) - x(side * 76)) / 2;
    const corners: Corner[] = Array.from({ length: sides }, (_, i) => {
      const a = ((i + 0.5) / sides) * 2 * Math.PI;
      return [cx + Math.cos(a) * (rx + 1), 3 + Math.sin(a) * 31, 3] as const;
    });
    return stroke(outline(corners), colour, 4);
  };
  const bridge = stroke(
    trace([
      [x(-13), -2],
      [x(0), -7, 10],
      [x(13), -2],
    ]),
    colour,
    4,
  );
  const near = stroke(`M${n(x(-77))} -4L${n(-102)} -8`, colour, 3.6);
  const far = head.turn < 12 ? stroke(`M${n(x(77))} -4L${n(104)} -8`, colour, 3.6) : '';
  return ring(-1) + ring(1) + bridge + (arms ? near + far : '');
}

export function hoop(x: number, y: number, r: number, colour: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="none" stroke="${colour}" stroke-width="5"/>`;
}

import type { LogoMark } from './logo-mark.ts';
import { pathOf } from './path-data.ts';
import { polar, type Point } from './point.ts';
import { pick, randomFrom } from './random.ts';

/** Points of the rosette; neither five nor six, which stand on flags. Eight is the house's own. */
const folds = [7, 9, 10, 12, 14, 16] as const;
const size = 240;
const radius = 112;

/** A mark for a company that has none: a rosette of two closed strokes, constructed from its name and always the same. */
export function rosetteOf(name: string): LogoMark {
  const random = randomFrom(`rosette/${name.normalize('NFKC').trim().toLowerCase()}`);
  const fold = pick(random, folds);
  const [outer, inner] = [pick(random, fold > 9 ? [3, 4] : [2, 3]), pick(random, fold > 9 ? [3, 4, 5] : [2, 3])];
  const first = -90 + (pick(random, [0, 1]) * 180) / fold;
  const waist = waistOf(radius, fold, outer);
  const turn = 180 / fold;
  return {
    viewBox: `0 0 ${size} ${size}`,
    strokes: [star(fold, radius, waist, first), star(fold, waist, waistOf(waist, fold, inner), first + turn)],
    strokeWidth: fold > 10 ? 10 : 13,
  };
}

/** Inner corners of the star polygon {fold/step}, whose points stand on `tip`. */
function waistOf(tip: number, fold: number, step: number): number {
  return tip * (Math.cos((Math.PI * step) / fold) / Math.cos((Math.PI * (step - 1)) / fold));
}

function star(fold: number, tip: number, notch: number, first: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 2 * fold; i++) {
    const { x, y } = polar(first + (i * 180) / fold, i % 2 === 0 ? tip : notch);
    points.push({ x: size / 2 + x, y: size / 2 + y });
  }
  return pathOf([{ points, closed: true }]);
}

import { pathOf } from './path-data.ts';
import { polar, type Point } from './point.ts';

/** The brand's mark: an eightfold rosette of two closed strokes, each drawable by `pathLength="1"`. */
export interface LogoMark {
  viewBox: string;
  /** The two crossed squares, then the star inside them; between them stand the eight petals. */
  strokes: readonly [outer: string, inner: string];
  /** In units of the view box. */
  strokeWidth: number;
}

const size = 240;
const radius = 110;

export function logoMark(): LogoMark {
  // Inner corners of two squares in one circle, and of the {8/3} star whose points stand on those.
  const waist = radius * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
  const heart = waist * (Math.cos((3 * Math.PI) / 8) / Math.cos(Math.PI / 8));
  return {
    viewBox: `0 0 ${size} ${size}`,
    strokes: [star(radius, waist, -90), star(waist, heart, -67.5)],
    strokeWidth: 14,
  };
}

function star(tip: number, notch: number, first: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const { x, y } = polar(first + i * 22.5, i % 2 === 0 ? tip : notch);
    points.push({ x: size / 2 + x, y: size / 2 + y });
  }
  return pathOf([{ points, closed: true }]);
}

import type { Point } from './point.ts';

export interface Outline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/**
 * Path data for polylines, as short as it gets without losing a tenth of a unit: relative steps
 * between rounded places (so that rounding never adds up), implied line commands, no needless
 * zeros or separators.
 */
export function pathOf(outlines: Iterable<Outline>): string {
  const pen = new Pen();
  for (const { points, closed } of outlines) pen.outline(points, closed);
  return pen.data;
}

/** Path data for whole circles. */
export function circlesOf(circles: Iterable<{ centre: Point; radius: number }>): string {
  const pen = new Pen();
  for (const { centre, radius } of circles) pen.circle(centre, radius);
  return pen.data;
}

class Pen {
  data = '';
  private x = 0;
  private y = 0;
  private fresh = true;
  private afterCommand = true;
  private afterFraction = false;

  outline(points: readonly Point[], closed: boolean): void {
    const places = points
      .map((p) => [Math.round(p.x * 10), Math.round(p.y * 10)] as const)
      .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
    const [first] = places;
    if (!first || places.length < 2) return;
    places.forEach(([x, y], i) => {
      if (i === 0) this.move();
      // After an absolute move, implied lines would be absolute too.
      if (i === 1 && this.fresh) this.command('l');
      this.numbers(x - this.x, y - this.y);
      [this.x, this.y] = [x, y];
    });
    if (!closed) return;
    this.command('z');
    [this.x, this.y] = first;
  }

  circle(centre: Point, radius: number): void {
    const r = Math.round(radius * 10);
    const [x, y] = [Math.round(centre.x * 10) - r, Math.round(centre.y * 10)];
    this.move();
    this.numbers(x - this.x, y - this.y);
    for (const diameter of [2 * r, -2 * r]) {
      this.command('a');
      this.numbers(r, r, 0, 10, 0, diameter, 0);
    }
    [this.x, this.y] = [x, y];
  }

  /** The first step is from the origin and absolute, so that data can be joined to other data. */
  private move(): void {
    this.fresh = this.data === '';
    this.command(this.fresh ? 'M' : 'm');
  }

  /** Numbers in tenths, with a space only where the number before would swallow the next. */
  private numbers(...tenths: number[]): void {
    for (const value of tenths) {
      const whole = Math.trunc(value / 10);
      const rest = Math.abs(value % 10);
      const sign = value < 0 && whole === 0 ? '-' : '';
      const text = rest === 0 ? `${whole}` : `${sign}${whole === 0 ? '' : whole}.${rest}`;
      const first = text.charCodeAt(0);
      const apart = this.afterCommand || first === minus || (first === dot && this.afterFraction);
      this.data += apart ? text : ` ${text}`;
      this.afterCommand = false;
      this.afterFraction = rest !== 0;
    }
  }

  private command(letter: string): void {
    this.data += letter;
    this.afterCommand = true;
  }
}

const minus = 45;
const dot = 46;

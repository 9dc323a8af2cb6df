/** A corner of an outline; the third number rounds it by an arc. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Corners as SVG writes points: `x y` or `x y radius`, with commas between. */
type Corners = string | readonly Corner[];

export function corners(from: Corners): readonly Corner[] {
  if (typeof from !== 'string') return from;
  return from.split(', ').map((corner) => corner.split(' ').map(Number) as unknown as Corner);
}

/** A closed outline of straight edges that meet in arcs, as path data. */
export function outline(from: Corners, rounded = 0): string {
  const all = corners(from);
  const count = all.length;
  return `${all
    .map((corner, index) => {
      const before = all[(index + count - 1) % count]!;
      const after = all[(index + 1) % count]!;
      return `${index === 0 ? 'M' : 'L'}${turn(before, corner, after, rounded)}`;
    })
    .join('')}Z`;
}

/** An open stroke of straight edges that meet in arcs. */
export function trace(from: Corners): string {
  const all = corners(from);
  return all
    .map((corner, index) => {
      const before = all[index - 1];
      const after = all[index + 1];
      return `${index === 0 ? 'M' : 'L'}${before && after ? turn(before, corner, after) : at(corner[0], corner[1])}`;
    })
    .join('');
}

/** Two arcs between two points, as eyes and leaves have them; `up` and `down` are the heights of the arcs. */
export function lens(x1: number, y1: number, x2: number, y2: number, up: number, down: number): string {
  return `M${at(x1, y1)}${arc(x1, y1, x2, y2, up, 1)}${arc(x2, y2, x1, y1, down, 1)}Z`;
}

/** An arc from the current point over a chord, `height` above it. */
export function arc(x1: number, y1: number, x2: number, y2: number, height: number, sweep: 0 | 1): string {
  const chord = Math.hypot(x2 - x1, y2 - y1);
  const rise = Math.max(Math.abs(height), 0.01);
  const radius = (chord * chord) / (8 * rise) + rise / 2;
  return `A${n(radius)} ${n(radius)} 0 0 ${height < 0 ? 1 - sweep : sweep} ${at(x2, y2)}`;
}

export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Where the rounding of a corner begins and ends, and the arc between. */
function turn(before: Corner, [x, y, own]: Corner, after: Corner, rounded = 0): string {
  const radius = own ?? rounded;
  const [ax, ay, a] = toward(x, y, before);
  const [bx, by, b] = toward(x, y, after);
  const angle = Math.acos(Math.max(-1, Math.min(1, ax * bx + ay * by)));
  if (radius === 0 || angle < 0.02 || angle > Math.PI - 0.02) return at(x, y);
  const cut = Math.min(radius / Math.tan(angle / 2), a * 0.49, b * 0.49);
  const real = cut * Math.tan(angle / 2);
  const sweep = ax * by - ay * bx < 0 ? 1 : 0;
  return `${at(x + ax * cut, y + ay * cut)}A${n(real)} ${n(real)} 0 0 ${sweep} ${at(x + bx * cut, y + by * cut)}`;
}

function toward(x: number, y: number, [tx, ty]: Corner): [x: number, y: number, length: number] {
  const length = Math.hypot(tx - x, ty - y);
  return length === 0 ? [0, 0, 0] : [(tx - x) / length, (ty - y) / length, length];
}

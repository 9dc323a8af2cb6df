const radius = 96;
const centre = 100;
const inner = radius * 0.5412;

/** The parts of one eightfold star as a craftsman draws it, as path data. */
export const circle = { cx: centre, cy: centre, r: radius };
export const rays = [0, 45, 90, 135].map((turn) => `M${point(radius, turn)}L${point(radius, turn + 180)}`).join('');
export const squares = square(0) + square(45);
export const star = starPath(radius, inner, 0);
export const heart = starPath(inner, radius * 0.2929, 22.5);

function square(turn: number): string {
  return `M${[0, 90, 180, 270].map((corner) => point(radius, corner + turn)).join('L')}Z`;
}

function starPath(outer: number, inside: number, turn: number): string {
  const points = Array.from({ length: 16 }, (_, index) => point(index % 2 ? inside : outer, 22.5 * index + turn));
  return `M${points.join('L')}Z`;
}

function point(distance: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + distance * Math.sin(angle)).toFixed(1)} ${(centre - distance * Math.cos(angle)).toFixed(1)}`;
}

/** Three closed lines of the rosette in a square of 64: two squares of the eightfold star, and the star inside them. */
export const logoPaths = [polygon(4, 29, 45), polygon(4, 29, 0), star(8, 18.2, 9.8)];

function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, index) => point(radius, (360 / corners) * index + turn));
  return `M${points.join('L')}Z`;
}

function star(arms: number, outer: number, inner: number): string {
  const step = 180 / arms;
  const points = Array.from({ length: arms * 2 }, (_, index) => point(index % 2 ? inner : outer, step * index));
  return `M${points.join('L')}Z`;
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
}

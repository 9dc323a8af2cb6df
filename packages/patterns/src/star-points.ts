import { cross, subtract, type Point } from './point.ts';

/**
 * With how many points a closed outline is a star: its corners point out and in by turns.
 *
 * @returns 0 where it is no star.
 */
export function starPoints(outline: readonly Point[]): number {
  const turns = outline
    .map((p, i) => {
      const before = outline[(i + outline.length - 1) % outline.length] as Point;
      const after = outline[(i + 1) % outline.length] as Point;
      const [arriving, leaving] = [subtract(p, before), subtract(after, p)];
      return cross(arriving, leaving) / (Math.hypot(arriving.x, arriving.y) * Math.hypot(leaving.x, leaving.y));
    })
    // Where a line is only crossed by another it does not turn.
    .filter((turn) => Math.abs(turn) > 0.02);
  const alternates = turns.every((turn, i) => turn > 0 !== (turns[(i + 1) % turns.length] as number) > 0);
  return turns.length > 4 && alternates ? turns.length / 2 : 0;
}

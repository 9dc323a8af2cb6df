/** `null` at the top of the page. */
export type ScrollDirection = 'up' | 'down' | null;

/** The direction after a scroll from one position to another; it is kept until it changes, and overscroll counts as the top. */
export function nextDirection(current: ScrollDirection, from: number, to: number): ScrollDirection {
  const [before, after] = [Math.max(0, from), Math.max(0, to)];
  if (after === 0) return null;
  if (after === before) return current;
  return after > before ? 'down' : 'up';
}

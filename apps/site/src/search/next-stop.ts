/** The place of the search field, before the first stop. */
export const field = -1;

/**
 * Where a key leads among the results, or whatever else can be chosen.
 * @param at the stop that has the focus; `field` where none has
 * @returns the stop to go to, `field`, or `null` where the key does what it always does
 */
export function nextStop(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at === field ? count - 1 : at - 1;
  if (at === field) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

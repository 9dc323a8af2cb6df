/** Three rows of the table of distances, used in turn: a search measures thousands of words. */
const longest = 255;
let before = new Uint8Array(longest + 1);
let previous = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/**
 * How many slips of the finger lie between two words: a letter too many, too few, wrong, or swapped with its neighbour
 * (optimal string alignment). Gives `limit + 1` as soon as it is clear that there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > longest || b.length > longest) return limit + 1;
  for (let column = 0; column <= b.length; column += 1) previous[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let steps = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) steps = Math.min(steps, before[column - 2]! + 1);
      current[column] = steps;
      least = Math.min(least, steps);
    }
    // A swap looks two rows back, where the least may be smaller by one.
    if (least > limit + 1) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, limit + 1);
}

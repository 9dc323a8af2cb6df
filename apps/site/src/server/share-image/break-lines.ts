/**
 * Breaks a text into lines no wider than `width`, as evenly as the fewest lines allow; a single
 * word that is wider stands alone.
 *
 * @param measure width of a line in the same unit.
 */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines = fill(text, width, measure);
  if (lines.length < 2) return lines;
  // The narrowest measure that needs no further line leaves no lonely last word.
  let [narrow, wide] = [width / 2, width];
  for (let i = 0; i < 5; i++) {
    const middle = (narrow + wide) / 2;
    if (fill(text, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  const even = fill(text, wide, measure);
  return even.every((line) => measure(line) <= width) ? even : lines;
}

/** The first `count` lines; where more follow, the last of them ends in an ellipsis and still fits. */
export function limitLines(
  lines: readonly string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): string[] {
  if (lines.length <= count) return [...lines];
  const kept = lines.slice(0, count);
  let last = `${kept[count - 1]} ${lines[count]}`;
  do {
    last = last.slice(0, last.search(/\s\S*$/u)).replace(/(?<![\s،,؛;:.])[\s،,؛;:.]+$/u, '');
  } while (measure(`${last}…`) > width && last.includes(' '));
  return [...kept.slice(0, -1), `${last}…`];
}

/** What may not be broken apart; a version stays with its product: "PostgreSQL 18". */
export function wordsOf(text: string): string[] {
  return text
    .trim()
    .replace(/([A-Za-z]) (\d+)(?!\S)/g, '$1\u00a0$2')
    .split(/[ \t\n\r]+/)
    .filter(Boolean);
}

function fill(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

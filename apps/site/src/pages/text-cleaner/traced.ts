/** A text on its way through the rules. */
export interface Traced {
  text: string;
  /** Where each UTF-16 unit stood in the text that came in; -1 where a rule has put it. */
  origin: Int32Array;
}

export function traced(text: string): Traced {
  const origin = new Int32Array(text.length);
  for (let index = 0; index < origin.length; index += 1) origin[index] = index;
  return { text, origin };
}

/** What becomes of a match; the match itself where it stays. */
export type Replace = (match: string, index: number, text: string) => string;

/** The text with every match replaced, how many were, and where what is left of it came from. */
export function rewrite(
  { text, origin }: Traced,
  pattern: RegExp,
  replace: Replace,
): { traced: Traced; count: number } {
  const edits = [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
    const put = replace(match, index, text);
    return put === match ? [] : [{ start: index, end: index + match.length, put }];
  });
  if (edits.length === 0) return { traced: { text, origin }, count: 0 };
  const pieces: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const { start, end, put } of edits) {
    keep(at, start);
    pieces.push(put);
    for (let unit = 0; unit < put.length; unit += 1) places.push(-1);
    at = end;
  }
  keep(at, text.length);
  return { traced: { text: pieces.join(''), origin: Int32Array.from(places) }, count: edits.length };

  function keep(from: number, to: number): void {
    pieces.push(text.slice(from, to));
    for (let unit = from; unit < to; unit += 1) places.push(origin[unit]!);
  }
}

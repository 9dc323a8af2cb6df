/** Within so many letters a cut is moved to the end of a word. */
const wordReach = 40;

/** A text of at most so many letters and an ellipsis, cut behind a whole word where one ends near enough. */
export function excerpt(text: string, most: number): string {
  return text.length <= most ? text : `${beginningOf(text, most)}…`;
}

/** The first words of a text, of at most so many letters; all of it where it has no more. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, endBefore(text, most));
}

/** The last words of a text in the same way. */
export function endOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(startAfter(text, text.length - most));
}

/** The same of the middle of a text: the letters around a place, with an ellipsis on each side that goes on. */
export function excerptAround(text: string, at: number, most: number): string {
  if (text.length <= most) return text;
  const from = Math.max(0, Math.min(at - Math.round(most / 4), text.length - most));
  const start = from === 0 ? 0 : startAfter(text, from);
  return `${start > 0 ? '…' : ''}${excerpt(text.slice(start), most)}`;
}

/** Where two texts begin to differ. */
export function differenceAt(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

/** Half an Arabic word would end with the wrong letter. */
function endBefore(text: string, at: number): number {
  const tail = text.slice(Math.max(0, at - wordReach), at + 1);
  const space = tail.search(/\s\S*$/u);
  if (space >= 0) return at + 1 - tail.length + space;
  return isInsidePair(text, at) ? at - 1 : at;
}

function startAfter(text: string, at: number): number {
  const space = text.slice(at - 1, at + wordReach).search(/\s\S/u);
  if (space >= 0) return at + space;
  return isInsidePair(text, at) ? at + 1 : at;
}

/** Two units may be one letter. */
function isInsidePair(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}

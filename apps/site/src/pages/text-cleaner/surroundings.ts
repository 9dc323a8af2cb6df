const arabicLetter = /\p{Script=Arabic}/u;
/** A tatweel belongs to no script. */
const letter = /(?!\u0640)\p{L}/u;
/** How far a rule looks around itself: a long text must not be read through for each of its commas. */
const reach = 200;

export type Hand = 'arabic' | 'latin';

/** The script of the nearest letter before a place, in its line, and else behind it; `null` where there is none near. */
export function handAt(text: string, index: number): Hand | null {
  return nearest(index - 1, -1) ?? nearest(index + 1, 1);

  function nearest(from: number, step: 1 | -1): Hand | null {
    for (let at = from; Math.abs(at - index) <= reach; at += step) {
      const sign = text[at];
      if (sign === undefined || sign === '\n') return null;
      if (letter.test(sign)) return arabicLetter.test(sign) ? 'arabic' : 'latin';
    }
    return null;
  }
}

/** Whether a place lies inside an address of a page or mailbox, whose signs have a meaning of their own. */
export function isInAddress(text: string, index: number): boolean {
  let start = index;
  while (start > 0 && index - start < reach && !/\s/.test(text[start - 1]!)) start -= 1;
  let end = index + 1;
  while (end < text.length && end - index < reach && !/\s/.test(text[end]!)) end += 1;
  const before = text.slice(start, index);
  return /:\/\/|^www\.|\w@/.test(before) || /^[\w.+-]*@\w/.test(text.slice(index, end));
}

/** Whether a sentence or a part of it ends here: nothing follows, a space, or what closes. */
export function endsBefore(text: string, index: number): boolean {
  const next = text[index];
  return next === undefined || /[\s»”")\]]/.test(next);
}

import type { Translator } from './translator.ts';

/** Signs that nothing shows, as the digits of a key's letters: two bits each. */
export const digits = '\u2061\u2062\u2063\u2064';
const edge = '\u2060';

const marked = new WeakMap<Translator, Translator>();

/** A translator that writes each text's key behind it, unseen: for the page on which staff click a text to change it. */
export function withMarks(translator: Translator): Translator {
  const t = ((key: string, ...values: []) => translator.t(key as never, ...values) + markOf(key)) as Translator['t'];
  const known = marked.get(translator) ?? { ...translator, t };
  marked.set(translator, known);
  return known;
}

function markOf(key: string): string {
  const letters = Array.from(key, (letter) => letter.charCodeAt(0));
  const written = letters.flatMap((code) => [6, 4, 2, 0].map((shift) => digits[(code >> shift) & 3]));
  return edge + written.join('') + edge;
}

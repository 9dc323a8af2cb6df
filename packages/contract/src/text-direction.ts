type Direction = 'ltr' | 'rtl';

const letters = /\p{L}/gu;
/** A letter of a script that runs from right to left. */
export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** By the first letter; `undefined` for a text without any, which goes as its surroundings do. */
export function firstDirection(text: string): Direction | undefined {
  const [first] = text.match(letters) ?? [];
  return first === undefined ? undefined : directionOf(first);
}

/**
 * Of a text whose letters all go one way: `undefined` for one that mixes both, since an Arabic sentence that begins with
 * a Latin name stays Arabic, and for one without letters.
 */
export function wholeDirection(text: string): Direction | undefined {
  const [first, ...others] = new Set((text.match(letters) ?? []).map(directionOf));
  return others.length === 0 ? first : undefined;
}

function directionOf(letter: string): Direction {
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

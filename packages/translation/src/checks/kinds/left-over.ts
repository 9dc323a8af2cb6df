import type { Token } from '../tokens/token.ts';

/** What one side says beyond the other: first the same answers the same, then what agrees, and then once more. */
export function leftOver<Value>(
  en: readonly Token<Value>[],
  ar: readonly Token<Value>[],
  ...answers: ((one: Value, other: Value) => boolean)[]
): [Token<Value>[], Token<Value>[]] {
  let [english, arabic] = [[...en], [...ar]];
  for (const isAnswer of answers) {
    english = english.filter((one) => {
      const place = arabic.findIndex((other) => isAnswer(one.value, other.value));
      if (place >= 0) arabic.splice(place, 1);
      return place < 0;
    });
  }
  if (english.length > 0 && arabic.length > 0) return [english, arabic];
  // Said twice in one language and once in the other.
  const isSaid = (one: Token<Value>, others: readonly Token<Value>[]) =>
    others.some((other) => answers.some((isAnswer) => isAnswer(one.value, other.value)));
  return [english.filter((one) => !isSaid(one, ar)), arabic.filter((one) => !isSaid(one, en))];
}

/** What one list has more often than another. */
export function without(from: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return from.filter((one) => {
    const place = rest.indexOf(one);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

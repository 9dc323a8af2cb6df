/** U+0000, which PostgreSQL takes in no text, and halves of surrogate pairs, which it takes in no JSON. */
// oxlint-disable-next-line no-control-regex
const unstorable = /[\u0000\p{Surrogate}]/gu;

/** A text without the characters that the database cannot store; the same one where it has none. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/**
 * A value as JSON has it, with every text and every name in it as `storableText` leaves it, however deep; the same object
 * where nothing is left out. What is no plain object (a date, a file) stays as it is.
 */
export function storable<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) {
    const items = value.map(cleaned);
    return items.every((item, place) => Object.is(item, value[place])) ? value : items;
  }
  if (!isPlain(value)) return value;
  const before = Object.entries(value);
  const after = before.map(([name, part]): [string, unknown] => [storableText(name), cleaned(part)]);
  const isSame = after.every(([name, part], place) => name === before[place]![0] && Object.is(part, before[place]![1]));
  return isSame ? value : Object.fromEntries(after);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

import { expect, test } from 'vitest';
import { storable, storableText } from './storable.ts';

test('what the database cannot store is left out of a text, and nothing else', () => {
  expect(storableText('a\0b\uD800c\uDC00')).toBe('abc');
  const whole = 'tab\t line\n سلام \u200F👩‍💻 \u0007\u2028';
  expect(storableText(whole)).toBe(whole);
});

test('it is left out however deep, and what has none of it stays the same object', () => {
  const at = new Date(0);
  const sound = { at, rows: [{ id: '1', text: 'One', empty: null }], count: 2 };
  expect(storable(sound)).toBe(sound);
  const mixed = storable({ sound, root: { children: [{ text: 'a\0b', ['na\0me']: [null, '\uDFFF'] }] } });
  expect(mixed).toEqual({ sound, root: { children: [{ text: 'ab', name: [null, ''] }] } });
  expect(mixed.sound).toBe(sound);
});

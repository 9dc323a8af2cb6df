import { expect, test } from 'vitest';
import { isSearchKey } from './is-search-key.ts';

const pressed = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {}) =>
  isSearchKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });

test.each([
  ['/', 'Slash', {}],
  ['/', 'Digit7', { shiftKey: true }],
  ['ظ', 'Slash', {}],
  ['k', 'KeyK', { ctrlKey: true }],
  ['K', 'KeyK', { metaKey: true }],
  ['ن', 'KeyK', { ctrlKey: true }],
])('%s of %s opens the search', (key, code, modifiers) => {
  expect(pressed(key, code, modifiers)).toBe(true);
});

test.each([
  ['k', 'KeyK', {}],
  ['ن', 'KeyK', {}],
  ['/', 'Slash', { ctrlKey: true }],
  ['k', 'KeyK', { ctrlKey: true, altKey: true }],
  ['K', 'KeyK', { ctrlKey: true, shiftKey: true }],
  ['-', 'Slash', {}],
  ['Escape', 'Escape', {}],
])('%s of %s with %j does not', (key, code, modifiers) => {
  expect(pressed(key, code, modifiers)).toBe(false);
});

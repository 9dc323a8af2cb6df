import { readCatalogue } from '@nasaq/messages/catalogue';
import { expect, test } from 'vitest';
import { withMarks } from './mark-texts.ts';
import { keysIn } from './read-marks.ts';
import { translatorOf } from './translator.ts';

test('every text carries its key, which nobody sees', () => {
  const catalogue = readCatalogue('ar');
  const { t } = withMarks(translatorOf('ar', catalogue, 'arab'));
  const keys = Object.keys(catalogue);
  expect(keys.length).toBeGreaterThan(500);
  for (const key of keys) {
    const text = t(key as never);
    expect(keysIn(`${text} ${text}`)).toEqual([key, key]);
    expect(text.replaceAll(/[\u2060-\u2064]/g, '')).toBe(translatorOf('ar', catalogue, 'arab').t(key as never));
  }
});

test('a text without marks names nothing', () => {
  expect(keysIn('plain \u2060 text')).toEqual([]);
});

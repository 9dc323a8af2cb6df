import { expect, test } from 'vitest';
import { beginningOf, differenceAt, endOf, excerpt, excerptAround } from './excerpt.ts';

test('a short text stays as it is', () => {
  expect(excerpt('متجر إلكتروني', 40)).toBe('متجر إلكتروني');
  expect(excerptAround('An online store', 9, 40)).toBe('An online store');
});

test('a long text is cut behind a whole word, in both languages', () => {
  expect(excerpt('An online store that sells by itself', 18)).toBe('An online store…');
  expect(excerpt('متجر إلكتروني يبيع وحده في كل وقت', 16)).toBe('متجر إلكتروني…');
});

test('letters without a space are cut where they are too many, and never within one letter', () => {
  expect(excerpt('a'.repeat(200_000), 80)).toBe(`${'a'.repeat(80)}…`);
  expect(excerpt('😀'.repeat(100), 81)).toBe(`${'😀'.repeat(40)}…`);
});

test('around a place, both sides that go on are marked', () => {
  const text = `${'before '.repeat(100)}changed ${'after '.repeat(100)}`;
  const cut = excerptAround(text, text.indexOf('changed'), 80);
  expect(cut).toMatch(/^…before .*changed after .*after…$/u);
  expect(cut.length).toBeLessThan(85);
  expect(excerptAround(text, 0, 40)).toMatch(/^before .*before…$/u);
  expect(excerptAround(text, text.length, 40)).toMatch(/^…after .*after $/u);
});

test('texts differ at the first letter that is another one', () => {
  expect(differenceAt('متجر جديد', 'متجر قديم')).toBe(5);
  expect(differenceAt('same', 'same and more')).toBe(4);
});

test('beginnings and ends of a text are whole words, too', () => {
  const text = 'يتذكر كل طرف الوعد على طريقته';
  expect(beginningOf(text, 9)).toBe('يتذكر كل');
  expect(endOf(text, 9)).toBe('طريقته');
  expect([beginningOf(text, 90), endOf(text, 90)]).toEqual([text, text]);
});

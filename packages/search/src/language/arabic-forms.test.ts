import { expect, test } from 'vitest';
import { withoutEnding, withoutHamzaSeats, withoutProclitics } from './arabic-forms.ts';

test.each([
  ['التصميم', ['تصميم']],
  ['والتصميم', ['تصميم']],
  ['بالتصميم', ['تصميم']],
  ['للتصميم', ['تصميم']],
  ['وبالتصميم', ['تصميم']],
  ['وتصميم', ['تصميم']],
  ['الأب', []],
  ['ولد', []],
  ['مصمم', []],
])('%s without proclitics is %j', (word, bare) => {
  expect(withoutProclitics(word)).toEqual(bare);
});

test.each([
  ['مهندسون', 'مهندس'],
  ['مهندسين', 'مهندس'],
  ['خدمات', 'خدم'],
  ['خدمه', 'خدم'],
  ['موقعنا', 'موقع'],
  ['ثمن', 'ثمن'],
])('%s without its ending is %s', (word, stem) => {
  expect(withoutEnding(word)).toBe(stem);
});

test('hamza on its other seats is often left out', () => {
  expect(['مسؤول', 'قارئ', 'شيء'].map(withoutHamzaSeats)).toEqual(['مسوول', 'قاري', 'شي']);
});

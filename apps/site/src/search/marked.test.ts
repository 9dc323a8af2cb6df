import { expect, test } from 'vitest';
import { markedParts } from './marked.tsx';

const shown = (text: string, ranges: [number, number][]) =>
  markedParts(text, ranges)
    .map(({ part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test.each([
  ['Web platforms', [], 'Web platforms'],
  ['Web platforms', [[0, 3]], '[Web] platforms'],
  ['منصات الويب', [[6, 11]], 'منصات [الويب]'],
  [
    'one two three',
    [
      [8, 13],
      [0, 3],
    ],
    '[one] two [three]',
  ],
  [
    'one two',
    [
      [0, 5],
      [2, 7],
    ],
    '[one t][wo]',
  ],
  ['short', [[2, 99]], 'sh[ort]'],
  ['short', [[9, 12]], 'short'],
  ['', [[0, 3]], ''],
] as [string, [number, number][], string][])('%j marked at %j is %j', (text, ranges, expected) => {
  expect(shown(text, ranges)).toBe(expected);
});

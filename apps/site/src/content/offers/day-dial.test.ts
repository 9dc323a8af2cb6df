import { expect, test } from 'vitest';
import { minutesOf } from './day-dial.tsx';

test('a time of the clock is minutes after midnight', () => {
  expect(['0:00', '7:40', '07:40', '16.30', '23:59'].map(minutesOf)).toEqual([0, 460, 460, 990, 1439]);
});

test('words and times that no clock shows are none', () => {
  expect(['at dawn', '24:00', '7:60', '7', ''].map(minutesOf)).toEqual([null, null, null, null, null]);
});

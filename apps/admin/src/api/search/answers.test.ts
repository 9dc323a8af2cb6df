import { afterEach, expect, test, vi } from 'vitest';
import { SearchAnswers } from './answers.ts';

afterEach(() => vi.useRealTimers());

const makerOf = (body: string) => vi.fn(() => ({ body: new TextEncoder().encode(body), found: 1 }));
const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);

test('an answer is made once, until the index changes', () => {
  const answers = new SearchAnswers();
  const make = makerOf('a');
  for (const version of [1, 1, 1]) expect(textOf(answers.answer('en a', version, make))).toBe('a');
  expect(make).toHaveBeenCalledTimes(1);
  expect(textOf(answers.answer('en a', 2, makerOf('b')))).toBe('b');
});

test('after a minute it is made anew: a job may have closed', () => {
  vi.useFakeTimers();
  const answers = new SearchAnswers();
  answers.answer('en a', 1, makerOf('a'));
  vi.advanceTimersByTime(60_001);
  expect(textOf(answers.answer('en a', 1, makerOf('b')))).toBe('b');
});

test('the oldest goes when there are too many', () => {
  const answers = new SearchAnswers();
  for (let number = 0; number <= 1_000; number += 1) answers.answer(`en ${number}`, 1, makerOf('kept'));
  expect(textOf(answers.answer('en 1000', 1, makerOf('new')))).toBe('kept');
  expect(textOf(answers.answer('en 0', 1, makerOf('new')))).toBe('new');
});

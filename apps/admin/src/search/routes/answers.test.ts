import { afterEach, expect, test, vi } from 'vitest';
import { SearchAnswers } from './search.ts';

afterEach(() => vi.useRealTimers());

const answer = { body: new TextEncoder().encode('{}'), found: 1 };

test('an answer is cached until the index changes', () => {
  const answers = new SearchAnswers();
  expect(answers.cached('en a', '1')).toBeUndefined();
  answers.keep('en a', answer);
  expect(answers.cached('en a', '1')).toBe(answer);
  expect(answers.cached('en a', '2')).toBeUndefined();
  expect(answers.cached('en a', '1')).toBeUndefined();
});

test('after a minute it is made anew: a job may have closed', () => {
  vi.useFakeTimers();
  const answers = new SearchAnswers();
  answers.cached('en a', '1');
  answers.keep('en a', answer);
  expect(answers.cached('en a', '1')).toBe(answer);
  vi.advanceTimersByTime(60_001);
  expect(answers.cached('en a', '1')).toBeUndefined();
});

test('the oldest goes when there are too many', () => {
  const answers = new SearchAnswers();
  answers.cached('en 0', '1');
  for (let number = 0; number <= 1_000; number += 1) answers.keep(`en ${number}`, answer);
  expect(answers.cached('en 1000', '1')).toBe(answer);
  expect(answers.cached('en 0', '1')).toBeUndefined();
});

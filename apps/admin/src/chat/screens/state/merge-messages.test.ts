import type { ChatMessage } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { aMessage } from '../testing/a-chat.ts';
import { completeUntil, mergeMessages } from './merge-messages.ts';

const sequences = (messages: readonly ChatMessage[]) => messages.map(({ sequence }) => sequence);
const messages = (...numbers: number[]) => numbers.map((sequence) => aMessage({ sequence }));

test('messages that come late, twice or in a mixed order stand once and in order', () => {
  let merged: readonly ChatMessage[] = [];
  for (const part of [messages(3), messages(1, 2), messages(2, 3, 5), messages(5, 5, 4)])
    merged = mergeMessages(merged, part);
  expect(sequences(merged)).toEqual([1, 2, 3, 4, 5]);
});

test('where nothing is new, nothing changes', () => {
  const known = messages(1, 2);
  expect(mergeMessages(known, messages(2, 1))).toBe(known);
});

test.each([
  [[], 0],
  [[1, 2, 3], 3],
  [[1, 2, 4, 5], 2],
  [[2, 3], 0],
])('of %j everything until %i is there', (numbers, until) => {
  expect(completeUntil(messages(...numbers))).toBe(until);
});

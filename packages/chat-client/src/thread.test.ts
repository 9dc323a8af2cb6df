import type { ChatMessage } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { completeUntil, grownMarks, mergeMessages, missingAfter } from './thread.ts';

const messages = (...numbers: number[]) =>
  numbers.map((sequence) => ({ sequence, text: `${sequence}` }) as ChatMessage);
const sequences = (list: readonly ChatMessage[]) => list.map(({ sequence }) => sequence);

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

test.each([
  ['a gap between messages', [1, 3], 0, 1],
  ['a chat that goes further than what is here', [1, 2], 4, 2],
  ['nothing here yet', [], 1, 0],
  ['everything here', [1, 2], 2, null],
  ['more here than the chat has told', [1, 2, 3], 2, null],
])('%s', (_name, numbers, lastSequence, after) => {
  expect(missingAfter(messages(...numbers), lastSequence)).toBe(after);
});

test('marks that were overtaken take none back', () => {
  const known = { visitorDelivered: 4, visitorRead: 2, agentDelivered: 4, agentRead: 4 };
  const next = { visitorDelivered: 3, visitorRead: 3, agentDelivered: 4, agentRead: 5 };
  expect(grownMarks(known, next)).toEqual({ visitorDelivered: 4, visitorRead: 3, agentDelivered: 4, agentRead: 5 });
});

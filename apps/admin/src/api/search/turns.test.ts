import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('everything is done in its order, and others get the processor in between', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const all = Promise.all(['a', 'b', 'c'].map((name) => turns.take(() => done.push(name))));
  const seen: number[] = [];
  while (done.length < 3) {
    await nextTurn();
    seen.push(done.length);
  }
  await all;
  expect(done).toEqual(['a', 'b', 'c']);
  // Never two in one turn.
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
});

test('what fails tells who asked for it, and keeps nobody else waiting', async () => {
  const turns = new Turns();
  const failed = turns.take(() => {
    throw new Error('broken');
  });
  const next = turns.take(() => 'answered');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('answered');
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './search.ts';

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('everything is done in its order, and others get the processor in between', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = (name: string) =>
    turns.take(() => {
      busyFor(10);
      done.push(name);
    });
  const all = Promise.all(['a', 'b', 'c'].map(work));
  const seen: number[] = [];
  while (done.length < 3) {
    await nextTurn();
    seen.push(done.length);
  }
  await all;
  expect(done).toEqual(['a', 'b', 'c']);
  // Each takes longer than one turn may, so there are never two in one.
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
});

test('nothing is done before the one who asks goes on', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const turn = turns.take(() => done.push('work'));
  await Promise.resolve();
  done.push('asked');
  await turn;
  expect(done).toEqual(['asked', 'work']);
});

test('what fails tells who asked for it, and keeps nobody else waiting', async () => {
  const turns = new Turns();
  const failed = turns.take(() => {
    throw new Error('broken');
  });
  const next = turns.take(() => 'answered');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('answered');
  expect(await turns.take(() => 'later')).toBe('later');
});

import { expect, test } from 'vitest';
import { createPreloadQueue } from './preload.ts';

test('four tasks run at a time, in order, and none is dropped', async () => {
  const enqueue = createPreloadQueue();
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const done = Array.from(
    { length: 11 },
    (_, index) =>
      new Promise<void>((resolve) => {
        enqueue(async () => {
          started.push(index);
          most = Math.max(most, (running += 1));
          await new Promise((next) => setTimeout(next, 1));
          running -= 1;
          resolve();
          if (index % 3 === 0) throw new Error('a failing preload frees its place');
        });
      }),
  );
  await Promise.all(done);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(most).toBe(4);
});

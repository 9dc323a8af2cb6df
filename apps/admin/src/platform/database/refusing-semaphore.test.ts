import { expect, test } from 'vitest';
import { RefusingSemaphore } from './refusing-semaphore.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test.each([
  ['waits too long', { permits: 1, queueLimit: 1, waitTimeout: 1 }],
  ['finds too many waiting', { permits: 1, queueLimit: 0, waitTimeout: 60_000 }],
])('who %s is told to try again, and takes no permit later', async (_, options) => {
  const semaphore = new RefusingSemaphore(options);
  const holder = held();
  const first = semaphore.run(holder.work);
  await expect(semaphore.run(async () => 'never')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: expect.any(Number) },
  });
  holder.end();
  await first;
  await new Promise(setImmediate);
  expect(await semaphore.run(async () => 'next')).toBe('next');
});

test('what the work itself says stays as it is', async () => {
  const semaphore = new RefusingSemaphore({ permits: 1, queueLimit: 0, waitTimeout: 1 });
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

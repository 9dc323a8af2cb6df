import { expect, test } from 'vitest';
import { RefusingGate } from './refusing-gate.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test.each([
  ['waits too long', { places: 1, waiting: 1, patience: 1 }],
  ['finds too many waiting', { places: 1, waiting: 0, patience: 60_000 }],
])('who %s is told to try again, and takes no place later', async (_, options) => {
  const gate = new RefusingGate(options);
  const holder = held();
  const first = gate.pass(holder.work);
  await expect(gate.pass(async () => 'never')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: expect.any(Number) },
  });
  holder.end();
  await first;
  await new Promise(setImmediate);
  expect(await gate.pass(async () => 'next')).toBe('next');
});

test('what the work itself says stays as it is', async () => {
  const gate = new RefusingGate({ places: 1, waiting: 0, patience: 1 });
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

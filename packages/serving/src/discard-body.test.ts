import { afterEach, expect, test, vi } from 'vitest';
import { discardBody } from './discard-body.ts';

afterEach(() => void vi.useRealTimers());

/** A sender of so many pieces of ten bytes each. */
function sender(pieces: number) {
  let left = pieces;
  return vi.fn<Parameters<typeof discardBody>[0]>(async () => {
    left -= 1;
    return left < 0 ? { done: true } : { value: new Uint8Array(10) };
  });
}

test('a body is read to its end', async () => {
  const read = sender(3);
  await discardBody(read, 100);
  expect(read).toHaveBeenCalledTimes(4);
});

test('one that goes on and on is read up to the limit', async () => {
  const read = sender(1_000);
  await discardBody(read, 100);
  expect(read).toHaveBeenCalledTimes(11);
});

test('a sender who falls silent is waited for no longer than a second', async () => {
  vi.useFakeTimers();
  const over = vi.fn<() => void>();
  void discardBody(() => new Promise(() => {}), 100).then(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

test('a connection that breaks meanwhile ends it without an error', async () => {
  await expect(discardBody(() => Promise.reject(new Error('cut')), 100)).resolves.toBeUndefined();
});

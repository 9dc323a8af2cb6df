import { expect, test, vi } from 'vitest';
import { PersistentWork } from './persistent-work.ts';

test('reasons of one moment are one piece of work', async () => {
  const step = vi.fn(() => Promise.resolve(true));
  const work = new PersistentWork(step);
  await Promise.all([work.begin(), work.begin(), work.begin()]);
  expect(step).toHaveBeenCalledTimes(1);
  await work.begin();
  expect(step).toHaveBeenCalledTimes(2);
});

test('what failed is repeated, at once when there is something new to do', async () => {
  const outcomes = [false, false, true];
  const step = vi.fn(() => Promise.resolve(outcomes.shift() ?? true));
  const work = new PersistentWork(step);
  const done = work.begin();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(1), 20_000);
  await vi.waitFor(() => {
    void work.begin();
    expect(step).toHaveBeenCalledTimes(3);
  }, 20_000);
  await done;
});

test('what is to be done since a step began is not left for another day', async () => {
  let go = () => {};
  const step = vi.fn(() => new Promise<boolean>((resolve) => void (go = () => resolve(true))));
  const work = new PersistentWork(step);
  const done = work.begin();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(1), 20_000);
  void work.begin();
  go();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(2), 20_000);
  go();
  await done;
});

test('a closed one does nothing more', async () => {
  const step = vi.fn(() => Promise.resolve(false));
  const work = new PersistentWork(step);
  const done = work.begin();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(1), 20_000);
  work.close();
  await done;
  expect(step).toHaveBeenCalledTimes(1);
});

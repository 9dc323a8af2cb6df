import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('as many as there are places pass, the next ones in their order', async () => {
  const gate = new Gate(2, 60_000);
  const holders = [held(), held()];
  const passing = holders.map(({ work }) => gate.pass(work));
  const order: number[] = [];
  const waiting = [1, 2, 3].map((number) => gate.pass(async () => void order.push(number)));
  await Promise.resolve();
  expect(order).toEqual([]);
  holders[1]!.end();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
  holders[0]!.end();
  await Promise.all(passing);
});

test('work that fails gives its place back', async () => {
  const gate = new Gate(1, 60_000);
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(async () => 'next')).toBe('next');
});

test('who waits too long is sent away, and takes no place later', async () => {
  const gate = new Gate(1, 1);
  const holder = held();
  const first = gate.pass(holder.work);
  await expect(gate.pass(async () => 'never')).rejects.toMatchObject({ code: 'unavailable' });
  holder.end();
  await first;
  expect(await gate.pass(async () => 'next')).toBe('next');
});

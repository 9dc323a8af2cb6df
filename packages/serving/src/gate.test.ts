import { expect, test } from 'vitest';
import { Gate, GateFull } from './gate.ts';

function works() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    running.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { running, work, end: (name: string) => ends.get(name)!() };
}

test('a few pass at once, the others in their order, and one more than may wait is refused', async () => {
  const { running, work, end } = works();
  const gate = new Gate({ places: 2, waiting: 2, patience: 60_000 });
  const passed = ['a', 'b', 'c', 'd'].map((name) => gate.pass(work(name)));
  await expect(gate.pass(work('e'))).rejects.toBeInstanceOf(GateFull);
  expect(running).toEqual(['a', 'b']);
  end('b');
  await passed[1];
  await expect.poll(() => running).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => running).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(passed)).toEqual(['a', 'b', 'c', 'd']);
});

test('who waits too long is told so, and the place goes to the next', async () => {
  const { running, work, end } = works();
  const gate = new Gate({ places: 1, waiting: 5, patience: 20 });
  const first = gate.pass(work('a'));
  await expect(gate.pass(work('b'))).rejects.toBeInstanceOf(GateFull);
  end('a');
  await first;
  void gate.pass(work('c'));
  await expect.poll(() => running).toEqual(['a', 'c']);
});

test('what fails gives its place back', async () => {
  const gate = new Gate({ places: 1, waiting: 1, patience: 60_000 });
  await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.pass(() => Promise.resolve('next'))).toBe('next');
});

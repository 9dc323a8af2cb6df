import { expect, test } from 'vitest';
import { Semaphore, SemaphoreFull } from './semaphore.ts';

function works() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    running.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { running, work, end: (name: string) => ends.get(name)!() };
}

test('a few run at once, the others in their order, and one more than may wait is refused', async () => {
  const { running, work, end } = works();
  const semaphore = new Semaphore({ permits: 2, queueLimit: 2, waitTimeout: 60_000 });
  const passed = ['a', 'b', 'c', 'd'].map((name) => semaphore.run(work(name)));
  await expect(semaphore.run(work('e'))).rejects.toBeInstanceOf(SemaphoreFull);
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

test('who waits too long is told so, and the permit goes to the next', async () => {
  const { running, work, end } = works();
  const semaphore = new Semaphore({ permits: 1, queueLimit: 5, waitTimeout: 20 });
  const first = semaphore.run(work('a'));
  await expect(semaphore.run(work('b'))).rejects.toBeInstanceOf(SemaphoreFull);
  end('a');
  await first;
  void semaphore.run(work('c'));
  await expect.poll(() => running).toEqual(['a', 'c']);
});

test('what fails gives its permit back', async () => {
  const semaphore = new Semaphore({ permits: 1, queueLimit: 1, waitTimeout: 60_000 });
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore.run(() => Promise.resolve('next'))).toBe('next');
});

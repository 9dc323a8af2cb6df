import { expect, test } from 'vitest';
import { atMost } from './field-uploads.ts';

/** Tasks that end when they are told to. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, task, end: (name: string) => ends.get(name)!() };
}

test('two run, the third begins when one of them ends', async () => {
  const run = atMost(2);
  const { begun, task, end } = controlled();
  const first = run(task('a'));
  const others = [run(task('b')), run(task('c'))];
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  expect(await Promise.all(others)).toEqual(['b', 'c']);
});

test('a failure makes room as well', async () => {
  const run = atMost(1);
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run(async () => 'next')).resolves.toBe('next');
});

test('what is aborted while it waits never begins, and keeps nobody waiting', async () => {
  const run = atMost(1);
  const { begun, task, end } = controlled();
  const abort = new AbortController();
  const first = run(task('a'));
  const second = run(task('b'), abort.signal);
  const third = run(task('c'));
  abort.abort(new Error('removed'));
  await expect(second).rejects.toThrow('removed');
  end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'c']);
  end('c');
  await third;
});

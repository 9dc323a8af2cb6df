import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundResult } from './read-results.ts';
import { createSearchSession } from './use-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const result = (title: string) => ({ title }) as FoundResult;

/** A session whose calls wait to be answered by the test. */
function open() {
  const calls: {
    search: string;
    signal: AbortSignal;
    answer(...titles: string[]): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const session = createSearchSession((search, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<FoundResult[]>();
    const settled = () => vi.advanceTimersByTimeAsync(0);
    calls.push({
      search,
      signal,
      answer: async (...titles) => {
        resolve(titles.map(result));
        await settled();
      },
      fail: async () => {
        reject(new Error('no answer'));
        await settled();
      },
    });
    return promise;
  });
  return { session, calls, titles: () => session.state().results?.map(({ title }) => title) };
}

test('one call goes out 250 ms after the last letter, for the trimmed text', () => {
  const { session, calls } = open();
  session.type('w');
  vi.advanceTimersByTime(249);
  session.type(' web ');
  vi.advanceTimersByTime(249);
  expect(calls).toHaveLength(0);
  expect(session.state()).toMatchObject({ query: ' web ', busy: false });
  vi.advanceTimersByTime(1);
  expect(calls.map(({ search }) => search)).toEqual(['web']);
  expect(session.state().busy).toBe(true);
});

test('a submit asks at once, and not a second time after the pause', () => {
  const { session, calls } = open();
  session.type('web');
  session.ask();
  vi.advanceTimersByTime(1000);
  expect(calls.map(({ search }) => search)).toEqual(['web']);
});

test('a newer search ends the older one, whose late answer changes nothing', async () => {
  const { session, calls, titles } = open();
  session.ask('web');
  session.ask('website');
  expect(calls[0]!.signal.aborted).toBe(true);
  await calls[1]!.answer('new');
  await calls[0]!.answer('old');
  expect(titles()).toEqual(['new']);
  expect(session.state()).toMatchObject({ answered: 'website', busy: false });
});

test('the results stay while the next search is under way', async () => {
  const { session, calls, titles } = open();
  session.ask('web');
  await calls[0]!.answer('first');
  session.ask('webs');
  expect(titles()).toEqual(['first']);
  expect(session.state()).toMatchObject({ answered: 'web', busy: true });
});

test('an empty field has no results, and what is under way is ended', async () => {
  const { session, calls, titles } = open();
  session.ask('web');
  await calls[0]!.answer('first');
  session.ask('webs');
  session.type('  ');
  await calls[1]!.answer('second');
  expect(titles()).toBeUndefined();
  expect(session.state()).toEqual({ query: '  ', results: null, answered: '', busy: false, failed: false });
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(2);
});

test('an empty submit asks nothing and empties the results', async () => {
  const { session, calls, titles } = open();
  session.ask('web');
  await calls[0]!.answer('first');
  session.ask('');
  expect(calls).toHaveLength(1);
  expect(titles()).toBeUndefined();
});

test('a failure ends only the loading state, until the next search is answered', async () => {
  const { session, calls, titles } = open();
  session.ask('web');
  await calls[0]!.answer('first');
  session.ask('webs');
  await calls[1]!.fail();
  expect(titles()).toEqual(['first']);
  expect(session.state()).toMatchObject({ busy: false, failed: true });
  session.ask();
  expect(session.state()).toMatchObject({ busy: true, failed: false });
  await calls[2]!.answer('again');
  expect(titles()).toEqual(['again']);
});

test('a search that was ended by a newer one is no failure', async () => {
  const { session, calls } = open();
  session.ask('web');
  session.ask('webs');
  await calls[0]!.fail();
  expect(session.state()).toMatchObject({ busy: true, failed: false });
});

test('nothing goes out after the end', () => {
  const { session, calls } = open();
  session.type('web');
  session.stop();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(0);
});

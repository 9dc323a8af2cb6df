import { expect, test } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

/** The part of a browser's storage that is used. */
function fakeStorage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as Storage;
  return { items, open: () => storage };
}

test('the latest stands first, each once in whichever spelling, five at most', () => {
  const recent = createRecentSearches(fakeStorage().open);
  for (const search of ['one', 'two', 'أمان', 'three', 'ONE', 'امان', 'four', 'five']) recent.add(search);
  expect(recent.list()).toEqual(['five', 'four', 'امان', 'ONE', 'three']);
});

test('nothing is stored before the reader asks for it', () => {
  const { items, open } = fakeStorage();
  const recent = createRecentSearches(open);
  recent.add('web');
  expect(items.size).toBe(0);
  expect(createRecentSearches(open).list()).toEqual([]);
});

test('what the reader asks to keep is there at the next visit, with what comes after', () => {
  const { open } = fakeStorage();
  const recent = createRecentSearches(open);
  recent.add('web');
  recent.keep(true);
  recent.add('brand');
  const next = createRecentSearches(open);
  expect(next.isKept()).toBe(true);
  expect(next.list()).toEqual(['brand', 'web']);
});

test('taking it back deletes what the device holds, not what the page remembers', () => {
  const { items, open } = fakeStorage();
  const recent = createRecentSearches(open);
  recent.keep(true);
  recent.add('web');
  recent.keep(false);
  expect(items.size).toBe(0);
  expect(recent.list()).toEqual(['web']);
});

test('one can be removed, and all', () => {
  const { open } = fakeStorage();
  const recent = createRecentSearches(open);
  recent.keep(true);
  recent.add('web');
  recent.add('brand');
  recent.remove('web');
  expect(createRecentSearches(open).list()).toEqual(['brand']);
  recent.clear();
  expect(createRecentSearches(open).list()).toEqual([]);
  expect(createRecentSearches(open).isKept()).toBe(true);
});

test.each(['{', '"text"', '{"a":1}'])('what somebody else wrote (%s) is not read', (text) => {
  const { items, open } = fakeStorage();
  items.set('nasaq.searches', text);
  expect(createRecentSearches(open).list()).toEqual([]);
});

test('entries that are no text are left out', () => {
  const { items, open } = fakeStorage();
  items.set('nasaq.searches', '["web",1,null,{}]');
  expect(createRecentSearches(open).list()).toEqual(['web']);
});

test('a browser that forbids storage remembers for the visit', () => {
  const recent = createRecentSearches(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  recent.add('web');
  recent.keep(true);
  expect(recent.list()).toEqual(['web']);
  expect(recent.isKept()).toBe(false);
});

test('whoever listens hears of every change, until he stops', () => {
  const recent = createRecentSearches(fakeStorage().open);
  let heard = 0;
  const stop = recent.subscribe(() => (heard += 1));
  recent.add('web');
  recent.keep(true);
  recent.clear();
  expect(heard).toBe(3);
  stop();
  recent.add('brand');
  expect(heard).toBe(3);
});

import { expect, test } from 'vitest';
import { listAddress, publicationOf } from './list-publications.ts';

test('an entry is counted by the languages in which it is published', () => {
  expect(publicationOf({ en: 'published', ar: 'published' })).toBe('both');
  expect(publicationOf({ en: 'published', ar: 'draft' })).toBe('onlyEnglish');
  expect(publicationOf({ ar: 'published' })).toBe('onlyArabic');
  expect(publicationOf({ en: 'draft' })).toBe('unpublished');
  expect(publicationOf(null)).toBe('unpublished');
});

test('a number leads to the entries that it counts, and to the whole list where they are too many for an address', () => {
  const filter = (ids: number[]) =>
    new URL(listAddress('/admin', 'posts', 'onlyArabic', ids, 'ar'), 'http://localhost').searchParams;
  const ids = 'where[or][0][and][0][id][in]';
  expect([filter([3, 5]).get(`${ids}[0]`), filter([3, 5]).get(`${ids}[1]`)]).toEqual(['3', '5']);
  expect(filter([3, 5]).get('locale')).toBe('ar');
  expect([...filter(Array.from({ length: 500 }, (_, id) => id)).keys()]).toEqual(['locale']);
});

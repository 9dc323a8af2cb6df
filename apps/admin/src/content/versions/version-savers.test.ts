import { expect, test } from 'vitest';
import { versionSavers } from './version-savers.ts';

const before = {
  'en:_status': [1, 10, null],
  'en:title': [1, 10, null],
  'ar:_status': [1, 9, null],
  year: [1, 10, null],
};

test.each([
  [
    'texts of both',
    { 'en:summary': [1, 20, 'a'], 'ar:title': [1, 21, 'a'], 'ar:_status': [1, 21, 'a'] },
    [1],
    ['en', 'ar'],
  ],
  ['texts of one', { 'ar:title': [2, 21, 'a'], 'ar:_status': [2, 21, 'a'] }, [2], ['ar']],
  ['what both share', { year: [1, 20, 'a'], 'en:_status': [1, 20, 'a'] }, [1], ['en', 'ar']],
  ['nothing, as a publication', { 'ar:_status': [3, 20, null], publishedAt: [3, 20, null] }, [3], ['ar']],
  [
    'by two people',
    { 'en:title': [1, 20, 'a'], 'ar:title': [2, 22, 'b'], 'en:summary': [1, 23, 'a'] },
    [1, 2],
    ['en', 'ar'],
  ],
  [
    'by one, though another one has saved too: nothing of theirs was stored',
    { 'en:title': [1, 20, 'a'], 'en:_status': [2, 21, 'b'] },
    [1],
    ['en'],
  ],
])('a run that changes %s', (_, changed, by, languages) => {
  expect(versionSavers({ ...before, ...changed }, before)).toEqual({ by, languages });
});

test('of the oldest version that is kept only its last save is known', () => {
  expect(versionSavers(before, undefined)).toEqual({ by: [1], languages: ['en'] });
  expect(versionSavers(undefined, undefined)).toEqual({ by: [], languages: [] });
});

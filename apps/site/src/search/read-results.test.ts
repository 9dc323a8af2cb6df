import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { readResults } from './read-results.ts';

const work = { type: 'works', title: 'Sahl Ferry', url: '/works/sahl-ferry' };

test('the fields of the specification are enough: the rest is empty, and the language the reader’s', () => {
  expect(readResults({ data: [work] }, 'ar')).toEqual([
    {
      ...work,
      locale: 'ar',
      key: '-works-sahl-ferry',
      excerpt: '',
      highlights: { title: [], excerpt: [] },
      searchable: { image: null },
    },
  ]);
});

test('a kind that this site does not know is shown without one', () => {
  const results = readResults({ data: [{ ...work, type: 'podcasts' }, { ...work, type: 'constructor' }, work] }, 'en');
  expect(results.map(({ type }) => type)).toEqual([null, null, 'works']);
});

test.each([{ image: '/media/a.png' }, { image: { url: '/media/a.png' } }, { image: null }, {}, null])(
  'a picture that is none stays away: %j',
  (searchable) => {
    const [result] = readResults({ data: [{ ...work, searchable }] }, 'en');
    expect(result!.searchable!.image).toBeNull();
  },
);

test('what has no title or leads to another site is left out', () => {
  const data = [null, {}, { ...work, title: undefined }, { ...work, url: 'https://evil.example/' }];
  expect(readResults({ data: [...data, { ...work, url: '//evil.example' }, work] }, 'en')).toHaveLength(1);
});

test.each([null, {}, '<html>', { data: 'x' }])('an answer without a list is none: %j', (body) => {
  expect(() => readResults(body, 'en')).toThrow(ApiError);
});

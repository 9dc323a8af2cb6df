import { expect, test } from 'vitest';
import { properQuery, type Query } from './list-address.ts';

const fields = ['title', 'author', 'seo', 'createdAt', '_status'].map((name) => ({ name }));
const list = { admin: { pagination: { limits: [5, 10, 100] } }, flattenedFields: fields } as never;

test.each<Query>([
  {},
  { limit: '25', page: '2', sort: '-createdAt', locale: 'ar', depth: '1' },
  { sort: ['title', '-id'], columns: '["title","-author"]', search: 'nonexistent' },
  { 'where[or][0][and][0][title][like]': 'a', 'where[or][0][and][1][seo.title.en][exists]': 'true' },
  { 'where[author][in][0]': '4', 'where[_status][equals]': 'draft', notFound: '20' },
])('an address of a list that holds is left alone: %j', (query) => {
  expect(properQuery(query, list)).toBeNull();
});

test.each<[Query, string]>([
  [{ limit: '999999', sort: 'nonexistent' }, ''],
  [{ limit: '-5', page: '2' }, '?page=2'],
  [{ limit: '0' }, ''],
  [{ limit: 'many', page: '0', search: 'a b' }, '?search=a+b'],
  [{ page: '99999999999' }, ''],
  [{ sort: '-createdAt,nothing' }, ''],
  [{ sort: ['title', 'nothing'] }, '?sort=title'],
  [{ locale: 'xx', limit: '10' }, '?limit=10'],
  [{ columns: '{' }, ''],
  [{ groupBy: 'title', queryByGroup: '{' }, ''],
  [{ 'where[foo][equals]': '1' }, ''],
  [{ 'where[title][sounds]': '1', 'where[title][like]': 'a' }, '?where%5Btitle%5D%5Blike%5D=a'],
  [{ 'where[or][0][and][0][foo][equals]': '1', limit: '10' }, '?limit=10'],
  [{ 'where[or][0]': '1', where: 'a' }, ''],
  [{ 'where[id][equals]': 'abc', 'where[id][in]': '1,2' }, '?where%5Bid%5D%5Bin%5D=1%2C2'],
])('what a list cannot follow leaves its address: %j', (query, proper) => {
  expect(properQuery(query, list)).toBe(proper);
});

test('of a screen that is no list, the language alone is read', () => {
  expect(properQuery({ limit: '-5', 'where[foo][equals]': '1', locale: 'en' })).toBeNull();
  expect(properQuery({ limit: '-5', locale: 'xx' })).toBe('?limit=-5');
});

import { expect, test } from 'vitest';
import { PageInterrupt } from '../../router/payload.ts';
import { filterJobs, jobFilterPath, readJobFilter } from './jobs.ts';

const jobs = [
  { key: 'a', department: 'engineering', workplace: 'remote' },
  { key: 'b', department: 'engineering', workplace: 'hybrid' },
  { key: 'c', department: 'design', workplace: 'remote' },
] as const;

const keys = (query: string) => filterJobs(jobs, readJobFilter(new URLSearchParams(query))).map(({ key }) => key);

test.each([
  ['', ['a', 'b', 'c']],
  ['department=engineering', ['a', 'b']],
  ['workplace=remote', ['a', 'c']],
  ['department=engineering&workplace=remote', ['a']],
  ['department=sales', []],
  ['utm_source=mail', ['a', 'b', 'c']],
])('?%s shows %j', (query, expected) => {
  expect(keys(query)).toEqual(expected);
});

test.each([
  'department=',
  'department=Engineering',
  'department=constructor',
  'workplace=office',
  'department=design&workplace=x',
])('?%s does not exist', (query) => {
  expect(() => readJobFilter(new URLSearchParams(query))).toThrow(PageInterrupt);
});

test('a filter is the same after its own address is read', () => {
  const filter = { department: 'design', workplace: 'on-site' } as const;
  const path = jobFilterPath(filter);
  expect(path).toBe('/careers/all-careers?department=design&workplace=on-site');
  expect(readJobFilter(new URLSearchParams(path.split('?')[1]))).toEqual(filter);
});

test('no filter is the plain address', () => {
  expect(jobFilterPath({ department: null, workplace: null })).toBe('/careers/all-careers');
});

import { expect, test } from 'vitest';
import { statesIn, withState } from './list-filter.ts';

test('a list without a filter is narrowed to a state, and back', () => {
  const narrowed = withState(undefined, 'ar', 'missing');
  expect(narrowed).toEqual({ or: [{ and: [{ stateAr: { equals: 'missing' } }] }] });
  expect(statesIn(narrowed)).toEqual({ ar: 'missing' });
  expect(statesIn(withState(narrowed, 'ar', null))).toEqual({});
});

test('what else a filter asks for stays, in each of its alternatives', () => {
  const where = { or: [{ and: [{ kind: { equals: 'app' } }] }, { and: [{ kind: { equals: 'site' } }] }] };
  const narrowed = withState(withState(where, 'en', 'draft'), 'ar', 'outdated');
  expect(narrowed.or.map(({ and }) => and.map((one) => Object.keys(one)[0]))).toEqual([
    ['kind', 'stateEn', 'stateAr'],
    ['kind', 'stateEn', 'stateAr'],
  ]);
  expect(statesIn(narrowed)).toEqual({ en: 'draft', ar: 'outdated' });
  expect(withState(narrowed, 'en', 'missing').or[0]!.and).toContainEqual({ stateEn: { equals: 'missing' } });
});

test('a state that only one of several alternatives asks for is none of the list', () => {
  expect(statesIn({ or: [{ and: [{ stateAr: { equals: 'missing' } }] }, { and: [] }] })).toEqual({});
  expect(statesIn({ stateEn: { equals: 'review' } })).toEqual({ en: 'review' });
});

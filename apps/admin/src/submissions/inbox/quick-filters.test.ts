import { submissionKinds } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { filterAddress, inboxBaseFilter, openStates, quickFilters, shownFilter } from './quick-filters.ts';

const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

test.each(submissionKinds)('the address of every folder of %s is known as that folder', (kind) => {
  const shown = quickFilters.map((filter) =>
    shownFilter(parametersOf(filterAddress('/admin', kind, filter, 7)), kind, 7),
  );
  expect(shown).toEqual([...quickFilters]);
});

test('a list without a filter shows what is open, and searches everything', () => {
  expect(shownFilter({}, 'contacts', 7)).toBe('open');
  expect(shownFilter({ search: 'x' }, 'contacts', 7)).toBe('all');
  expect(shownFilter({ 'where[or][0][and][0][rating][equals]': '1' }, 'feedback', 7)).toBeUndefined();
});

test("a colleague's folder is not mine", () => {
  const address = filterAddress('/admin', 'orders', 'mine', 8);
  expect(shownFilter(parametersOf(address), 'orders', 7)).toBeUndefined();
});

test('spam stays out of every list whose filter does not speak of it', () => {
  const noSpam = { spam: { not_equals: true } };
  expect(inboxBaseFilter({}, 'reports')).toEqual({ and: [{ state: { in: openStates('reports') } }, noSpam] });
  expect(inboxBaseFilter({ search: 'x' }, 'reports')).toEqual(noSpam);
  expect(inboxBaseFilter({ where: { severity: { equals: 'low' } } }, 'reports')).toEqual(noSpam);
  expect(inboxBaseFilter({ where: { or: [{ and: [{ spam: { equals: 'true' } }] }] } }, 'reports')).toBeNull();
});

test('open is what is not finished', () => {
  expect(openStates('applications')).toEqual(['new', 'screening', 'interview', 'assessment', 'offer']);
});

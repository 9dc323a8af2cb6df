import { expect, test } from 'vitest';
import { addressOf, folderQueries, shownFolder } from './folders.ts';

/** As Next reads the query of an address. */
const parametersOf = (address: string) => Object.fromEntries(new URLSearchParams(address));

test.each([...folderQueries.keys()])('the address of the folder «%s» shows that folder', (folder) => {
  expect(shownFolder(parametersOf(addressOf(folder)))).toBe(folder);
  expect(shownFolder({ ...parametersOf(addressOf(folder)), limit: '10', sort: '-last_at' })).toBe(folder);
});

test('what browsers have blocked is in a folder of its own, and a filter of somebody’s own in none', () => {
  expect(folderQueries.get('open')).toMatchObject({ source: { not_equals: 'policy' } });
  expect(shownFolder({ 'where[or][0][and][0][name][equals]': 'TypeError' })).toBeUndefined();
});

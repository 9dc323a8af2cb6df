import { expect, test } from 'vitest';
import { loadBuiltTexts, loadCatalogue, loadedCatalogue, provideWords } from './load-catalogue.ts';

test('an owner’s words are asked for with a page that is shown, not with one that is loaded ahead', async () => {
  const asked: string[] = [];
  const named = { shared: 'abc' };
  provideWords({
    named: async (locale) => (asked.push(locale), named),
    read: async () => ({ 'common.close': 'Shut' }),
  });
  await loadBuiltTexts('ar', ['search']);
  expect(asked).toEqual([]);
  expect(loadedCatalogue('ar')['search.failed']).toEqual(expect.any(String));
  await loadCatalogue('ar', ['search']);
  expect(asked).toEqual(['ar']);
  provideWords({ named: async () => undefined, read: async () => null });
});

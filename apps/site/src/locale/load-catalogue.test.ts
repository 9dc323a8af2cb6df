import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('./load-catalogue.ts');
let { loadBuiltTexts, loadCatalogue, loadedCatalogue, provideWords } = {} as Module;

/** Anew: the files of a worker share its modules, and others have loaded texts. */
beforeEach(async () => {
  vi.resetModules();
  ({ loadBuiltTexts, loadCatalogue, loadedCatalogue, provideWords } = await import('./load-catalogue.ts'));
});

afterEach(() => vi.unstubAllGlobals());

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
});

test('texts that are here are asked for of nobody: there may be no connection any more', async () => {
  await loadBuiltTexts('en', ['outbox']);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadCatalogue('en', ['outbox'])).resolves.toBeUndefined();
  await expect(loadBuiltTexts('en', ['works'])).rejects.toThrow('Failed to fetch');
});

import { afterEach, expect, test, vi } from 'vitest';
import { defaultSiteData, loadBrowserSiteData } from './site-data.ts';

afterEach(() => vi.unstubAllGlobals());

const english = {
  ...defaultSiteData('en'),
  general: { ...defaultSiteData('en').general, phone: '+20 2 2516 4180' },
  quote: { text: 'A pattern is one decision.', author: 'Layla' },
  address: '14 Sherif Street, Cairo',
};

test('without a connection the words of the other language go, what has none stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('document', { cookie: '' });
  const shown = await loadBrowserSiteData('ar', english);
  expect(shown).toMatchObject({ locale: 'en', quote: { text: '', author: '' }, address: '' });
  expect(shown.general.phone).toBe('+20 2 2516 4180');
});

test('with one they are those of the language', async () => {
  const arabic = { ...english, locale: 'ar', quote: { text: 'النسق قرار واحد', author: 'ليلى' }, address: 'القاهرة' };
  vi.stubGlobal('fetch', async () => Response.json({ data: arabic }));
  vi.stubGlobal('document', { cookie: '' });
  expect(await loadBrowserSiteData('ar', english)).toMatchObject({ locale: 'ar', address: 'القاهرة' });
});

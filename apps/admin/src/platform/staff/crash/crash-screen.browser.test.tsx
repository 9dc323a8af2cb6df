import { localeInfo, locales } from '@nasaq/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { crashTexts } from '../catalogue/index.ts';
import { CrashScreen } from './crash-screen.tsx';
import { crashedReader } from './crashed-reader.ts';

test.each(locales)('what broke is told in the language of the menus, with the ways back: %s', async (language) => {
  const texts = crashTexts[language];
  const retry = vi.fn();
  mountScreen(language, <CrashScreen error={new Error('broken')} language={language} retry={retry} />);
  const heading = page.getByRole('heading', { name: texts.heading });
  await expect.element(heading).toHaveFocus();
  expect(heading.element().closest('main')).toMatchObject({ dir: localeInfo[language].dir, lang: language });
  await expect.element(page.getByRole('link', { name: texts.dashboard })).toHaveAttribute('href', '/admin');
  // In this browser alone: no request is to blame.
  await expect.element(page.getByText(texts.request)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: texts.again }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test('what broke on the host names the last request for a screen, as its log has it', async () => {
  const answered = (name: string, startTime: number, id: string) =>
    ({ entryType: 'resource', name, startTime, serverTiming: [{ name: 'request', description: id }] }) as never;
  const ids = [
    answered('https://nasaq.example/admin/collections/posts?_rsc=1', 20, 'the-last-screen'),
    answered('https://nasaq.example/admin/collections/tags?_rsc=2', 10, 'an-earlier-screen'),
    answered('https://nasaq.example/_next/static/chunk.js', 30, 'a-chunk'),
  ];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => (type === 'resource' ? ids : []));
  mountScreen('ar', <CrashScreen error={Object.assign(new Error(), { digest: '1' })} language="ar" retry={() => {}} />);
  await expect.element(page.getByText('the-last-screen')).toBeVisible();
  vi.restoreAllMocks();
});

test.each(locales)(
  'where the document itself was not drawn, the menus’ own language is kept in a cookie: %s',
  (language) => {
    const { lang } = document.documentElement;
    document.cookie = `nasaq-admin-lng=${language}; path=/`;
    document.documentElement.lang = '';
    expect(crashedReader().language).toBe(language);
    document.documentElement.lang = language === 'ar' ? 'en' : 'ar-EG';
    expect(crashedReader().language).not.toBe(language);
    document.documentElement.lang = lang;
    document.cookie = 'nasaq-admin-lng=; path=/; max-age=0';
  },
);

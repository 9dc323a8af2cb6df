import {
  entryPath,
  localeInfo,
  localePath,
  locales,
  otherLocale,
  paths,
  type Item,
  type List,
  type Service,
  type Summary,
} from '@nasaq/contract';
import { api } from '../support/site-paths.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('the switch on an entry leads to the same entry in the other language and back', async ({ page }) => {
  const { data } = await api<List<Summary>>('services?limit=1', 'en');
  const english = data[0]!;
  const { data: entry } = await api<Item<Service>>(`services/${english.slug}`, 'en');
  await openPage(page, 'en', `${entryPath('services', english.slug)}?from=mail#faq`);
  await page.getByRole('link', { name: localeInfo.ar.name }).click();
  const arabic = localePath('ar', entryPath('services', entry.alternates.ar!));
  await expect(page).toHaveURL(`${arabic}?from=mail#faq`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  await page.getByRole('link', { name: localeInfo.en.name }).click();
  await expect(page).toHaveURL(`${entryPath('services', english.slug)}?from=mail#faq`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title);
});

test('the switch leaves a heading’s name behind, which the other language does not have', async ({ page }) => {
  const privacy = entryPath('legals', 'privacy');
  await openPage(page, 'en', privacy);
  const id = await page.getByRole('main').locator('.prose h2[id]').nth(1).getAttribute('id');
  await openPage(page, 'en', `${privacy}#${id}`);
  // The bar has gone with the scroll to the heading.
  await page.getByRole('link', { name: localeInfo.ar.name }).evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('html')).toHaveAttribute('lang', localeInfo.ar.tag);
  expect(new URL(page.url()).hash).toBe('');
});

test('an entry that exists in English only leads to the Arabic list, with a note', async ({ page }) => {
  await page.goto(entryPath('posts', 'hiring-without-puzzles'));
  await page.getByRole('link', { name: localeInfo.ar.name }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${localePath('ar', paths.blog)}\\?`));
  await expect(page.getByText(text('ar', 'shell.untranslated'))).toBeVisible();
});

test('what is typed survives a switch of the language', async ({ page }) => {
  await openPage(page, 'en', paths.wordCounter);
  await page.getByLabel(text('en', 'word_counter.text')).fill('نسق is order');
  await page.getByRole('link', { name: localeInfo.ar.name }).click();
  await expect(page.getByLabel(text('ar', 'word_counter.text'))).toHaveValue('نسق is order');
});

test('a switch in the middle of a page stays with what the reader looks at, on a phone and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'en', entryPath('legals', 'privacy'));
  const headings = page.getByRole('main').locator('h2');
  const middle = headings.nth(Math.floor((await headings.count()) / 2));
  const top = () => middle.evaluate((heading) => heading.getBoundingClientRect().top);
  await middle.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - innerHeight / 3 + 5));
  const before = await top();
  for (const locale of ['ar', 'en'] as const) {
    // A click of a pointer would bring the bar into view first, and scroll.
    await page
      .getByRole('link', { name: localeInfo[locale].name })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[locale].tag);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
  }
});

test.describe('the first visit', () => {
  test.use({ locale: 'ar-EG' });
  test('a reader whose browser speaks Arabic is led from / to /ar, and stays where the address says otherwise', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/ar$/);
    await page.goto(paths.services);
    await expect(page).toHaveURL(paths.services);
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  });
});

test('/en is no address of the site', async ({ request }) => {
  expect((await request.get('/en/about')).status()).toBe(404);
});

test('every page names its other language for search engines', async ({ request, baseURL }) => {
  const html = await (await request.get(localePath('ar', paths.services))).text();
  for (const [lang, path] of [
    ['en', '/services'],
    ['en-US', '/services'],
    ['ar', '/ar/services'],
    ['ar-EG', '/ar/services'],
    ['x-default', '/services'],
  ]) {
    expect(html).toMatch(new RegExp(`<link[^>]+hrefLang="${lang}"[^>]+href="${baseURL}${path}"`, 'i'));
  }
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/ar/services"`);
  expect(html).toMatch(/property="og:locale" content="ar_EG"/);
});

test('an entry asked for in one language by its address in the other leads to its own', async ({ page }) => {
  const { data } = await api<List<Service>>('services?limit=1', 'en');
  const { data: service } = await api<Item<Service>>(`services/${data[0]!.slug}`, 'en');
  const addresses = {
    en: entryPath('services', service.alternates.en!),
    ar: entryPath('services', service.alternates.ar!),
  };
  for (const locale of locales) {
    const answer = await page.goto(localePath(locale, addresses[otherLocale(locale)]));
    expect(answer!.status()).toBe(200);
    await expect(page).toHaveURL(localePath(locale, addresses[locale]));
  }
});

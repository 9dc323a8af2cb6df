import { AxeBuilder } from '@axe-core/playwright';
import { entryPath, localePath, locales, paths, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { gate } from '../support/gate.ts';
import { openPage } from '../support/open-page.ts';
import { readings } from '../support/readings.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

/** Searches and what they lead to, in each language. */
const samples = {
  en: {
    word: 'platforms',
    first: 'Web platforms',
    typo: 'web platfroms',
    inflected: 'web platform',
    layout: 'صثلا حمشفبخقةس',
    foreign: 'تمر',
    slug: 'web-platforms',
  },
  ar: {
    word: 'منصات الويب',
    first: 'منصات الويب',
    typo: 'منصاط الويب',
    inflected: 'وبالمنصات',
    layout: 'lkwhj hg,df',
    foreign: 'hiring puzzles',
    slug: 'منصات-الويب',
  },
} as const;
const nothing = 'zzxxqqvv';

async function openSearch(page: Page, locale: Locale): Promise<{ search: Locator; input: Locator }> {
  await openPage(page, locale, localePath(locale, paths.about));
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: text(locale, 'search.label') });
  await expect(search).toBeVisible();
  const input = search.getByRole('searchbox');
  await expect(input).toBeFocused();
  return { search, input };
}

const view = (locale: Locale, title: string) => ({ name: `${text(locale, 'search.view')} ${title}`, exact: true });

for (const locale of locales) {
  const sample = samples[locale];

  test(`the keyboard alone searches, moves through the results and opens one: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    await page.keyboard.type(sample.word);
    await expect(search.getByRole('status')).toContainText(sample.word);
    const links = search.getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveAccessibleName(view(locale, sample.first).name);
    expect(await links.count()).toBeGreaterThan(2);

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(search.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(input).toBeFocused();
    // What is typed among the results goes on in the field.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('x');
    await expect(input).toHaveValue(`${sample.word}x`);
    await page.keyboard.press('Backspace');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localePath(locale, entryPath('services', sample.slug)));
    await expect(search).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.first);
  });

  test(`Escape closes and clears, and gives the focus back; / and Ctrl+K belong to who types: ${locale}`, async ({
    page,
  }) => {
    await openPage(page, locale, localePath(locale, paths.knowledgebase));
    const opener = page.getByRole('banner').getByRole('button', { name: text(locale, 'shell.search.open') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('dialog', { name: text(locale, 'search.label') });
    await search.getByRole('searchbox').fill(sample.word);
    await expect(search.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(search.getByRole('searchbox')).toHaveValue('');
    await expect(search.getByRole('listitem').getByRole('link', view(locale, sample.first))).toBeHidden();
    await page.keyboard.press('Escape');

    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Control+k');
    await expect(search).toBeHidden();
  });

  for (const [kind, query] of [
    ['a typo', sample.typo],
    ['another form of the word', sample.inflected],
    ['the other keyboard layout', sample.layout],
  ] as const)
    test(`${kind} finds what was meant: ${locale}`, async ({ page }) => {
      const { search, input } = await openSearch(page, locale);
      await input.fill(query);
      await expect(search.getByRole('link', view(locale, sample.first))).toBeVisible();
    });

  test(`an entry that exists only in the other language says so, and carries its language: ${locale}`, async ({
    page,
  }) => {
    const { search, input } = await openSearch(page, locale);
    await input.fill(sample.foreign);
    const other = locale === 'en' ? 'ar' : 'en';
    const result = search
      .getByRole('listitem')
      .filter({ hasText: text(locale, `ui.written_in.${other}`) })
      .first();
    await expect(result).toBeVisible();
    const title = result.getByRole('heading').locator('bdi');
    await expect(title).toHaveAttribute('lang', other === 'ar' ? 'ar-EG' : 'en-US');
    await expect(title).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    await expect(result.getByRole('link')).toHaveAttribute('hreflang', other === 'ar' ? 'ar-EG' : 'en-US');
  });

  test(`whole words that were met are marked: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    await input.fill(sample.word);
    const title = search.getByRole('heading', { name: sample.first, exact: true });
    await expect(title.locator('mark').first()).toBeVisible();
    const marks = await search.locator('mark').allTextContents();
    expect(marks.filter((mark) => /\s/.test(mark))).toEqual([]);
  });

  test(`nothing found says so and offers searches and a person: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    await input.fill(nothing);
    await expect(search.getByRole('status')).toContainText(nothing);
    await expect(search.locator('a[href^="mailto:"]')).toBeVisible();
    await search.getByRole('link', { name: sample.first, exact: true }).click();
    await expect(input).toHaveValue(sample.first);
    await expect(search.getByRole('link', view(locale, sample.first))).toBeVisible();
  });

  test(`last searches stay with the page until the reader keeps them on the device: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    const again = search.getByRole('button', { name: sample.word, exact: true });
    await input.fill(sample.word);
    await search.getByRole('link', view(locale, sample.first)).click();
    await expect(search).toBeHidden();
    await page.keyboard.press('/');
    await expect(again).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('nasaq.searches'))).toBeNull();

    await search.getByRole('checkbox', { name: text(locale, 'search.recent.keep') }).check();
    await page.reload();
    await openPage(page, locale, page.url());
    await page.keyboard.press('/');
    await again.click();
    await expect(input).toHaveValue(sample.word);
    await expect(search.getByRole('link', view(locale, sample.first))).toBeVisible();

    await search.getByRole('button', { name: text(locale, 'search.clear'), exact: true }).click();
    await search.getByRole('button', { name: text(locale, 'search.recent.clear') }).click();
    await expect(again).toBeHidden();
    await search.getByRole('checkbox').uncheck();
    await expect(search.getByRole('checkbox')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('nasaq.searches'))).toBeNull();
  });

  test(`a second Enter leads to all results, at an address that can be shared: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    await input.fill(sample.word);
    await page.keyboard.press('Enter');
    await expect(search.getByRole('link', view(locale, sample.first))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    expect(new URL(page.url()).searchParams.get('q')).toBe(sample.word);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(sample.word);
    await expect(page.getByRole('main').getByRole('link', view(locale, sample.first))).toBeVisible();
  });

  test(`texts can be selected and clicked, only the empty ground closes: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    await input.fill(sample.word);
    await expect(search.getByRole('link', view(locale, sample.first))).toBeVisible();

    // Out of the field, past its edge.
    const box = (await input.boundingBox())!;
    const [start, end] = locale === 'en' ? [box.x + 60, box.x - 40] : [box.x + box.width - 60, box.x + box.width + 40];
    await page.mouse.move(start, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(end, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(input).toHaveValue(sample.word);
    expect(await page.evaluate(() => String(document.getSelection()))).not.toBe('');

    await search.getByRole('status').click();
    await search.getByRole('heading', { level: 2 }).first().click();
    const rows = search.getByRole('listitem');
    const [first, second] = [(await rows.first().boundingBox())!, (await rows.nth(1).boundingBox())!];
    await page.mouse.click(first.x + 2, (first.y + first.height + second.y) / 2);
    await expect(search).toBeVisible();
    await expect(input).toHaveValue(sample.word);

    await page.mouse.click(locale === 'en' ? 8 : 1272, 400);
    await expect(search).toBeHidden();
  });

  test(`an answer with the specified fields only is shown: ${locale}`, async ({ page }) => {
    await page.route('**/api/v1/search*', (route) =>
      route.fulfill({ json: { data: [{ type: 'works', title: 'Sahl Ferry', url: '/works/sahl-ferry' }] } }),
    );
    const { search, input } = await openSearch(page, locale);
    await input.fill('ferry');
    await expect(search.getByRole('link', view(locale, 'Sahl Ferry'))).toBeVisible();
    await expect(page.getByRole('banner')).toBeAttached();
  });

  test(`that nothing was found is said of its own word only: ${locale}`, async ({ page }) => {
    const { search, input } = await openSearch(page, locale);
    await input.fill(nothing);
    await expect(search.getByRole('status')).toContainText(nothing);
    const next = gate();
    await page.route('**/api/v1/search*', async (route) => {
      await next.opened;
      await route.continue();
    });
    await input.fill(sample.word);
    await expect(search.getByRole('status')).not.toContainText(nothing);
    await expect(search.getByText(text(locale, 'search.none.text'))).toBeHidden();
    next.open();
    await expect(search.getByRole('link', view(locale, sample.first))).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search is a page: ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, paths.about));
      await page.getByRole('link', { name: text(locale, 'shell.search.open'), exact: true }).click();
      await expect(page).toHaveURL(localePath(locale, paths.search));
      await page.getByRole('searchbox').fill(sample.word);
      await page.getByRole('button', { name: text(locale, 'search.submit'), exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(sample.word));
      await expect(page.getByRole('status').first()).toContainText(sample.word);
      await expect(page.locator('mark').first()).toBeVisible();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

      const filters = page.getByRole('navigation', { name: text(locale, 'search.filter') });
      await filters.getByRole('link', { name: text(locale, 'titles.services') }).click();
      expect(new URL(page.url()).searchParams.get('type')).toBe('services');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        text(locale, 'titles.services'),
      ]);
      await page.getByRole('link', view(locale, sample.first)).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.first);
    });

    test(`the page says what it did not find, and takes any length: ${locale}`, async ({ page }) => {
      await page.goto(`${localePath(locale, paths.search)}?q=${nothing}`);
      await expect(page.getByRole('status').first()).toContainText(nothing);
      await page.goto(`${localePath(locale, paths.search)}?q=${'x'.repeat(900)}`);
      await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(200));
    });
  });
}

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  const { search, input } = await openSearch(page, 'en');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/v1/search*', async (route) => {
    if (route.request().postDataJSON().search !== 'hotel') return route.continue();
    await late.promise;
    return route.continue().catch(() => {});
  });
  const slow = page.waitForRequest((request) => request.postData()?.includes('hotel') === true);
  await input.fill('hotel');
  await slow;
  await input.fill('platforms');
  await expect(search.getByRole('link', view('en', 'Web platforms'))).toBeVisible();
  late.resolve();
  await expect(search.getByRole('status')).toContainText('platforms');
});

test('nobody else is given the page of a search', async ({ request }) => {
  const answer = await request.get(`${paths.search}?q=platforms`);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/services');
  expect(sitemap).not.toContain(`${paths.search}<`);
});

test.describe('when the search does not answer', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('the field stays as it is, and the reader can try again', async ({ page }) => {
    const { search, input } = await openSearch(page, 'en');
    await page.route('**/api/v1/search*', (route) => route.abort());
    await input.fill('platforms');
    await expect(search.getByRole('status')).toHaveText(text('en', 'search.failed'));
    await expect(input).toHaveValue('platforms');
    await page.unroute('**/api/v1/search*');
    await search.getByRole('button', { name: text('en', 'search.retry') }).click();
    await expect(search.getByRole('link', view('en', 'Web platforms'))).toBeVisible();
  });

  test('without a connection it says so, and goes on when there is one', async ({ page, context }) => {
    const { search, input } = await openSearch(page, 'ar');
    await context.setOffline(true);
    await input.fill('منصات');
    await expect(search.getByRole('status')).toHaveText(text('ar', 'search.offline'));
    await context.setOffline(false);
    await expect(search.getByRole('link', view('ar', 'منصات الويب'))).toBeVisible();
  });
});

for (const { locale, colorScheme } of readings)
  test(`overlay and page have no accessibility violation: ${locale}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
    const { search, input } = await openSearch(page, locale);
    await expect(search.getByRole('listitem').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await input.fill(samples[locale].word);
    await expect(search.locator('mark').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await input.fill(nothing);
    await expect(search.locator('a[href^="mailto:"]')).toBeVisible();
    expect(await violations()).toEqual([]);
    for (const query of ['', `?q=${samples[locale].word}`, `?q=${nothing}`]) {
      await page.goto(localePath(locale, paths.search) + query);
      expect(await violations(), query).toEqual([]);
    }
  });

test('a malformed XSRF cookie, which a neighbouring site can set, stops no call', async ({
  page,
  baseURL,
  context,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: '%zz%', url: baseURL! }]);
  const { search, input } = await openSearch(page, 'en');
  await input.fill(samples.en.word);
  await expect(search.getByRole('link', view('en', samples.en.first))).toBeVisible();
});

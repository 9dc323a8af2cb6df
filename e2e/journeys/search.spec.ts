import { entryPath, localeInfo, localePath, otherLocale, paths, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { gate } from '../support/gate.ts';
import { openPage } from '../support/open-page.ts';
import { readings, readingsInTurn } from '../support/readings.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

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

const searchCalls = '**/api/v1/search*';
const isStored = (page: Page) => page.evaluate(() => localStorage.getItem('nasaq.searches') !== null);
const view = (locale: Locale, title: string) => ({ name: `${text(locale, 'search.view')} ${title}`, exact: true });

for (const { locale, colorScheme } of readings) {
  const sample = samples[locale];

  test(`the overlay finds, says what it does not find, and is used by keyboard and pointer alike: ${locale}, ${colorScheme}`, async ({
    browserName,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { search, input } = await openSearch(page, locale);
    const status = search.getByRole('status');
    const links = search.getByRole('listitem').getByRole('link');
    const first = search.getByRole('link', view(locale, sample.first));

    await test.step('empty, with what is often looked for', async () => {
      await expect(search.getByRole('listitem').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    await test.step('nothing is found → searches and a person are offered', async () => {
      await input.fill(nothing);
      await expect(status).toContainText(nothing);
      await expect(search.locator('a[href^="mailto:"]')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await search.getByRole('link', { name: sample.first, exact: true }).click();
      await expect(input).toHaveValue(sample.first);
      await expect(first).toBeVisible();
    });

    await test.step('that nothing was found is said of its own word only', async () => {
      await input.fill(nothing);
      await expect(status).toContainText(nothing);
      const next = gate();
      await page.route(searchCalls, async (route) => {
        await next.opened;
        await route.continue();
      });
      await input.fill(sample.word);
      await expect(status).not.toContainText(nothing);
      await expect(search.getByText(text(locale, 'search.none.text'))).toBeHidden();
      next.open();
      await expect(first).toBeVisible();
      await page.unroute(searchCalls);
    });

    for (const [kind, query] of [
      ['a typo', sample.typo],
      ['another form of the word', sample.inflected],
      ['the other keyboard layout', sample.layout],
    ] as const)
      await test.step(`${kind} finds what was meant`, async () => {
        await input.fill(query);
        await expect(status).toContainText(query);
        await expect(first).toBeVisible();
      });

    await test.step('an entry that exists only in the other language says so, and carries its language', async () => {
      await input.fill(sample.foreign);
      const other = localeInfo[otherLocale(locale)];
      const result = search
        .getByRole('listitem')
        .filter({ hasText: text(locale, `ui.written_in.${otherLocale(locale)}`) })
        .first();
      await expect(result).toBeVisible();
      const title = result.getByRole('heading').locator('bdi');
      await expect(title).toHaveAttribute('lang', other.tag);
      await expect(title).toHaveAttribute('dir', other.dir);
      await expect(result.getByRole('link')).toHaveAttribute('hreflang', other.tag);
    });

    await test.step('an answer with the specified fields only is shown', async () => {
      await page.route(searchCalls, (route) =>
        route.fulfill({ json: { data: [{ type: 'works', title: 'Sahl Ferry', url: '/works/sahl-ferry' }] } }),
      );
      await input.fill('ferry');
      await expect(search.getByRole('link', view(locale, 'Sahl Ferry'))).toBeVisible();
      await expect(page.getByRole('banner')).toBeAttached();
      await page.unroute(searchCalls);
    });

    await test.step('whole words that were met are marked', async () => {
      await input.fill(sample.word);
      await expect(first).toBeVisible();
      const title = search.getByRole('heading', { name: sample.first, exact: true });
      await expect(title.locator('mark').first()).toBeVisible();
      const marks = await search.locator('mark').allTextContents();
      expect(marks.filter((mark) => /\s/.test(mark))).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('texts can be selected and clicked, only the empty ground closes', async () => {
      // Out of the field, past its edge.
      const box = (await input.boundingBox())!;
      const [start, end] =
        locale === 'en' ? [box.x + 60, box.x - 40] : [box.x + box.width - 60, box.x + box.width + 40];
      await page.mouse.move(start, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(end, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect(input).toHaveValue(sample.word);
      expect(await page.evaluate(() => String(document.getSelection()))).not.toBe('');

      await status.click();
      await search.getByRole('heading', { level: 2 }).first().click();
      const rows = search.getByRole('listitem');
      // The line between two rows; in Firefox the mouse points at whole pixels only.
      const line = (await rows.nth(1).boundingBox())!;
      await page.mouse.click(line.x + 2, browserName === 'firefox' ? Math.ceil(line.y) : line.y);
      await expect(search).toBeVisible();
      await expect(input).toHaveValue(sample.word);
      await page.mouse.click(locale === 'en' ? 8 : 1272, 400);
      await expect(search).toBeHidden();
    });

    await test.step('who asks for it again before it has told of its end has it again, for good', async () => {
      await page.keyboard.press('/');
      await expect(input).toBeFocused();
      const ended = (await search.elementHandle())!;
      await page.evaluate(() =>
        window.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
      );
      await search.getByRole('button', { name: text(locale, 'search.close') }).click();
      await page.keyboard.press('/');
      await expect(input).toBeFocused();
      // Once for who holds it back, and once for whoever still listens.
      await page.evaluate(() => window.dispatchEvent(new Event('close')));
      await ended.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
    });

    await test.step('the keyboard alone searches, moves through the results and opens one', async () => {
      await page.keyboard.press('/');
      await expect(input).toBeFocused();
      await page.keyboard.type(sample.word);
      await expect(status).toContainText(sample.word);
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

    await test.step('last searches stay with the page until the reader keeps them on the device', async () => {
      const again = search.getByRole('button', { name: sample.word, exact: true });
      await page.keyboard.press('/');
      await expect(again).toBeVisible();
      expect(await isStored(page)).toBe(false);
      await search.getByRole('checkbox', { name: text(locale, 'search.recent.keep') }).check();
      await openPage(page, locale, page.url());
      await page.keyboard.press('/');
      await again.click();
      await expect(input).toHaveValue(sample.word);
      await expect(first).toBeVisible();
      await search.getByRole('button', { name: text(locale, 'search.clear'), exact: true }).click();
      await search.getByRole('button', { name: text(locale, 'search.recent.clear') }).click();
      await expect(again).toBeHidden();
      await search.getByRole('checkbox').uncheck();
      await expect(search.getByRole('checkbox')).toBeFocused();
      expect(await isStored(page)).toBe(false);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search is a page, which says what it did not find and takes any length: ${locale}`, async ({ page }) => {
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
      await page.getByRole('main').getByRole('link', { name: sample.first, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.first);

      await page.goto(`${localePath(locale, paths.search)}?q=${nothing}`);
      await expect(page.getByRole('status').first()).toContainText(nothing);
      await page.goto(`${localePath(locale, paths.search)}?q=${'x'.repeat(900)}`);
      await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(200));
    });
  });
}

for (const { locale, colorScheme } of readingsInTurn('ar')) {
  const sample = samples[locale];

  test(`Escape gives the focus back, keys belong to who types, and a second Enter leads to the page of all results: ${locale}, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, locale, localePath(locale, paths.knowledgebase));
    const search = page.getByRole('dialog', { name: text(locale, 'search.label') });
    const input = search.getByRole('searchbox');
    const first = search.getByRole('link', view(locale, sample.first));

    await test.step('Escape closes and clears', async () => {
      const opener = page.getByRole('banner').getByRole('button', { name: text(locale, 'shell.search.open') });
      await opener.focus();
      await page.keyboard.press('Enter');
      await input.fill(sample.word);
      await expect(first).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('what is typed before the search is here lands in it, and does nothing else', async () => {
      const arrival = gate();
      await page.route('**/assets/search-overlay*', async (route) => {
        await arrival.opened;
        await route.continue();
      });
      await openPage(page, locale, localePath(locale, paths.knowledgebase));
      await page.evaluate(() => scrollTo(0, 300));
      await page.keyboard.press('/');
      await page.keyboard.type(`${sample.word} /x`);
      for (const key of ['Backspace', 'Backspace', 'Enter']) await page.keyboard.press(key);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await expect(search).toBeHidden();
      arrival.open();
      await expect(input).toBeFocused();
      await expect(input).toHaveValue(`${sample.word} `);
      await expect(first).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
    });

    await test.step('the second Enter leads to all results, at an address that can be shared', async () => {
      await page.keyboard.press('Control+k');
      await expect(input).toHaveValue('');
      await expect(first).toBeHidden();
      await input.fill(sample.word);
      await page.keyboard.press('Enter');
      await expect(first).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(search).toBeHidden();
      expect(new URL(page.url()).searchParams.get('q')).toBe(sample.word);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(sample.word);
      await expect(page.getByRole('main').getByRole('link', { name: sample.first, exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    await test.step('a page that arrives late does not take away what is being typed', async () => {
      const arrival = gate();
      await page.route(`**${localePath(locale, paths.legal)}/_payload.json`, async (route) => {
        await arrival.opened;
        await route.continue();
      });
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${localePath(locale, paths.legal)}"]`)
        .evaluate((link: HTMLElement) => link.click());
      await page.keyboard.press('Control+k');
      await input.fill(sample.word);
      await expect(first).toBeVisible();
      arrival.open();
      await expect(page).toHaveURL(localePath(locale, paths.legal));
      await expect(first).toBeVisible();
      await expect(input).toBeFocused();
      await page.goBack();
      await expect(search).toBeHidden();
      await expect(page).toHaveURL(/q=/);
    });

    await test.step('/ and Ctrl+K belong to who types', async () => {
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('');
      await field.focus();
      await page.keyboard.press('/');
      await expect(field).toHaveValue('/');
      await page.keyboard.press('Control+k');
      await expect(search).toBeHidden();
    });

    await page.goto(`${localePath(locale, paths.search)}?q=${nothing}`);
    expect(await violations(page)).toEqual([]);
  });
}

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

  test('the field stays as it is, and the search goes on by itself or when the reader asks', async ({
    page,
    context,
    baseURL,
  }) => {
    // Which a neighbouring site can set: it stops no call.
    await context.addCookies([{ name: 'XSRF-TOKEN', value: '%zz%', url: baseURL! }]);
    const { search, input } = await openSearch(page, 'ar');
    await page.route(searchCalls, (route) => route.abort());
    await input.fill('منصات');
    await expect(search.getByRole('status')).toHaveText(text('ar', 'search.failed'));
    await expect(input).toHaveValue('منصات');
    await page.unroute(searchCalls);
    await search.getByRole('button', { name: text('ar', 'search.retry') }).click();
    await expect(search.getByRole('link', view('ar', 'منصات الويب'))).toBeVisible();

    await context.setOffline(true);
    await input.fill(samples.ar.word);
    await expect(search.getByRole('status')).toHaveText(text('ar', 'search.offline'));
    await context.setOffline(false);
    await expect(search.getByRole('status')).toContainText(samples.ar.word);
  });
});

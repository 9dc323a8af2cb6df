import { type List, localePath, otherLocale, localeInfo, paths, type WorkSummary } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('ar')) {
  test(`back from a filter leads to the list as it was, with the focus where the reader left it alone: ${locale}`, async ({
    page,
  }) => {
    for (const [path, narrowed] of [
      [paths.works, `a[href*="industry="]`],
      [paths.blog, `a[href*="tag="]`],
    ] as const) {
      await openPage(page, locale, localePath(locale, path));
      await page.getByRole('main').locator(narrowed).first().click();
      await expect(page).toHaveURL(/\?/);
      await page.goBack();
      await expect(page).toHaveURL(localePath(locale, path));
      await expect(page.getByRole('main').locator(narrowed).first()).toBeFocused();
    }
  });
}

for (const locale of inTurn('en')) {
  const jobs = localePath(locale, paths.allCareers);
  const narrowed = (page: Page) => page.getByRole('main').locator('a[href*="workplace="]').last();

  test.describe(`of a filter whose data do not come: ${locale}`, () => {
    test.use({ expectedConsoleErrors: [/./] });

    test('its document gives the focus back to it, as its message has it where the filter has gone', async ({
      page,
    }) => {
      await page.route('**/_payload.json*', (route) => route.abort());
      await openPage(page, locale, jobs);
      const filter = (await narrowed(page).getAttribute('href'))!;
      await narrowed(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(filter);
      await expect(narrowed(page)).toBeFocused();
      await expect(narrowed(page)).toHaveAttribute('aria-current', 'true');
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await page.route('**/_payload.json*', (route) => route.fulfill({ json: { kind: 'error', status: 404 } }));
      await openPage(page, locale, jobs);
      await narrowed(page).focus();
      await page.keyboard.press('Enter');
      const message = text(locale, 'errors.not_found.message').replace('{path}', '').trim();
      await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

for (const locale of inTurn('en'))
  test(`on a very wide screen the bar stands on the lines of the page, as what closes an overlay does: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2200, height: 1200 });
    for (const path of [paths.works, paths.products]) {
      await openPage(page, locale, localePath(locale, path));
      const bar = page.getByRole('banner').first();
      const logo = bar.getByRole('link', { name: text(locale, 'shell.logo').replace('{name}', '') });
      const edgeOf = async (place: Locator) => {
        const { x, width } = (await place.boundingBox())!;
        return Math.round(locale === 'ar' ? x + width : x);
      };
      expect(await edgeOf(logo), path).toBe(await edgeOf(page.getByRole('heading', { level: 1 })));
      const menu = bar.getByRole('button', { name: text(locale, 'shell.menu.open') });
      const opener = (await menu.locator('svg').boundingBox())!;
      await menu.click();
      const close = (await page.getByRole('button', { name: text(locale, 'shell.menu.close') }).boundingBox())!;
      expect(Math.abs(close.x + close.width / 2 - (opener.x + opener.width / 2)), path).toBeLessThan(2);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inTurn('en')) {
    test(`works are narrowed by links, which the other language keeps: ${locale}`, async ({ page }) => {
      const { data: works } = await api<List<WorkSummary>>('works?limit=100', locale);
      const industry = works[0]!.industry!;
      const fitting = works.filter((work) => work.industry?.key === industry.key);
      const [service] = fitting[0]!.services;
      await page.goto(localePath(locale, paths.works));
      const filter = page.getByRole('navigation', { name: text(locale, 'works.filter') });
      await filter.getByRole('link', { name: industry.title }).click();
      await expect(page).toHaveURL(localePath(locale, `${paths.works}?industry=${industry.key}`));
      await expect(filter.getByRole('link', { name: industry.title })).toHaveAttribute('aria-current', 'true');
      for (const { title } of fitting) await expect(page.getByRole('link', { name: title })).toBeVisible();
      const other = works.find((work) => work.industry?.key !== industry.key)!;
      await expect(page.getByRole('link', { name: other.title })).toHaveCount(0);

      await filter.getByRole('link', { name: service!.title }).click();
      await expect(page).toHaveURL(/industry=.+&service=/);
      await page.getByRole('link', { name: localeInfo[otherLocale(locale)].name }).click();
      await expect(page).toHaveURL(new RegExp(`industry=${industry.key}&service=${service!.key}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[otherLocale(locale)].tag);
      await expect(page.locator('.work')).not.toHaveCount(0);
    });
  }
});

test('a filter that no work has does not exist', async ({ request }) => {
  for (const query of ['?industry=nothing', '?service=', '?industry=banking&page=9']) {
    expect((await request.get(paths.works + query)).status(), query).toBe(404);
  }
});

import { localeInfo, localePath, otherLocale, paths, type Locale } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { moduleFiles } from '../support/module-files.ts';
import { isIdle, isInteractive, openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// What the browser itself notes of an answer that failed; nothing of ours may add to it.
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

for (const locale of inTurn('en'))
  test(`what fails behind a page leaves it as it is: payload, site data, search: ${locale}`, async ({ page }) => {
    const other = otherLocale(locale);
    const legal = localePath(locale, paths.legal);
    const company = localePath(locale, paths.company);

    await test.step('a search that fails only stops the loading line', async () => {
      await openPage(page, locale, legal);
      await page.route('**/api/v1/search*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: text(locale, 'shell.search.open') }).click();
      const answered = page.waitForResponse('**/api/v1/search*');
      await page.getByRole('searchbox').fill('web');
      await answered;
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(text(locale, 'search.failed'));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue('web');
      await page.keyboard.press('Escape');
    });

    await test.step('site data that cannot be had are left out in silence', async () => {
      const siteData = '**/api/v1/global-site-data*';
      const switchTo = (language: Locale) =>
        page.getByRole('banner').getByRole('link', { name: localeInfo[language].name }).click();
      await page.route(siteData, (route) => route.fulfill({ status: 500, json: {} }));
      const asked = page.waitForRequest(siteData);
      await switchTo(other);
      await asked;
      await expect(page).toHaveURL(localePath(other, paths.legal));
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[other].tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(other, 'titles.legal'));
      await expect(page.getByRole('alert')).toHaveCount(0);
      // What the page knows already it goes on showing, and asks again with the next change.
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('meta[name="keywords"]')).not.toHaveAttribute('content', '');
      await switchTo(locale);
      await expect(page).toHaveURL(legal);
      const again = page.waitForRequest(siteData);
      await switchTo(other);
      await again;
      await page.unroute(siteData);
    });

    await test.step('a page payload that fails is one warning, and the page comes as a document', async () => {
      await page.route(`**${company}/_payload.json`, (route) => route.fulfill({ status: 503, json: {} }));
      await openPage(page, locale, legal);
      await isIdle(page);
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      const document = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().endsWith(company),
      );
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text(locale, 'shell.footer.company') })
        .click();
      await document;
      await expect(page).toHaveURL(company);
      await isInteractive(page, locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'titles.company'));
      expect(warnings).toEqual([expect.stringMatching(new RegExp(`The page payload of.*${company}`))]);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

test.describe('a catalogue that cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/./] });

  for (const locale of inTurn('ar')) {
    test(`it is logged, and the page can be read: ${locale}`, async ({ page, consoleErrors }) => {
      const from = otherLocale(locale);
      const filesOf = async (of: Locale) => new Set(await moduleFiles(page.request, localePath(of, paths.legal)));
      const own = (await filesOf(locale)).difference(await filesOf(from));
      expect(own.size).toBeGreaterThan(0);
      await page.route(
        ({ pathname }) => own.has(pathname),
        (route) => route.abort(),
      );
      await openPage(page, from, localePath(from, paths.legal));
      await page.getByRole('banner').getByRole('link', { name: localeInfo[locale].name }).click();
      await expect(page).toHaveURL(localePath(locale, paths.legal));
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[locale].tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'titles.legal'));
      expect(consoleErrors.join('\n')).toMatch(/(Failed to fetch|error loading) dynamically imported module/);
    });
  }
});

import { localeInfo, localePath, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { moduleFiles } from '../support/module-files.ts';
import { isInteractive, openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/./] });

const start = new Date('2027-03-01T10:00:00Z');

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function expectErrorScreen(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'errors.app.title'));
  await expect(page.getByText(text(locale, 'errors.app.text'))).toBeVisible();
  const report = page.getByRole('main').getByRole('link', { name: text(locale, 'errors.app.report') });
  const { pathname } = new URL(page.url());
  await expect(report).toHaveAttribute(
    'href',
    `${localePath(locale, paths.report)}?${new URLSearchParams({ page: pathname })}`,
  );
}

for (const locale of inTurn('ar')) {
  const from = localePath(locale, paths.legal);
  const target = localePath(locale, paths.company);
  const footerLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: text(locale, 'shell.footer.company') });

  test(`a chunk that cannot be loaded: one reload at the intended path, then the error screen: ${locale}`, async ({
    page,
  }) => {
    await page.clock.install({ time: start });
    const allow = await refuseOwnScripts(page, locale);
    await openPage(page, locale, from);
    const loads = countLoads(page);
    await footerLink(page).click();
    await expect(page).toHaveURL(target);
    await expect.poll(loads).toBe(1);
    // The server's page is readable even where its chunk never comes.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'titles.company'));

    await openPage(page, locale, from);
    expect(loads()).toBe(2);
    await footerLink(page).click();
    await expectErrorScreen(page, locale);
    await expect(page).toHaveURL(target);
    expect(loads()).toBe(2);

    // After ten seconds a deployment may have mended it.
    await openPage(page, locale, from);
    await page.clock.fastForward(10_000);
    page.once('framenavigated', () => void allow());
    await footerLink(page).click();
    await expect(page).toHaveURL(target);
    await isInteractive(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'titles.company'));
    expect(loads()).toBe(4);
  });

  test(`a page that fails to render shows what happened and where to report it, in the reader's language: ${locale}`, async ({
    page,
  }) => {
    const payload = `**${target}/_payload.json`;
    await test.step('its document fails', async () => {
      const model = { head: { alternates: { en: 1, ar: 1 } } };
      await page.route(payload, (route) => route.fulfill({ json: { kind: 'page', model } }));
      await openPage(page, locale, from);
      await footerLink(page).click();
      await expectErrorScreen(page, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[locale].tag);
      await page.unroute(payload);
    });

    await test.step('its content fails', async () => {
      await page.route(payload, (route) => route.fulfill({ json: { kind: 'page', model: null } }));
      await openPage(page, locale, from);
      await footerLink(page).click();
      await expectErrorScreen(page, locale);
      await expect(page.getByRole('banner').first()).toBeVisible();
      // The rest of the site still works.
      await page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'errors.app.report') })
        .click();
      await expect(page).toHaveURL((url) => url.pathname === localePath(locale, paths.report));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text(locale, 'errors.app.title'));
    });
  });
}

test('without session storage a chunk failure shows the error screen and reloads nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is refused.', 'SecurityError');
      },
    });
  });
  await refuseOwnScripts(page, 'en');
  await openPage(page, 'en', paths.legal);
  const loads = countLoads(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('en', 'shell.footer.company') })
    .click();
  await expectErrorScreen(page, 'en');
  expect(loads()).toBe(0);
});

/** Refuses the scripts that only the company page needs, until the way back is called. */
async function refuseOwnScripts(page: Page, locale: Locale): Promise<() => Promise<void>> {
  const scriptsOf = async (path: string) => new Set(await moduleFiles(page.request, localePath(locale, path)));
  const own = (await scriptsOf(paths.company)).difference(await scriptsOf(paths.legal));
  expect(own.size).toBeGreaterThan(0);
  const refused = ({ pathname }: URL) => own.has(pathname);
  await page.route(refused, (route) => route.abort());
  return () => page.unroute(refused);
}

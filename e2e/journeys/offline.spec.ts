import { localeInfo, localePath, otherLocale, paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { isIdle, openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// Links that were being loaded ahead fail with the connection.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Loads nothing ahead, so that every link needs the connection. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

for (const locale of inTurn('en')) {
  const held = text(locale, 'shell.held');

  test(`the connection goes and comes: the banner, search, the switch of the language and the first message: ${locale}`, async ({
    page,
    context,
  }) => {
    const other = otherLocale(locale);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await saveData(page);
    await openPage(page, locale, localePath(locale, paths.wordCounter));
    await isIdle(page);
    await page.getByLabel(text(locale, 'word_counter.text')).fill('نسق is order');
    const banner = page.getByText(text(locale, 'shell.offline'));
    await expect(banner).toBeHidden();

    await test.step('the banner shows while the browser is offline, and search waits for the connection', async () => {
      await context.setOffline(true);
      await expect(banner).toBeVisible();
      await page.getByRole('button', { name: text(locale, 'shell.search.open') }).click();
      await expect(page.getByText(held)).toBeVisible();
      await expect(page).toHaveURL(localePath(locale, paths.wordCounter));
      await context.setOffline(false);
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page.getByText(held)).toBeHidden();
      await expect(banner).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('searchbox')).toBeHidden();
    });

    await test.step('the language switch waits too, and takes along what was typed', async () => {
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: localeInfo[other].name }).click();
      await expect(page.getByText(held)).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL(localePath(other, paths.wordCounter));
      await expect(page.getByLabel(text(other, 'word_counter.text'))).toHaveValue('نسق is order');
    });

    await test.step('the first message comes without a connection too', async () => {
      await context.setOffline(true);
      await page.getByRole('button', { name: text(other, 'word_counter.copy') }).click();
      const messages = page.getByRole('region', { name: text(other, 'shell.toast.label') });
      await expect(messages.getByRole('status')).toHaveText(text(other, 'word_counter.copied'));
    });
  });

  test(`a link that needs the connection waits on its page; who writes on meanwhile is asked, and keeps the page: ${locale}`, async ({
    page,
    context,
  }) => {
    await saveData(page);
    const name = page.getByRole('main').getByRole('textbox').first();
    const legal = page.getByRole('contentinfo').getByRole('link', { name: text(locale, 'shell.footer.legal') });

    await test.step('it opens with the next connection', async () => {
      await openPage(page, locale, localePath(locale, paths.contact));
      await isIdle(page);
      await name.fill('Hanan');
      await context.setOffline(true);
      await legal.click();
      await expect(page.getByText(held)).toBeVisible();
      await expect(page.getByText(text(locale, 'shell.offline'))).toBeVisible();
      await expect(name).toHaveValue('Hanan');
      await expect(page).toHaveURL(localePath(locale, paths.contact));
      await context.setOffline(false);
      await expect(page).toHaveURL(localePath(locale, paths.legal));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'titles.legal'));
      await expect(page.getByText(held)).toBeHidden();
    });

    await test.step('it is offered to who has written on', async () => {
      await openPage(page, locale, localePath(locale, paths.contact));
      await isIdle(page);
      await context.setOffline(true);
      await legal.click();
      await expect(page.getByText(held)).toBeVisible();
      await name.fill('Hanan Adel');
      await context.setOffline(false);
      const offer = page.getByRole('link', { name: text(locale, 'connection.open') });
      await expect(offer).toBeVisible();
      await expect(page.getByText(held)).toBeHidden();
      await expect(page).toHaveURL(localePath(locale, paths.contact));
      await expect(name).toHaveValue('Hanan Adel');
      await offer.click();
      await expect(page).toHaveURL(localePath(locale, paths.legal));
    });
  });
}

test('back to a page that has to be loaded anew waits too, and restores its place', async ({ page, context }) => {
  await saveData(page);
  await openPage(page, 'en', paths.company);
  await isIdle(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('en', 'shell.footer.legal') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'titles.legal'));
  await context.setOffline(true);
  // The document gave the first page its data: they have never been asked for.
  await page.goBack();
  await expect(page.getByText(text('en', 'shell.held'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'titles.legal'));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'titles.company'));
});

test.describe('a connection that leads nowhere', () => {
  // Firefox, which remembers a module that failed, loads the page as a document then.
  test.use({ expectedConsoleErrors: [/ERR_FAILED|error loading dynamically imported module/] });

  test('is waited for as well, though the browser believes in it', async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await openPage(page, 'en', paths.about);
    await isIdle(page);
    await page.route('**', (route) => route.abort());
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('en', 'shell.footer.legal') })
      .click();
    await expect(page.getByText(text('en', 'shell.held'))).toBeVisible();
    await page.unroute('**');
    await page.clock.runFor(5_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'titles.legal'));
  });
});

test(
  'messages whose code could not be had come with the next connection, equal ones once',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/assets/toast-container*', (route) => route.abort());
    await openPage(page, 'en', paths.wordCounter);
    await page.getByLabel(text('en', 'word_counter.text')).fill('order');
    const copy = page.getByRole('button', { name: text('en', 'word_counter.copy') });
    await copy.click();
    await copy.click();
    await page.unroute('**/assets/toast-container*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const messages = page.getByRole('region', { name: text('en', 'shell.toast.label') });
    await expect(messages.getByRole('status')).toHaveText([text('en', 'word_counter.copied')]);
  },
);

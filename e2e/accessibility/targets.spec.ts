import { localePath, locales, paths } from '@nasaq/contract';
import { makeAccount, signIn } from '../support/account.ts';
import { beginChat } from '../support/chat-page.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { smallTargets } from '../support/small-targets.ts';

const widths = [320, 390, 1280];

// WCAG 2.2, 2.5.8.
for (const locale of locales) {
  test(`what is pressed is 24 pixels high and wide, or stands by itself: ${locale}`, async ({ page }) => {
    for (const route of await everyRoute(locale)) {
      await openPage(page, locale, route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await smallTargets(page), `${route} at ${width}`).toEqual([]);
      }
    }
  });

  test(`so it is in menu, search, chat and account: ${locale}`, async ({ page, adminApi }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const opener of ['shell.menu.open', 'shell.search.open']) {
      await openPage(page, locale, localePath(locale, paths.home));
      await page.getByRole('button', { name: text(locale, opener) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (opener === 'shell.search.open') {
        await page.getByRole('dialog').getByRole('searchbox').fill('web');
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      }
      expect.soft(await smallTargets(page), opener).toEqual([]);
    }
    await signIn(page, locale, await makeAccount(adminApi, locale));
    for (const path of [paths.account, paths.accountProfile, paths.accountSessions, paths.accountData]) {
      await openPage(page, locale, localePath(locale, path));
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
    await beginChat(page, locale, 'https://nasaq.example');
    expect.soft(await smallTargets(page), 'chat').toEqual([]);
  });
}

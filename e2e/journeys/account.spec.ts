import { randomUUID } from 'node:crypto';
import { fieldLabel, localePath, paths, tokenCookie, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { makeAccount } from '../support/account.ts';
import { type AdminApi } from '../support/admin-api.ts';
import { freshReader, linkMailedTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { isInteractive } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/status of 4\d\d/] });

interface Way {
  page: Page;
  locale: Locale;
  scripts: boolean;
}

/** Goes to an address; with scripts, until they run. */
async function go({ page, locale, scripts }: Way, path: string): Promise<void> {
  await page.goto(localePath(locale, path));
  if (scripts) await isInteractive(page, locale);
}

const main = (page: Page) => page.getByRole('main');
const field = ({ page, locale }: Way, name: string): Locator =>
  main(page).getByLabel(fieldLabel(name, locale), { exact: true });
const press = ({ page, locale }: Way, key: string) =>
  main(page)
    .getByRole('button', { name: text(locale, key) })
    .first()
    .click();

async function enter(way: Way, email: string, password: string): Promise<void> {
  await field(way, 'email').fill(email);
  await field(way, 'password').fill(password);
  await press(way, 'account.login.submit');
}

const title = ({ page }: Way) => main(page).getByRole('heading', { level: 1 });

async function isAt({ page, locale }: Way, path: string): Promise<void> {
  await expect(page).toHaveURL(localePath(locale, path));
}

const name = 'ليلى منصور';

/** The link of the invitation that a new account gets by mail. */
async function invite(adminApi: AdminApi, locale: Locale): Promise<{ email: string; link: string }> {
  const email = freshReader();
  await adminApi.create('accounts', {}, { name, email, locale });
  return { email, link: await linkMailedTo(email, paths.password) };
}

for (const scripts of [true, false])
  for (const locale of inTurn(scripts ? 'en' : 'ar')) {
    const how = `${locale}, ${scripts ? 'with' : 'without'} JavaScript`;
    test.describe(() => {
      test.use({ javaScriptEnabled: scripts });

      test(`an invitation opens an account, whose pages are given until signing out: ${how}`, async ({
        page,
        context,
        adminApi,
      }) => {
        const way = { page, locale, scripts };
        const { email, link } = await invite(adminApi, locale);
        const password = `four quiet ${randomUUID()}`;

        await test.step('the link of the invitation, which works once', async () => {
          expect(new URL(link).pathname).toBe(localePath(locale, paths.password));
          await page.goto(link);
          if (scripts) await isInteractive(page, locale);
          await expect(title(way)).toHaveText(text(locale, 'account.set.invited'));
          await expect(main(page).getByText(email)).toBeVisible();
          await field(way, 'new_password').fill('short');
          await press(way, 'account.set.submit');
          await expect(main(page).getByRole('alert').getByRole('link')).toBeVisible();
          await field(way, 'new_password').fill(password);
          await press(way, 'account.set.submit');
          await expect(main(page).getByText(text(locale, 'account.login.done.password'))).toBeVisible();
          await enter(way, email, password);
          await isAt(way, paths.home);
          await page.goto(link);
          await expect(title(way)).toHaveText(text(locale, 'account.set.gone'));
          // An open page hears that its session is over, and writes down where its reader was.
          await page.goto('about:blank');
          await context.clearCookies();
        });

        await test.step('a page of the account is given after the login', async () => {
          await go(way, paths.accountSessions);
          await isAt(way, paths.login);
          await enter(way, email, 'not the password');
          await expect(main(page).getByRole('alert').first()).toBeVisible();
          await expect(field(way, 'email')).toHaveValue(email);

          let documents = 0;
          page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
          await field(way, 'password').fill(password);
          await press(way, 'account.login.submit');
          await isAt(way, paths.accountSessions);
          await expect(main(page).getByText(name)).toBeVisible();
          await expect(main(page).getByText(text(locale, 'account.sessions.current'), { exact: true })).toBeVisible();
          if (scripts) expect(documents).toBe(0);
        });

        await test.step('and no longer after signing out: the token itself is worth nothing any more', async () => {
          const session = (await context.cookies()).find((cookie) => cookie.name === tokenCookie)!;
          expect([session.httpOnly, session.sameSite]).toEqual([true, 'Lax']);
          await press(way, 'account.nav.sign_out');
          await isAt(way, paths.login);
          await context.addCookies([session]);
          await go(way, paths.account);
          await isAt(way, paths.login);
        });

        if (scripts)
          await test.step('the address typed at the login goes along to the forgotten password and back', async () => {
            await field(way, 'email').fill('layla@example.com');
            await main(page)
              .getByRole('link', { name: text(locale, 'account.login.forgotten') })
              .click();
            await isAt(way, paths.forgotten);
            await expect(field(way, 'email')).toHaveValue('layla@example.com');
            await main(page)
              .getByRole('link', { name: text(locale, 'account.forgotten.back') })
              .click();
            await isAt(way, paths.login);
            await expect(field(way, 'email')).toHaveValue('layla@example.com');
            // Not by a reload, at which Firefox fills in again what stood in a field.
            await page.goto(localePath(locale, paths.login));
            await expect(field(way, 'email')).toHaveValue('');
          });
      });
    });
  }

const ended = 'a session that is ended from another device is over at the next page';
test(ended, { tag: '@chromium' }, async ({ page, browser, adminApi }) => {
  const { email, password } = await makeAccount(adminApi, 'en');
  const here = { page, locale: 'en' as const, scripts: true };
  const other = await browser.newContext({ javaScriptEnabled: false });
  const there = { page: await other.newPage(), locale: 'en' as const, scripts: false };
  for (const way of [here, there]) {
    await go(way, paths.account);
    await enter(way, email, password);
    await isAt(way, paths.account);
  }
  await go(here, paths.accountSessions);
  const devices = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(devices).toHaveCount(2);
  await press(here, 'account.sessions.others');
  await expect(devices).toHaveCount(1);
  await go(there, paths.accountProfile);
  await isAt(there, paths.login);
  await go(here, paths.accountProfile);
  await isAt(here, paths.accountProfile);
  await other.close();
});

import { readFile } from 'node:fs/promises';
import { fieldLabel, localePath, paths, stateLabel, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { makeAccount, type TestAccount } from '../support/account.ts';
import { type AdminApi } from '../support/admin-api.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { readingsInTurn } from '../support/readings.ts';
import { submit } from '../support/submit.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

test.use({ expectedConsoleErrors: [/status of 4\d\d/] });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, locale: Locale, key: string) =>
  main(page).getByRole('button', { name: text(locale, key), exact: true });
const field = (page: Page, locale: Locale, name: string) =>
  main(page)
    .getByLabel(new RegExp(`^${fieldLabel(name, locale)}(\\s|$)`))
    .and(page.locator('input'))
    .first();

/** Opens a page of the account, by way of the login. */
async function openAccount(page: Page, locale: Locale, path: string, { email, password }: TestAccount): Promise<void> {
  const address = localePath(locale, path);
  await openPage(page, locale, address);
  await field(page, locale, 'email').fill(email);
  await field(page, locale, 'password').fill(password);
  await button(page, locale, 'account.login.submit').click();
  await expect(page).toHaveURL(address);
}

/** Without scripts a page is there as soon as it is loaded. */
async function openPlain(page: Page, locale: Locale, path: string, { email, password }: TestAccount): Promise<void> {
  await page.goto(localePath(locale, path));
  await field(page, locale, 'email').fill(email);
  await field(page, locale, 'password').fill(password);
  await button(page, locale, 'account.login.submit').click();
  await expect(page).toHaveURL(localePath(locale, path));
}

/** Changes name, phone and password on the page that stands open; returns the account with its new password. */
async function changeProfile(page: Page, locale: Locale, account: TestAccount): Promise<TestAccount> {
  await field(page, locale, 'name').fill('');
  await button(page, locale, 'account.profile.submit').click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await field(page, locale, 'name').fill('هدى O’Brien');
  await field(page, locale, 'phone').fill('٠١٠٠١٢٣٤٥٦٧');
  await button(page, locale, 'account.profile.submit').click();
  await expect(page.getByText(text(locale, 'account.profile.saved')).first()).toBeVisible();
  await page.goto(localePath(locale, paths.accountProfile));
  await expect(field(page, locale, 'name')).toHaveValue('هدى O’Brien');
  await expect(field(page, locale, 'phone')).toHaveValue('010 01234567');

  const password = `${account.password} and more`;
  await field(page, locale, 'current').fill(account.password);
  await field(page, locale, 'new_password').fill(password);
  await button(page, locale, 'account.profile.change').click();
  await expect(page.getByText(text(locale, 'account.profile.changed')).first()).toBeVisible();
  await page.context().clearCookies();
  return { ...account, password };
}

/** Deletes the account on the page that stands open, with its password alone. */
async function deleteAccount(page: Page, locale: Locale, { email, password }: TestAccount, adminApi: AdminApi) {
  await field(page, locale, 'password').fill('not the password');
  await button(page, locale, 'account.data.submit').click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await field(page, locale, 'password').fill(password);
  await button(page, locale, 'account.data.submit').click();
  await expect(main(page).getByText(text(locale, 'account.login.done.deletion'))).toBeVisible();
  expect(await adminApi.find('accounts', { 'where[email][equals]': email })).toEqual([]);
  await page.goto(localePath(locale, paths.account));
  await expect(page).toHaveURL(localePath(locale, paths.login));
}

/** Nothing is wrong with the page, and nothing of it stands outside the window. */
async function isSound(page: Page, path: string): Promise<void> {
  expect.soft(await violations(page), path).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${path} is as wide as the window`).toBeLessThanOrEqual(0);
}

for (const { locale, colorScheme } of readingsInTurn('ar'))
  test(
    `an account from its login to its deletion, every page sound: ${locale}, ${colorScheme}`,
    { tag: '@proof' },
    async ({ page, adminApi }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const account = await makeAccount(adminApi, locale);
      const { reference } = await submit('contacts', locale, account.email);

      await test.step('the pages on the way to it', async () => {
        for (const path of [paths.login, paths.forgotten]) {
          await openPage(page, locale, localePath(locale, path));
          // As every route, they are looked at empty elsewhere.
          await main(page).getByRole('button').last().click();
          await expect(main(page).getByRole('alert').first()).toBeFocused();
          await isSound(page, `${path}, with errors`);
        }
        await openPage(page, locale, localePath(locale, `${paths.password}?token=none`));
        await isSound(page, paths.password);
      });

      await test.step('what was sent stands in the account, and leads to its state', async () => {
        await openAccount(page, locale, paths.account, account);
        const row = main(page).getByRole('listitem').filter({ hasText: reference });
        await expect(row).toContainText(stateLabel('contacts', 'new', locale));
        await expect(main(page).getByText(text(locale, 'account.records.empty.orders'))).toBeVisible();
        await isSound(page, paths.account);
        await row.getByRole('link').click();
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(stateLabel('contacts', 'new', locale));
      });

      const changed = await test.step('profile and password are changed', async () => {
        await openPage(page, locale, localePath(locale, paths.accountProfile));
        await isSound(page, paths.accountProfile);
        return changeProfile(page, locale, account);
      });

      await openAccount(page, locale, paths.accountSessions, changed);
      await isSound(page, paths.accountSessions);
      await openPage(page, locale, localePath(locale, paths.accountData));
      await isSound(page, paths.accountData);

      await test.step('a copy of everything is a file', async () => {
        const coming = page.waitForEvent('download');
        await main(page)
          .getByRole('link', { name: text(locale, 'account.data.download') })
          .click();
        const download = await coming;
        expect(download.suggestedFilename()).toMatch(/^account-.*\.json$/);
        const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string } };
        expect(file.account.email).toBe(account.email);
      });

      await test.step('it is deleted by its owner, with its password', () =>
        deleteAccount(page, locale, changed, adminApi));
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // In English too the same forms are posted: `form-routes.test.ts` of the site.
  test('profile and password are changed, and the account is deleted with its password', async ({ page, adminApi }) => {
    const locale = 'ar';
    const account = await makeAccount(adminApi, locale);
    await openPlain(page, locale, paths.accountProfile, account);
    const changed = await changeProfile(page, locale, account);
    await openPlain(page, locale, paths.accountData, changed);
    await deleteAccount(page, locale, changed, adminApi);
  });
});

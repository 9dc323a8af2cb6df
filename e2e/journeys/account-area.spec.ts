import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { fieldLabel, localePath, locales, paths, stateLabel, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { makeAccount, type TestAccount } from '../support/account.ts';
import { test } from '../support/admin-api.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { readings } from '../support/readings.ts';
import { submit } from '../support/submit.ts';
import { expect } from '../support/test.ts';

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

for (const locale of locales) {
  test(`what was sent stands in the account, and leads to its state: ${locale}`, async ({ page, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    const { reference } = await submit('contacts', locale, account.email);
    await openAccount(page, locale, paths.account, account);
    const row = main(page).getByRole('listitem').filter({ hasText: reference });
    await expect(row).toContainText(stateLabel('contacts', 'new', locale));
    await expect(main(page).getByText(text(locale, 'account.records.empty.orders'))).toBeVisible();
    await row.getByRole('link').click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(stateLabel('contacts', 'new', locale));
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled });
      const how = `${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;

      test(`profile and password are changed: ${how}`, async ({ page, adminApi }) => {
        const account = await makeAccount(adminApi, locale);
        const open = (own: TestAccount) =>
          javaScriptEnabled
            ? openAccount(page, locale, paths.accountProfile, own)
            : openPlain(page, locale, paths.accountProfile, own);
        await open(account);
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

        const next = `${account.password} and more`;
        await field(page, locale, 'current').fill(account.password);
        await field(page, locale, 'new_password').fill(next);
        await button(page, locale, 'account.profile.change').click();
        await expect(page.getByText(text(locale, 'account.profile.changed')).first()).toBeVisible();
        await page.context().clearCookies();
        await open({ ...account, password: next });
      });

      test(`an account is deleted by its owner, with its password: ${how}`, async ({ page, adminApi }) => {
        const account = await makeAccount(adminApi, locale);
        await (javaScriptEnabled ? openAccount : openPlain)(page, locale, paths.accountData, account);
        await field(page, locale, 'password').fill('not the password');
        await button(page, locale, 'account.data.submit').click();
        await expect(main(page).getByRole('alert').first()).toBeVisible();
        await field(page, locale, 'password').fill(account.password);
        await button(page, locale, 'account.data.submit').click();
        await expect(main(page).getByText(text(locale, 'account.login.done.deletion'))).toBeVisible();
        expect(await adminApi.find('accounts', { 'where[email][equals]': account.email })).toEqual([]);
        await page.goto(localePath(locale, paths.account));
        await expect(page).toHaveURL(localePath(locale, paths.login));
      });
    });
  }
}

/** Without scripts a page is there as soon as it is loaded. */
async function openPlain(page: Page, locale: Locale, path: string, { email, password }: TestAccount): Promise<void> {
  await page.goto(localePath(locale, path));
  await field(page, locale, 'email').fill(email);
  await field(page, locale, 'password').fill(password);
  await button(page, locale, 'account.login.submit').click();
  await expect(page).toHaveURL(localePath(locale, path));
}

test('a copy of everything is a file', async ({ page, adminApi }) => {
  const account = await makeAccount(adminApi, 'en');
  await openAccount(page, 'en', paths.accountData, account);
  const coming = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: text('en', 'account.data.download') })
    .click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^nasaq-account-.*\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string } };
  expect(file.account.email).toBe(account.email);
});

for (const { locale, colorScheme } of readings) {
  test(`no page of the account, and none on the way to it, has a violation: ${locale}, ${colorScheme}`, async ({
    page,
    adminApi,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const account = await makeAccount(adminApi, locale);
    await submit('contacts', locale, account.email);
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    for (const path of [paths.login, paths.forgotten]) {
      await openPage(page, locale, localePath(locale, path));
      expect.soft(await violations(), path).toEqual([]);
      await main(page).getByRole('button').last().click();
      await expect(main(page).getByRole('alert').first()).toBeFocused();
      expect.soft(await violations(), `${path}, with errors`).toEqual([]);
    }
    await openPage(page, locale, localePath(locale, `${paths.password}?token=none`));
    expect.soft(await violations(), paths.password).toEqual([]);
    await openAccount(page, locale, paths.account, account);
    for (const path of [paths.account, paths.accountProfile, paths.accountSessions, paths.accountData]) {
      await openPage(page, locale, localePath(locale, path));
      expect.soft(await violations(), path).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wider, `${path} is as wide as the window`).toBeLessThanOrEqual(0);
    }
  });
}

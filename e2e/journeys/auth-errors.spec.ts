import { expirationCookie, fieldLabel, localePath, locales, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { accountLink, makeAccount, signIn } from '../support/account.ts';
import { siteUrl } from '../support/addresses.ts';
import { test } from '../support/admin-api.ts';
import { gate } from '../support/gate.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect } from '../support/test.ts';

// The browser notes each 401 itself; a start that fails is logged.
test.use({
  expectedConsoleErrors: [/status of 401|User Data response|Invalid token specified|Strategy not supported/],
});

const unauthorized = { status: 401, json: { error: { code: 'unauthorized', message: 'The session is over.' } } };

/** Answers every search by a 401, and counts the calls that matter here. */
async function refuseSearches(page: Page) {
  const calls = { searches: 0, logouts: 0 };
  await page.route('**/api/v1/search*', (route) => {
    calls.searches += 1;
    return route.fulfill(unauthorized);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/auth/logout') calls.logouts += 1;
  });
  return calls;
}

async function search(page: Page, locale: Locale, query: string): Promise<void> {
  await page.getByRole('button', { name: text(locale, 'shell.search.open') }).click();
  await page.getByRole('searchbox').fill(query);
}

/** A token that lives for another hour. */
function jwt(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ exp: Date.now() / 1_000 + 3_600 })}.signature`;
}

const expired = (page: Page, locale: Locale) =>
  page.getByRole('alert').filter({ hasText: text(locale, 'auth.token_expired') });

async function storedPath(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === 'auth.redirect')?.value;
  return value && decodeURIComponent(value);
}

for (const locale of locales) {
  const works = localePath(locale, paths.works);
  const login = localePath(locale, paths.login);

  test(`a 401 without a user: toast, login, and the path is kept: ${locale}`, async ({ page }) => {
    await openPage(page, locale, works);
    const calls = await refuseSearches(page);
    await search(page, locale, 'web');
    await expect(expired(page, locale)).toHaveCount(1);
    await expect(page).toHaveURL(login);
    expect(await storedPath(page)).toBe(works);
    expect(calls).toEqual({ searches: 1, logouts: 0 });
  });

  for (const [what, answers, key] of [
    ['without cookies', { 'auth/login': {} }, 'account.login.no_cookies'],
    ['with a malformed token', { 'auth/login': { token: 'none' } }, 'account.login.unfinished'],
    ['without a user', { 'auth/login': { token: jwt(), expires_in: 60 }, 'auth/user': {} }, 'account.login.unfinished'],
  ] as const)
    test(`a login that comes to nothing says why: ${what}, ${locale}`, async ({ page }) => {
      for (const [call, json] of Object.entries(answers))
        await page.route(`**/api/v1/${call}*`, (route) => route.fulfill({ json }));
      await openPage(page, locale, login);
      await page.getByLabel(fieldLabel('email', locale)).fill('layla@example.com');
      await page.getByLabel(fieldLabel('password', locale), { exact: true }).fill('seven quiet rivers');
      await page.getByRole('button', { name: text(locale, 'account.login.submit') }).click();
      await expect(page.getByRole('alert')).toContainText(text(locale, key));
      await expect(page.getByLabel(fieldLabel('email', locale))).toHaveValue('layla@example.com');
      await expect(page).toHaveURL(login);
    });

  test(`a 401 with a user: toast, one logout, login, and back after it: ${locale}`, async ({ page, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);
    await openPage(page, locale, `${works}?page=1`);
    const calls = await refuseSearches(page);
    await search(page, locale, 'web');
    await expect(expired(page, locale)).toHaveCount(1);
    await expect(page).toHaveURL(login);
    await expect(accountLink(page, locale, account)).toHaveCount(0);
    expect(calls).toEqual({ searches: 1, logouts: 1 });
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.includes('token'))).toEqual([]);

    await signIn(page, locale, account);
    await expect(page).toHaveURL(`${works}?page=1`);
    expect(await storedPath(page)).toBeUndefined();
  });

  test(`signing out is no error: login without a toast, and nothing is left: ${locale}`, async ({ page, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);
    const told: string[] = [];
    page.on('request', (request) => told.push(new URL(request.url()).pathname));
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: text(locale, 'auth.sign_out') })
      .click();
    await expect(page).toHaveURL(login);
    await expect(accountLink(page, locale, account)).toHaveCount(0);
    await expect(expired(page, locale)).toHaveCount(0);
    expect(told.filter((path) => path.endsWith('/auth/logout'))).toHaveLength(1);
    expect(await storedPath(page)).toBeUndefined();
  });

  test(`a burst of 401s is one toast, one logout, one redirect: ${locale}`, async ({ page, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);
    await openPage(page, locale, works);
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    const answers = gate();
    let asked = 0;
    await page.route('**/api/v1/search*', async (route) => {
      asked += 1;
      await answers.opened;
      await route.fulfill(unauthorized);
    });
    let logouts = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/logout')) logouts += 1;
    });
    await page.getByRole('button', { name: text(locale, 'shell.search.open') }).click();
    const field = page.getByRole('searchbox');
    for (const query of ['we', 'web', 'webs']) {
      await field.fill(query);
      await field.press('Enter');
    }
    await expect.poll(() => asked).toBeGreaterThan(0);
    answers.open();
    // First the toast, which does not stay.
    await expect(expired(page, locale)).toHaveCount(1);
    await expect(page).toHaveURL(login);
    expect(await expired(page, locale).count()).toBeLessThanOrEqual(1);
    expect(logouts).toBe(1);
    expect(visits.filter((path) => path === login)).toHaveLength(1);
  });

  test(`an answer without the user: told, and signed out: ${locale}`, async ({ page, context }) => {
    await context.addCookies([{ name: expirationCookie, value: String(Date.now() + 60_000), url: siteUrl }]);
    await page.route('**/api/v1/auth/user*', (route) => route.fulfill({ json: { data: {} } }));
    const told = page.waitForEvent('console', (message) =>
      message.text().includes('User Data response does not contain field user'),
    );
    const reset = page.waitForRequest('**/_auth/reset');
    await openPage(page, locale, works);
    expect((await told).type()).toBe('error');
    await reset;
    await expect(page.getByRole('contentinfo').getByRole('link', { name: text(locale, 'titles.login') })).toBeVisible();
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === expirationCookie)).toBe(false);
  });

  test(`an expired session is dropped at the start, without a word: ${locale}`, async ({ page, context }) => {
    await context.addCookies([{ name: expirationCookie, value: String(Date.now() - 1), url: siteUrl }]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const reset = page.waitForRequest('**/_auth/reset');
    await openPage(page, locale, works);
    await reset;
    expect(asked).not.toContain('/api/v1/auth/user');
    await expect(expired(page, locale)).toHaveCount(0);
    await expect(page).toHaveURL(works);
  });

  test(`a strategy that is not there is an error, and the session goes on: ${locale}`, async ({
    page,
    context,
    adminApi,
  }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);
    await context.addCookies([{ name: 'auth.strategy', value: 'oauth', url: siteUrl }]);
    const told = page.waitForEvent('console', (message) => message.text().includes('Strategy not supported: oauth'));
    await openPage(page, locale, works);
    expect((await told).type()).toBe('error');
    await expect(accountLink(page, locale, account)).toBeVisible();
    await search(page, locale, 'web');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'auth.strategy')?.value).toBe('local');
    await expect(expired(page, locale)).toHaveCount(0);
  });

  test(`a strategy that is not there keeps nobody from signing in: ${locale}`, async ({ page, context, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    await context.addCookies([{ name: 'auth.strategy', value: 'oauth', url: siteUrl }]);
    const told = page.waitForEvent('console', (message) => message.text().includes('Strategy not supported: oauth'));
    await signIn(page, locale, account);
    await told;
    await expect(page).toHaveURL(localePath(locale, paths.home));
  });
}

for (const stored of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
  test(`a stored path that leads elsewhere is ignored: ${JSON.stringify(stored)}`, async ({
    page,
    context,
    adminApi,
  }) => {
    const account = await makeAccount(adminApi, 'en');
    await context.addCookies([{ name: 'auth.redirect', value: encodeURIComponent(stored), url: siteUrl }]);
    await signIn(page, 'en', account);
    await expect(page).toHaveURL(paths.home);
  });
}

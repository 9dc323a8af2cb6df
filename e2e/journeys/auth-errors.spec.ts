import { expirationCookie, fieldLabel, localePath, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { accountLink, makeAccount, signIn } from '../support/account.ts';
import { siteUrl } from '../support/addresses.ts';
import { gate } from '../support/gate.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// The browser notes each 401 itself; a start that fails is logged. Of an error that is an object Firefox says over BiDi
// that it is one, and no more.
test.use({
  expectedConsoleErrors: [/status of 401|User Data response|Invalid token specified|Strategy not supported|^Error \(/],
});

/** Once the console has told an error with these words. */
const isTold = (page: Page, words: string) =>
  page.waitForEvent('console', (message) => {
    const said = message.text();
    return message.type() === 'error' && (said.includes(words) || said === 'Error');
  });

const searchCalls = '**/api/v1/search*';
const unauthorized = { status: 401, json: { error: { code: 'unauthorized', message: 'The session is over.' } } };

/** Answers every search by a 401, and counts the calls that matter here. */
async function refuseSearches(page: Page) {
  const calls = { searches: 0, logouts: 0 };
  await page.route(searchCalls, (route) => {
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

for (const locale of inTurn('en')) {
  const works = localePath(locale, paths.works);
  const login = localePath(locale, paths.login);

  test(
    `without an account: refused calls, logins and sessions that come to nothing: ${locale}`,
    { tag: '@proof' },
    async ({ page, context }) => {
      await test.step('a 401 without a user: toast, login, and the path is kept', async () => {
        await openPage(page, locale, works);
        const calls = await refuseSearches(page);
        await search(page, locale, 'web');
        await expect(expired(page, locale)).toHaveCount(1);
        await expect(page).toHaveURL(login);
        expect(await storedPath(page)).toBe(works);
        expect(calls).toEqual({ searches: 1, logouts: 0 });
        await page.unroute(searchCalls);
      });

      await test.step('a login that comes to nothing says why', async () => {
        await openPage(page, locale, login);
        const email = page.getByLabel(fieldLabel('email', locale));
        await email.fill('layla@example.com');
        for (const [what, answers, key] of [
          ['without cookies', { 'auth/login': {} }, 'account.login.no_cookies'],
          ['with a malformed token', { 'auth/login': { token: 'none' } }, 'account.login.unfinished'],
          [
            'without a user',
            { 'auth/login': { token: jwt(), expires_in: 60 }, 'auth/user': {} },
            'account.login.unfinished',
          ],
        ] as const) {
          for (const [call, json] of Object.entries(answers))
            await page.route(`**/api/v1/${call}*`, (route) => route.fulfill({ json }));
          await page.getByLabel(fieldLabel('password', locale), { exact: true }).fill('seven quiet rivers');
          const answered = page.waitForResponse(`**/api/v1/${Object.keys(answers).at(-1)}*`);
          await page.getByRole('button', { name: text(locale, 'account.login.submit') }).click();
          await answered;
          await expect(page.getByRole('alert'), what).toContainText(text(locale, key));
          await expect(email).toHaveValue('layla@example.com');
          await expect(page).toHaveURL(login);
          await page.unrouteAll();
        }
      });

      await test.step('an answer without the user: told, and signed out', async () => {
        await context.addCookies([{ name: expirationCookie, value: String(Date.now() + 60_000), url: siteUrl }]);
        await page.route('**/api/v1/auth/user*', (route) => route.fulfill({ json: { data: {} } }));
        const told = isTold(page, 'User Data response does not contain field user');
        const reset = page.waitForRequest('**/_auth/reset');
        await openPage(page, locale, works);
        await told;
        await reset;
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: text(locale, 'titles.login') }),
        ).toBeVisible();
        await expect
          .poll(async () => (await context.cookies()).some(({ name }) => name === expirationCookie))
          .toBe(false);
        await page.unrouteAll();
      });

      await test.step('an expired session is dropped at the start, without a word', async () => {
        await context.addCookies([{ name: expirationCookie, value: String(Date.now() - 1), url: siteUrl }]);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const reset = page.waitForRequest('**/_auth/reset');
        await openPage(page, locale, works);
        await reset;
        expect(asked).toContain(works);
        expect(asked).not.toContain('/api/v1/auth/user');
        await expect(expired(page, locale)).toHaveCount(0);
        await expect(page).toHaveURL(works);
      });
    },
  );

  test(`with an account: what is refused ends the session once, and leads back after the login: ${locale}`, async ({
    page,
    context,
    adminApi,
  }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);

    await test.step('a 401 with a user: toast, one logout, login, and back after it', async () => {
      await openPage(page, locale, `${works}?page=1`);
      const calls = await refuseSearches(page);
      await search(page, locale, 'web');
      await expect(expired(page, locale)).toHaveCount(1);
      await expect(page).toHaveURL(login);
      await expect(accountLink(page, locale, account)).toHaveCount(0);
      expect(calls).toEqual({ searches: 1, logouts: 1 });
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => name.includes('token'))).toEqual([]);
      await page.unroute(searchCalls);

      await signIn(page, locale, account);
      await expect(page).toHaveURL(`${works}?page=1`);
      expect(await storedPath(page)).toBeUndefined();
    });

    await test.step('a burst of 401s is one toast, one logout, one redirect', async () => {
      await openPage(page, locale, works);
      const visits: string[] = [];
      page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
      const answers = gate();
      let asked = 0;
      await page.route(searchCalls, async (route) => {
        asked += 1;
        await answers.opened;
        // The page may have given up the older ones.
        await route.fulfill(unauthorized).catch(() => {});
      });
      const logouts = countRequests(page, '/api/v1/auth/logout');
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
      expect(logouts()).toBe(1);
      expect(visits.filter((path) => path === login)).toHaveLength(1);
      await page.unroute(searchCalls);
    });

    await test.step('a strategy that is not there keeps nobody from signing in, and no session from going on', async () => {
      const strategy = { name: 'auth.strategy', value: 'oauth', url: siteUrl };
      const unsupported = 'Strategy not supported: oauth';
      await context.clearCookies();
      await context.addCookies([strategy]);
      const told = isTold(page, unsupported);
      await openPage(page, locale, login);
      await signIn(page, locale, account);
      await told;
      await expect(page).toHaveURL(localePath(locale, paths.home));

      await context.addCookies([strategy]);
      const again = isTold(page, unsupported);
      await openPage(page, locale, works);
      await again;
      await expect(accountLink(page, locale, account)).toBeVisible();
      await search(page, locale, 'web');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      expect((await context.cookies()).find(({ name }) => name === strategy.name)?.value).toBe('local');
      await expect(expired(page, locale)).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('signing out is no error: login without a toast, and nothing is left', async () => {
      const logouts = countRequests(page, '/api/v1/auth/logout');
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: text(locale, 'auth.sign_out') })
        .click();
      await expect(page).toHaveURL(login);
      await expect(accountLink(page, locale, account)).toHaveCount(0);
      await expect(expired(page, locale)).toHaveCount(0);
      expect(logouts()).toBe(1);
      expect(await storedPath(page)).toBeUndefined();
    });
  });
}

test('a stored path that leads elsewhere is ignored', { tag: '@proof' }, async ({ page, context, adminApi }) => {
  const account = await makeAccount(adminApi, 'en');
  for (const stored of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
    await context.clearCookies();
    await context.addCookies([{ name: 'auth.redirect', value: encodeURIComponent(stored), url: siteUrl }]);
    await openPage(page, 'en', paths.login);
    await signIn(page, 'en', account);
    await expect(page, JSON.stringify(stored)).toHaveURL(paths.home);
  }
});

/** Counts what is asked for at a path from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

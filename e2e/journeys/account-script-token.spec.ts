import { expirationCookie, localePath, paths, tokenCookie, type Locale } from '@nasaq/contract';
import type { Page, Request } from '@playwright/test';
import { accountLink, signIn } from '../support/account.ts';
import { siteUrl } from '../support/addresses.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { test } from '../support/script-token.ts';
import { expect } from '../support/test.ts';

// In one worker, which starts the site once.
test.describe.configure({ mode: 'default' });

const expired = (page: Page, locale: Locale) =>
  page.getByRole('alert').filter({ hasText: text(locale, 'auth.token_expired') });

async function cookie(page: Page, name: string) {
  const found = (await page.context().cookies()).find((one) => one.name === name);
  return found && { ...found, value: decodeURIComponent(found.value) };
}

async function searchFor(page: Page, locale: Locale, query: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: text(locale, 'shell.search.open') }).click();
  await dialog.getByRole('searchbox').fill(query);
}

const isCall = (request: Request, path: string) => new URL(request.url()).pathname === `/api/v1/${path}`;

function expiryOf(token: string): number {
  const claims = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(claims) as { exp: number }).exp * 1_000;
}

for (const locale of inTurn('ar')) {
  test(`scripts keep the token: login, reload, other pages, calls, logout: ${locale}`, async ({
    page,
    accountOf,
    baseURL,
  }) => {
    const account = await accountOf(locale);
    const answered = page.waitForResponse((answer) => isCall(answer.request(), 'auth/login'));
    await signIn(page, locale, account);
    const { token } = (await (await answered).json()) as { token: string };
    expect(await cookie(page, tokenCookie)).toMatchObject({
      value: `Bearer ${token}`,
      httpOnly: false,
      sameSite: 'Lax',
      path: '/',
    });
    expect(Number((await cookie(page, expirationCookie))!.value)).toBe(expiryOf(token));
    expect(await cookie(page, 'auth.strategy')).toMatchObject({ value: 'local' });

    // The server names the reader of the document, and the page its own.
    const document = await page.request.get(localePath(locale, paths.services));
    expect(await document.text()).toContain(account.name);
    await openPage(page, locale, localePath(locale, paths.services));
    await expect(accountLink(page, locale, account)).toBeVisible();
    await accountLink(page, locale, account).click();
    await expect(page).toHaveURL(localePath(locale, paths.account));
    await expect(page.getByRole('main').getByText(account.name).first()).toBeVisible();

    const calling = page.waitForRequest((request) => isCall(request, 'search'));
    await searchFor(page, locale, 'web');
    expect((await calling).headers().authorization).toBe(`Bearer ${token}`);
    await page.keyboard.press('Escape');

    const leaving = page.waitForRequest((request) => isCall(request, 'auth/logout'));
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: text(locale, 'auth.sign_out') })
      .click();
    expect((await leaving).headers().authorization).toBe(`Bearer ${token}`);
    await expect(page).toHaveURL(localePath(locale, paths.login));
    await expect(accountLink(page, locale, account)).toHaveCount(0);
    for (const name of [tokenCookie, expirationCookie]) expect(await cookie(page, name)).toBeUndefined();
    await expect(expired(page, locale)).toHaveCount(0);
    // The token itself is worth nothing any more.
    const replayed = await page.request.post(`${baseURL}/api/v1/auth/user?v=2`, {
      headers: { authorization: `Bearer ${token}`, origin: siteUrl },
      data: {},
    });
    expect(replayed.status()).toBe(401);
  });

  test(
    `a token counts until half a second before its end, and then is not sent: ${locale}`,
    { tag: '@proof' },
    async ({ page, accountOf }) => {
      const account = await accountOf(locale);
      await page.clock.install();
      await signIn(page, locale, account);
      const end = Number((await cookie(page, expirationCookie))!.value);
      const works = localePath(locale, paths.works);
      await openPage(page, locale, works);

      await page.clock.setFixedTime(end - 501);
      const calling = page.waitForRequest((request) => isCall(request, 'search'));
      await searchFor(page, locale, 'web');
      expect((await calling).headers().authorization).toMatch(/^Bearer ey/);
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();

      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).pathname));
      await page.clock.setFixedTime(end - 500);
      await searchFor(page, locale, 'shop');
      await expect(expired(page, locale)).toHaveCount(1);
      await expect(accountLink(page, locale, account)).toHaveCount(0);
      expect(sent.filter((path) => path.startsWith('/api/v1/search'))).toEqual([]);
      // Nobody is led away from a page that is everybody's, and there is nothing that the server would have to forget.
      await expect(page).toHaveURL(works);
      expect(sent.filter((path) => path.startsWith('/_auth'))).toEqual([]);
      for (const name of [tokenCookie, expirationCookie]) expect(await cookie(page, name)).toBeUndefined();
    },
  );

  test(
    `on a page of the account a token past its time leads to login, and back after it: ${locale}`,
    { tag: '@proof' },
    async ({ page, accountOf }) => {
      const account = await accountOf(locale);
      await page.clock.install();
      await signIn(page, locale, account);
      const end = Number((await cookie(page, expirationCookie))!.value);
      const profile = localePath(locale, paths.accountProfile);
      await openPage(page, locale, profile);
      await page.clock.setFixedTime(end);
      // It asks for what it suggests: a call. What is typed could come too late, since the page leads away.
      await page.getByRole('button', { name: text(locale, 'shell.search.open') }).click();
      await expect(expired(page, locale)).toHaveCount(1);
      await expect(page).toHaveURL(localePath(locale, paths.login));
      await page.clock.setFixedTime(Date.now());
      await openPage(page, locale, profile);
      await expect(page).toHaveURL(localePath(locale, paths.login));
      await signIn(page, locale, account);
      await expect(page).toHaveURL(profile);
    },
  );

  test(
    `a token that is none is dropped with the next page, and the reader can sign in again: ${locale}`,
    { tag: '@proof' },
    async ({ page, accountOf, baseURL }) => {
      const account = await accountOf(locale);
      await signIn(page, locale, account);
      await openPage(page, locale, localePath(locale, paths.works));
      await page
        .context()
        .addCookies([{ name: tokenCookie, value: encodeURIComponent('Bearer a.b.c'), url: baseURL! }]);
      await page.reload();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: text(locale, 'titles.login') }),
      ).toBeVisible();
      await expect.poll(() => cookie(page, tokenCookie)).toBeUndefined();
      await signIn(page, locale, account);
    },
  );
}

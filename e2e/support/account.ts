import { randomUUID } from 'node:crypto';
import { fieldLabel, localePath, paths, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { siteUrl } from './addresses.ts';
import type { AdminApi } from './admin-api.ts';
import { linkMailedTo } from './mail-box.ts';
import { text } from './messages.ts';
import { openPage } from './open-page.ts';
import { expect } from './test.ts';

export interface TestAccount {
  id: number;
  name: string;
  email: string;
  password: string;
}

/** Somebody with an account of their own, invited by mail, with a password set by its link. */
export async function makeAccount(adminApi: AdminApi, locale: Locale): Promise<TestAccount> {
  const email = `account-${randomUUID()}@example.com`;
  const name = locale === 'en' ? 'Layla Hassan' : 'ليلى حسن';
  const password = `seven quiet rivers ${randomUUID().slice(0, 8)}`;
  const { id } = await adminApi.create('accounts', {}, { name, email, locale });
  const token = new URL(await linkMailedTo(email, paths.password)).searchParams.get('token');
  const answer = await fetch(`${siteUrl}/api/v1/auth/password?v=2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: siteUrl, locale },
    body: JSON.stringify({ token, password }),
  });
  expect(answer.status, await answer.text()).toBe(204);
  return { id, name, email, password };
}

/** Signs in by the form, wherever that leads, and waits until the page says so. */
export async function signIn(page: Page, locale: Locale, account: TestAccount): Promise<void> {
  const login = localePath(locale, paths.login);
  if (!page.url().endsWith(login)) await openPage(page, locale, login);
  await page.getByLabel(fieldLabel('email', locale)).fill(account.email);
  await page.getByLabel(fieldLabel('password', locale), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: text(locale, 'account.login.submit') }).click();
  await expect(accountLink(page, locale, account)).toBeVisible();
}

/** The way to the account in the top bar, which signed-in readers have. */
export function accountLink(page: Page, locale: Locale, { name }: TestAccount): Locator {
  return page.getByRole('banner').getByRole('link', { name: `${text(locale, 'titles.account')}: ${name}` });
}

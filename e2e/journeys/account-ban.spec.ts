import { fieldLabel, localePath, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { makeAccount, signIn } from '../support/account.ts';
import { submissionsFrom, type AdminApi } from '../support/admin-api.ts';
import { formPage, writeValid } from '../support/every-form.ts';
import { formOn, openForm, receiptOn } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// The browser notes a refused call itself.
test.use({ expectedConsoleErrors: [/status of 422/] });

const reasons = { ban_reason_en: 'Three orders were not paid.', ban_reason_ar: 'لم تُسدَّد قيمة ثلاثة طلبات.' };
const refusal: Record<Locale, string> = { en: 'its account is blocked', ar: 'لأن حسابه محظور' };

const banner = (page: Page, locale: Locale) =>
  page.getByRole('alert').filter({ hasText: text(locale, 'auth.blocked.text') });

async function bannedAddress(adminApi: AdminApi, locale: Locale): Promise<string> {
  const email = freshReader();
  await adminApi.create('accounts', {}, { name: 'Omar', email, locale, is_banned: true, ...reasons });
  return email;
}

for (const locale of inTurn('ar')) {
  test(`a stranger’s order from a blocked address is refused at the address, and another address is taken: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = await bannedAddress(adminApi, locale);
    const form = await openForm(page, locale, localePath(locale, paths.ordering), 'ordering.submit');
    const written = await writeValid(form, await formPage('orders', locale), email.toUpperCase());
    await form.send();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveCount(1);
    await expect(form.error('email')).toContainText(refusal[locale]);
    await expect(form.error('email')).toContainText(refusal.ar);
    // Why is told to its owner alone.
    expect(await page.content()).not.toMatch(/not paid|لم تُسدَّد/);
    await expect(form.control('first_name')).toHaveValue(written.first_name!);
    expect(await submissionsFrom(adminApi, 'orders', email)).toEqual([]);

    await form.control('email').fill(freshReader());
    await form.send();
    await receiptOn(page);
  });

  test(
    `a page that was not seen hears of a ban once it is seen: ${locale}`,
    { tag: '@proof' },
    async ({ page, adminApi, browser, baseURL }) => {
      const account = await makeAccount(adminApi, locale);
      await signIn(page, locale, account);
      const storageState = await page.context().storageState();
      const elsewhere = await browser.newPage({ baseURL: baseURL!, storageState });
      await openPage(elsewhere, locale, localePath(locale, paths.works));
      const opened = page.waitForRequest('**/api/v1/account/events*');
      await openPage(page, locale, localePath(locale, paths.works));
      const stream = await opened;
      const closed = page.waitForEvent('requestfailed', (request) => request === stream);
      await see(page, 'hidden');
      await closed;
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
      await adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
      // Whoever looks has heard of it by then; here nobody looks, and nothing is asked.
      await expect(banner(elsewhere, locale)).toBeVisible();
      await elsewhere.close();
      expect(asked).toEqual([]);
      await expect(banner(page, locale)).toHaveCount(0);
      await see(page, 'visible');
      await expect(banner(page, locale)).toContainText(reasons[`ban_reason_${locale}`]);
      // It stays in sight, whichever way its page is scrolled.
      for (const distance of [2_000, -300, -1_700]) {
        await page.mouse.wheel(0, distance);
        await expect(banner(page, locale)).toBeInViewport({ ratio: 1 });
      }
      await see(page, 'hidden');
      await adminApi.update('accounts', account.id, {}, { is_banned: false });
      await see(page, 'visible');
      await expect(banner(page, locale)).toHaveCount(0);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inTurn('ar')) {
    test(`a stranger’s order from a blocked address is refused at the address: ${locale}`, async ({
      page,
      adminApi,
    }) => {
      const email = await bannedAddress(adminApi, locale);
      const target = await formPage('orders', locale);
      await page.goto(localePath(locale, target.path));
      const form = formOn(page, locale, target.submit);
      await writeValid(form, target, email);
      const [answer] = await Promise.all([
        page.waitForResponse((given) => given.request().method() === 'POST'),
        page.waitForEvent('load'),
        form.button.click(),
      ]);
      expect(answer.status()).toBe(422);
      await expect(form.summary.getByRole('link')).toHaveCount(1);
      await expect(form.error('email')).toContainText(refusal[locale]);
      await expect(page.getByRole('main').getByLabel(fieldLabel('email', locale)).first()).toHaveValue(email);
      expect(await submissionsFrom(adminApi, 'orders', email)).toEqual([]);
    });
  }
});

/** What the browser does when its window is covered or shown again: the headless one shows all of its windows. */
async function see(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => next === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

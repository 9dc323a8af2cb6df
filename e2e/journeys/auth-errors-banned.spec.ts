import { localePath, locales, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { accountLink, makeAccount, signIn } from '../support/account.ts';
import { submissionsFrom, test } from '../support/admin-api.ts';
import { formPage, writeValid } from '../support/every-form.ts';
import { openForm } from '../support/form.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect } from '../support/test.ts';

// The browser notes a refused call itself.
test.use({ expectedConsoleErrors: [/status of (403|404)/] });

const reasons = { ban_reason_en: 'Three orders were not paid.', ban_reason_ar: 'لم تُسدَّد قيمة ثلاثة طلبات.' };
const reasonIn = (locale: Locale) => (locale === 'en' ? reasons.ban_reason_en : reasons.ban_reason_ar);

function banner(page: Page, locale: Locale) {
  return page.getByRole('alert').filter({ hasText: text(locale, 'auth.blocked.text') });
}

for (const locale of locales) {
  test(`a ban shows on open pages by itself, and goes by itself: ${locale}`, async ({ page, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);
    await openPage(page, locale, localePath(locale, paths.works));
    const following = page.waitForRequest('**/api/v1/account/events*').catch(() => null);
    await page.reload();
    await following;
    await expect(banner(page, locale)).toHaveCount(0);

    await adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
    await expect(banner(page, locale)).toContainText(reasonIn(locale));
    await adminApi.update('accounts', account.id, {}, { is_banned: false });
    await expect(banner(page, locale)).toHaveCount(0);
  });

  test(`the banner stands on every page, in the page’s language, and leads to the contact page: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const account = await makeAccount(adminApi, locale);
    await adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
    await signIn(page, locale, account);
    for (const path of [paths.home, paths.services, paths.ordering, '/no-such-page', paths.account]) {
      const answer = await page.request.get(localePath(locale, path));
      const html = await answer.text();
      expect(html, path).toContain(text(locale, 'auth.blocked.text'));
      expect(html, path).toContain(reasonIn(locale));
    }
    await openPage(page, locale, localePath(locale, paths.services));
    const other = locale === 'en' ? 'ar' : 'en';
    await page
      .getByRole('banner')
      .getByRole('link', { name: other === 'ar' ? 'العربية' : 'English' })
      .click();
    await expect(banner(page, other)).toContainText(reasonIn(other));
    await banner(page, other)
      .getByRole('link', { name: text(other, 'auth.blocked.contact') })
      .click();
    await expect(page).toHaveURL(localePath(other, paths.contact));
    await expect(page.getByRole('button', { name: text(other, 'contact.submit') })).toBeEnabled();
  });

  test(`the order page tells the reason in place of its form: ${locale}`, async ({ page, adminApi }) => {
    const account = await makeAccount(adminApi, locale);
    await adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
    await signIn(page, locale, account);
    await openPage(page, locale, localePath(locale, paths.ordering));
    await expect(page.getByRole('heading', { name: text(locale, 'auth.blocked.form') })).toBeVisible();
    await expect(page.getByRole('button', { name: text(locale, 'ordering.submit') })).toHaveCount(0);
    await expect(accountLink(page, locale, account)).toBeVisible();
  });
}

for (const locale of locales) {
  test(`an order that a ban overtakes is refused with its reason, and nothing typed is lost: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const account = await makeAccount(adminApi, locale);
    await signIn(page, locale, account);
    // The page does not hear of the ban.
    await page.route('**/api/v1/account/events*', (route) => route.fulfill({ status: 204 }));
    const form = await openForm(page, locale, localePath(locale, paths.ordering), 'ordering.submit');
    await writeValid(form, await formPage('orders', locale), account.email);
    await adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
    await form.send();
    await expect(form.summary).toContainText(text(locale, 'forms.problem.banned'));
    await expect(form.summary).toContainText(reasonIn(locale));
    await expect(form.control('email')).toHaveValue(account.email);
    expect(await submissionsFrom(adminApi, 'orders', account.email)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test('the banner and the way out are there', async ({ page, adminApi, browser, baseURL }) => {
    const account = await makeAccount(adminApi, 'en');
    await adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
    await signIn(page, 'en', account);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL: baseURL!,
    });
    // It would hear of the end, and say so.
    await page.close();
    const plain = await context.newPage();
    await plain.goto(paths.services);
    await expect(plain.getByRole('alert')).toContainText(reasons.ban_reason_en);
    await plain
      .getByRole('contentinfo')
      .getByRole('button', { name: text('en', 'auth.sign_out') })
      .click();
    await expect(plain).toHaveURL(paths.login);
    await plain.goto(paths.services);
    await expect(plain.getByRole('contentinfo').getByRole('link', { name: text('en', 'titles.login') })).toBeVisible();
    await context.close();
  });
});

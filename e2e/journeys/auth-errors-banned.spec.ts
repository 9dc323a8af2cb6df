import { localeInfo, localePath, otherLocale, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { accountLink, makeAccount, signIn } from '../support/account.ts';
import { submissionsFrom } from '../support/admin-api.ts';
import { formPage, writeValid } from '../support/every-form.ts';
import { openForm } from '../support/form.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// The browser notes a refused call itself.
test.use({ expectedConsoleErrors: [/status of (403|404)/] });

const reasons = { ban_reason_en: 'Three orders were not paid.', ban_reason_ar: 'لم تُسدَّد قيمة ثلاثة طلبات.' };
const reasonIn = (locale: Locale) => (locale === 'en' ? reasons.ban_reason_en : reasons.ban_reason_ar);

function banner(page: Page, locale: Locale) {
  return page.getByRole('alert').filter({ hasText: text(locale, 'auth.blocked.text') });
}

for (const locale of inTurn('ar'))
  test(
    `a ban is told wherever its reader is, by itself and with its reason: ${locale}`,
    { tag: '@proof' },
    async ({ page, browser, adminApi, baseURL }) => {
      const account = await makeAccount(adminApi, locale);
      const ban = () => adminApi.update('accounts', account.id, {}, { is_banned: true, ...reasons });
      await signIn(page, locale, account);

      await test.step('it shows on open pages by itself, and goes by itself', async () => {
        const following = page.waitForRequest('**/api/v1/account/events*');
        await openPage(page, locale, localePath(locale, paths.works));
        await following;
        await expect(banner(page, locale)).toHaveCount(0);
        await ban();
        await expect(banner(page, locale)).toContainText(reasonIn(locale));
        await adminApi.update('accounts', account.id, {}, { is_banned: false });
        await expect(banner(page, locale)).toHaveCount(0);
      });

      await test.step('an order that it overtakes is refused with its reason, and nothing typed is lost', async () => {
        // The page does not hear of the ban.
        const events = '**/api/v1/account/events*';
        await page.route(events, (route) => route.fulfill({ status: 204 }));
        const form = await openForm(page, locale, localePath(locale, paths.ordering), 'ordering.submit');
        await writeValid(form, await formPage('orders', locale), account.email);
        await ban();
        await form.send();
        await expect(form.summary).toContainText(text(locale, 'forms.problem.banned'));
        await expect(form.summary).toContainText(reasonIn(locale));
        await expect(form.control('email')).toHaveValue(account.email);
        expect(await submissionsFrom(adminApi, 'orders', account.email)).toEqual([]);
        await page.unroute(events);
      });

      await test.step('the order page tells the reason in place of its form', async () => {
        await openPage(page, locale, localePath(locale, paths.ordering));
        await expect(page.getByRole('heading', { name: text(locale, 'auth.blocked.form') })).toBeVisible();
        await expect(page.getByRole('button', { name: text(locale, 'ordering.submit') })).toHaveCount(0);
        await expect(accountLink(page, locale, account)).toBeVisible();
      });

      await test.step('the banner stands on every page, in the page’s language, and leads to the contact page', async () => {
        for (const path of [paths.home, paths.services, paths.ordering, '/no-such-page', paths.account]) {
          const html = await (await page.request.get(localePath(locale, path))).text();
          expect(html, path).toContain(text(locale, 'auth.blocked.text'));
          expect(html, path).toContain(reasonIn(locale));
        }
        const other = otherLocale(locale);
        await page.getByRole('banner').getByRole('link', { name: localeInfo[other].name }).click();
        await expect(banner(page, other)).toContainText(reasonIn(other));
        await banner(page, other)
          .getByRole('link', { name: text(other, 'auth.blocked.contact') })
          .click();
        await expect(page).toHaveURL(localePath(other, paths.contact));
        await expect(page.getByRole('button', { name: text(other, 'contact.submit') })).toBeEnabled();
      });

      await test.step('without JavaScript the banner and the way out are there', async () => {
        const storageState = await page.context().storageState();
        const context = await browser.newContext({ javaScriptEnabled: false, storageState, baseURL: baseURL! });
        // It would hear of the end, and say so.
        await page.close();
        const plain = await context.newPage();
        await plain.goto(localePath(locale, paths.services));
        await expect(plain.getByRole('alert')).toContainText(reasonIn(locale));
        await plain
          .getByRole('contentinfo')
          .getByRole('button', { name: text(locale, 'auth.sign_out') })
          .click();
        await expect(plain).toHaveURL(localePath(locale, paths.login));
        await plain.goto(localePath(locale, paths.services));
        await expect(
          plain.getByRole('contentinfo').getByRole('link', { name: text(locale, 'titles.login') }),
        ).toBeVisible();
        await context.close();
      });
    },
  );

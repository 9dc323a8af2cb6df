import { localePath, paths } from '@nasaq/contract';
import { submissionsFrom } from '../support/admin-api.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader, mailTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 503/] });

for (const locale of inTurn('ar')) {
  test(`a form that is sent without a connection waits in sight, and goes when there is one: ${locale}`, async ({
    page,
    context,
    adminApi,
  }) => {
    const email = freshReader();
    const form = await openForm(page, locale, localePath(locale, paths.contact), 'contact.submit');
    await form.write({ first_name: 'ليلى', last_name: 'حسن', email, subject: 'س', help_details: 'ج' });
    await context.setOffline(true);
    await form.send();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: text(locale, 'outbox.waiting_title') })).toBeFocused();
    await expect(main.getByText(text(locale, 'outbox.reason.offline'))).toBeVisible();
    await expect(main.getByText(text(locale, 'outbox.safe'))).toBeVisible();

    await context.setOffline(false);
    const receipt = main.getByRole('link', { name: text(locale, 'outbox.receipt') });
    await expect(receipt).toBeVisible({ timeout: 30_000 });
    // Told where it stands, and to those who listen; not a second time in the corner.
    await expect(page.getByRole('status').filter({ hasText: text(locale, 'sent.title.contacts') })).toHaveCount(1);
    await expect(page.getByText(text(locale, 'outbox.sent_title'), { exact: true })).toHaveCount(0);
    const [stored] = await submissionsFrom(adminApi, 'contacts', email);
    await expect(main.getByText(String(stored?.reference)).first()).toBeVisible();
    expect((await mailTo(email)).text).toContain(stored?.reference);
    await receipt.click();
    await expect(page).toHaveURL(new RegExp(`/sent/contacts/${String(stored?.reference)}`));
    expect(await submissionsFrom(adminApi, 'contacts', email)).toHaveLength(1);
  });
}

test('a form that waits goes with the next visit, after the window was closed', async ({ page, context, adminApi }) => {
  const email = freshReader();
  const form = await openForm(page, 'ar', localePath('ar', paths.contact), 'contact.submit');
  await form.write({ first_name: 'ليلى', last_name: 'حسن', email, subject: 'س', help_details: 'ج' });
  await context.setOffline(true);
  await form.send();
  await expect(page.getByRole('main').getByText(text('ar', 'outbox.safe'))).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto(localePath('ar', paths.about));
  const bar = later.getByRole('region', { name: text('ar', 'outbox.label') });
  await expect(bar.getByRole('link', { name: text('ar', 'outbox.receipt') })).toBeVisible({ timeout: 30_000 });
  expect(await submissionsFrom(adminApi, 'contacts', email)).toHaveLength(1);
});

test('a receipt that was seen does not come back where the browser has no room for its count', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const form = await openForm(page, 'en', paths.contact, 'contact.submit');
  await form.write({ first_name: 'ليلى', last_name: 'حسن', email: freshReader(), subject: 'س', help_details: 'ج' });
  await form.send();
  await receiptOn(page);
  await openPage(page, 'en', paths.contact);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: text('en', 'outbox.receipt') })).toHaveCount(0);
});

const refused = 'the server cannot take it for a while → it waits, is tried again by itself, and is one submission';
test(refused, { tag: '@chromium' }, async ({ page, adminApi }) => {
  const email = freshReader();
  const form = await openForm(page, 'en', paths.contact, 'contact.submit');
  await form.write({ first_name: 'Layla', last_name: 'Hassan', email, subject: 'S', help_details: 'D' });
  // The first one arrives; only its answer is lost.
  await page.route(
    '**/api/v1/contacts?*',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'x', retryAfter: 1 } } });
    },
    { times: 1 },
  );
  await form.send();
  const main = page.getByRole('main');
  await expect(main.getByText(text('en', 'outbox.reason.unavailable'))).toBeVisible();
  await main.getByRole('button', { name: text('en', 'outbox.send_now') }).click();
  await expect(main.getByRole('link', { name: text('en', 'outbox.receipt') })).toBeVisible({ timeout: 30_000 });
  const stored = await submissionsFrom(adminApi, 'contacts', email);
  expect(stored).toHaveLength(1);
  await expect(main.getByText(String(stored[0]?.reference)).first()).toBeVisible();
});

import { localePath, locales, paths, statusPath, stateLabel, type Locale } from '@nasaq/contract';
import type { Locator } from '@playwright/test';
import { submissionsFrom } from '../support/admin-api.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader, linkMailedTo, mailTo, mailsTo } from '../support/mail-box.ts';
import { expect, test } from '../support/test.ts';

// The browser names every answer of 4xx in its console.
test.use({ expectedConsoleErrors: [/status of 422/] });

const submit = 'contact.submit';
const message = (locale: Locale, email: string) => ({
  first_name: locale === 'en' ? 'Layla' : 'ليلى',
  last_name: locale === 'en' ? 'Hassan' : 'حسن',
  email,
  subject: locale === 'en' ? 'A site in two languages' : 'موقع بلغتين',
  help_details: locale === 'en' ? 'What would it cost?' : 'كم تكون التكلفة؟',
});

for (const locale of locales) {
  test(`a message written by keyboard alone arrives, and its mail leads to its state: ${locale}`, async ({ page }) => {
    const email = freshReader();
    const form = await openForm(page, locale, localePath(locale, paths.contact), submit);
    const values = message(locale, email);
    await form.control('first_name').focus();
    for (const [name, value] of Object.entries(values)) {
      for (let press = 0; press < 8 && !(await isFocused(form.control(name))); press += 1)
        await page.keyboard.press('Tab');
      await expect(form.control(name)).toBeFocused();
      await page.keyboard.type(value);
    }
    await page.clock.fastForward(5_000);
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    await page.keyboard.press('Enter');
    const { reference } = await receiptOn(page);

    const mail = await mailTo(email);
    expect(mail.subject).toContain(reference);
    expect(mail.html).toContain(`lang="${locale}`);
    await page.goto(await linkMailedTo(email, statusPath(reference)));
    await expect(page).toHaveURL(new RegExp(localePath(locale, statusPath(reference))));
    const main = page.getByRole('main');
    await expect(main.getByText(values.subject).first()).toBeVisible();
    await expect(main.getByText(stateLabel('contacts', 'new', locale)).first()).toBeVisible();
  });

  test(`the server refuses → its sentence stands at the field, and nothing typed is lost: ${locale}`, async ({
    page,
  }) => {
    const values = message(locale, freshReader());
    const form = await openForm(page, locale, localePath(locale, paths.contact), submit);
    await form.write(values);
    await page.route('**/api/v1/contacts?*', (route) =>
      route.fulfill({
        status: 422,
        json: {
          error: {
            code: 'invalid',
            message: 'x',
            failures: [
              { field: 'email', rule: 'email', message: 'That mailbox is closed.', messageAr: 'هذا الصندوق مغلق.' },
            ],
          },
        },
      }),
    );
    await form.send();
    await expect(form.summary).toBeFocused();
    await expect(form.error('email')).toContainText('هذا الصندوق مغلق.');
    for (const [name, value] of Object.entries(values)) await expect(form.control(name)).toHaveValue(value);
    await page.unroute('**/api/v1/contacts?*');
    await form.send();
    await receiptOn(page);
  });
}

test('a double click sends one message and one mail', async ({ page, adminApi }) => {
  const email = freshReader();
  const form = await openForm(page, 'en', paths.contact, submit);
  await form.write(message('en', email));
  await page.clock.fastForward(5_000);
  await form.button.dblclick();
  const { reference } = await receiptOn(page);
  expect(await submissionsFrom(adminApi, 'contacts', email)).toMatchObject([{ reference }]);
  await mailTo(email);
  expect(await mailsTo(email)).toHaveLength(1);
});

async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

import { localePath, paths } from '@nasaq/contract';
import { submissionsFrom } from '../support/admin-api.ts';
import { choose } from '../support/every-form.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader, mailTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

const submit = 'feedback.submit';

for (const locale of inTurn('ar')) {
  test(`feedback without a name is taken, and its page says how to come back: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const form = await openForm(page, locale, localePath(locale, paths.feedback), submit);
    const words = `Clear and calm ${crypto.randomUUID()}`;
    await form.button.click();
    await expect(form.summary.getByRole('link')).toHaveCount(3);
    await choose(page, 'rating', '4');
    await expect(form.error('rating')).toBeEmpty();
    await choose(page, 'area', 'website');
    await form.control('help_details').fill(words);
    await form.send();
    const { reference } = await receiptOn(page);
    await expect(page.getByText(text(locale, 'sent.no_mail'))).toBeVisible();
    const stored = await adminApi.find('feedback', { 'where[reference][equals]': reference });
    expect(stored).toMatchObject([{ rating: 4, help_details: words, email: '' }]);
    await page
      .getByRole('main')
      .getByRole('link', { name: text(locale, 'sent.status') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/status/${reference}`));
  });

  test(`who wants an answer needs an address, and only then: ${locale}`, async ({ page, adminApi }) => {
    const email = freshReader();
    const form = await openForm(page, locale, localePath(locale, paths.feedback), submit);
    await choose(page, 'rating', '2');
    await choose(page, 'area', 'support');
    await form.control('help_details').fill('A little slow.');
    const wish = page.getByRole('checkbox', { name: /answer|الرد/ });
    await page.locator('label', { has: wish }).click();
    await expect(wish).toBeChecked();
    await form.button.click();
    await expect(form.summary.getByRole('link')).toHaveCount(1);
    await expect(form.error('email')).not.toBeEmpty();
    // The wish is taken back, and the address is not missing any more.
    await page.locator('label', { has: wish }).click();
    await expect(form.error('email')).toBeEmpty();
    await page.locator('label', { has: wish }).click();
    await form.control('email').fill(email);
    await form.send();
    const { reference } = await receiptOn(page);
    expect(await submissionsFrom(adminApi, 'feedback', email)).toMatchObject([{ reference, wants_answer: true }]);
    expect((await mailTo(email)).text).toContain(reference);
  });
}

import { localeInfo, localePath, otherLocale, paths } from '@nasaq/contract';
import { attach, choose, formPage, writeValid } from '../support/every-form.ts';
import { formOn, openForm, receiptOn } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { isInteractive } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { png } from '../support/sample-files.ts';
import { submissionsFrom } from '../support/admin-api.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`what is written survives a reload and a switch of the language, files included: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = freshReader();
    const values = { first_name: 'ليلى', email };
    const form = await openForm(page, locale, localePath(locale, paths.report), 'report.submit');
    await choose(page, 'severity', 'high');
    await form.write(values);
    await attach(page, 'screenshots', png('شاشة.png'));
    await expect(page.getByRole('main').getByText(text(locale, 'forms.files.stored'), { exact: true })).toBeVisible();

    await page.reload();
    await isInteractive(page, locale);
    for (const [name, value] of Object.entries(values)) await expect(form.control(name)).toHaveValue(value);
    await expect(page.locator('[name=severity][value=high]')).toBeChecked();
    await expect(page.getByRole('main').getByText('شاشة.png', { exact: true })).toBeVisible();

    const other = otherLocale(locale);
    await page.getByRole('link', { name: localeInfo[other].name }).click();
    await expect(page).toHaveURL(localePath(other, paths.report));
    const switched = formOn(page, other, 'report.submit');
    for (const [name, value] of Object.entries(values)) await expect(switched.control(name)).toHaveValue(value);
    await expect(page.locator('[name=severity][value=high]')).toBeChecked();
    await expect(page.getByRole('main').getByText('شاشة.png', { exact: true })).toBeVisible();

    await switched.control('help_details').fill('تبقى القائمة فارغة.');
    await switched.send();
    const { reference } = await receiptOn(page);
    expect(await submissionsFrom(adminApi, 'reports', email)).toMatchObject([{ reference, locale: other }]);

    // What was sent is no draft any more.
    await page.goto(localePath(other, paths.report));
    await isInteractive(page, other);
    await expect(switched.control('first_name')).toHaveValue('');
    await expect(page.getByRole('main').getByText('شاشة.png', { exact: true })).toHaveCount(0);
  });
}

test('what was sent in one window says so in the other, where the same still stands', async ({ context, page }) => {
  const form = await openForm(page, 'en', paths.contact, 'contact.submit');
  const target = await formPage('contacts', 'en');
  await writeValid(form, target, freshReader());
  const other = await context.newPage();
  const same = await openForm(other, 'en', paths.contact, 'contact.submit');
  await expect(same.control('subject')).toHaveValue(await form.control('subject').inputValue());
  await form.send();
  await receiptOn(page);
  await expect(other.getByRole('main').getByText(text('en', 'outbox.draft.gone'))).toBeVisible();
  await expect(same.control('subject')).not.toHaveValue('');
});

test('a draft can be thrown away, after a question', async ({ page }) => {
  const form = await openForm(page, 'en', paths.contact, 'contact.submit');
  await form.write({ first_name: 'Layla', help_details: 'Never mind.' });
  await page.reload();
  await isInteractive(page, 'en');
  await expect(form.control('first_name')).toHaveValue('Layla');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: text('en', 'outbox.draft.discard'), exact: true })
    .first()
    .click();
  await main.getByRole('button', { name: text('en', 'outbox.draft.discard_all') }).click();
  await expect(form.control('first_name')).toHaveValue('');
  await page.reload();
  await isInteractive(page, 'en');
  await expect(form.control('help_details')).toHaveValue('');
});

test('drafts of two jobs do not mix', async ({ page }) => {
  const target = await formPage('applications', 'en');
  await openForm(page, 'en', target.path, target.submit);
  await writeValid(formOn(page, 'en', target.submit), target, freshReader());
  const { others } = target.job!;
  expect(others.length).toBeGreaterThan(0);
  await page.goto(`${paths.careers}/${others[0]!.slug}`);
  await isInteractive(page, 'en');
  await expect(formOn(page, 'en', target.submit).control('first_name')).toHaveValue('');
  await page.goto(target.path);
  await isInteractive(page, 'en');
  await expect(formOn(page, 'en', target.submit).control('first_name')).toHaveValue('ليلى');
});

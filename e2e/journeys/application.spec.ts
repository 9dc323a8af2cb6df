import { answerField, localeInfo, localePath, otherLocale, stateLabel, statusPath, type Locale } from '@nasaq/contract';
import { submissionsFrom } from '../support/admin-api.ts';
import { formPage, writeValid } from '../support/every-form.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader, linkMailedTo, mailsTo, mailTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';
import { disguisedProgram, pdf, type SampleFile } from '../support/sample-files.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`an applicant sends a CV and answers, follows the link of the mail, and withdraws: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = freshReader();
    const target = await formPage('applications', locale);
    const form = await openForm(page, locale, localePath(locale, target.path), target.submit);
    await writeValid(form, target, email);
    await expect(page.getByRole('main').getByText(text(locale, 'forms.files.stored'), { exact: true })).toBeVisible();
    await form.send();
    const { reference } = await receiptOn(page);

    const [stored] = await submissionsFrom(adminApi, 'applications', email);
    expect(stored).toMatchObject({ reference, state: 'new', consent_processing: true, consent_retention: false });
    expect(stored?.answers).toHaveLength(target.job!.questions.length);

    await page.goto(await linkMailedTo(email, statusPath(reference)));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(stateLabel('applications', 'new', locale));
    await main.getByRole('link', { name: text(locale, 'status.withdraw.ask') }).click();
    await expect(main.getByRole('heading', { name: text(locale, 'status.withdraw.sure') })).toBeFocused();
    await main.getByRole('button', { name: text(locale, 'status.withdraw.yes') }).click();
    await expect(main.getByText(text(locale, 'status.withdraw.done'))).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(stateLabel('applications', 'withdrawn', locale));
    await expect(main.getByRole('link', { name: text(locale, 'status.withdraw.ask') })).toHaveCount(0);
    expect(await submissionsFrom(adminApi, 'applications', email)).toMatchObject([{ state: 'withdrawn' }]);
    await expect(main.getByText(text(locale, 'status.withdrawn'))).toBeVisible();
    expect((await mailTo(email, 1)).text).toContain(reference);

    // A repeated question is answered, and the history stays.
    await main.getByRole('link', { name: text(locale, 'status.deletion.ask') }).click();
    await main.getByRole('button', { name: text(locale, 'status.deletion.yes') }).click();
    await expect(main.getByText(text(locale, 'status.deletion.done'))).toBeVisible();
    const [asked] = await submissionsFrom(adminApi, 'applications', email);
    expect(asked?.deletion_asked_at).toBeTruthy();
    await mailTo(email, 2);
    expect((await mailsTo(email)).every(({ text: letter }) => letter?.includes(reference))).toBe(true);
  });
}

test('a switch of the language, and a reload in the other one, keep every answer', async ({ page }) => {
  const [english, arabic] = await Promise.all([formPage('applications', 'en'), formPage('applications', 'ar')]);
  const form = await openForm(page, 'en', english.path, english.submit);
  await writeValid(form, english, freshReader());
  const answers = (place: number) =>
    page.locator('form').evaluate(
      (element, questions) =>
        questions.map(({ name, choices }) => {
          const value = String(new FormData(element as HTMLFormElement).get(name));
          return choices.length > 0 ? choices.indexOf(value) : value;
        }),
      [english, arabic][place]!.job!.questions.map((question) => ({
        name: answerField(question),
        choices: question.choices,
      })),
    );
  const given = await answers(0);
  expect(given).not.toContain('');
  const leftOver = (locale: Locale) => page.getByText(text(locale, 'forms.leftovers.title'));
  const change = (to: Locale) =>
    page.getByRole('banner').getByRole('link', { name: localeInfo[to].name }).press('Enter');
  await change('ar');
  await expect.poll(() => answers(1)).toEqual(given);
  await expect(leftOver('ar')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => answers(1)).toEqual(given);
  await change('en');
  await expect.poll(() => answers(0)).toEqual(given);
  await expect(leftOver('en')).toHaveCount(0);
});

test.describe('a refused CV', () => {
  test.use({ expectedConsoleErrors: [/status of 4\d\d/] });
  for (const locale of inTurn('ar'))
    test(`is replaced by the next choice; what is said of it follows the language: ${locale}`, async ({ page }) => {
      const other = otherLocale(locale);
      const target = await formPage('applications', locale);
      const form = await openForm(page, locale, localePath(locale, target.path), target.submit);
      const choose = ({ name, type, bytes }: SampleFile) =>
        form.control('cv').setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) });
      await choose({ ...disguisedProgram('letter.pdf'), type: 'application/pdf' });
      await expect(form.error('cv')).not.toBeEmpty();
      await choose(pdf('cv.pdf'));
      await expect(form.error('cv')).toBeEmpty();
      await expect(page.getByText('letter.pdf')).toHaveCount(0);
      const news = (language: Locale) =>
        page
          .getByRole('status')
          .filter({ hasText: text(language, 'forms.files.said_stored').replace('{name}', '\u2068cv.pdf\u2069') });
      await expect(news(locale)).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: localeInfo[other].name }).press('Enter');
      await expect(page).toHaveURL((url) => url.pathname.startsWith('/ar') === (other === 'ar'));
      await expect(news(other)).toHaveCount(1);
      await expect(news(locale)).toHaveCount(0);
    });
});

test('an application without a CV and without consent is held back at these fields', async ({ page }) => {
  const target = await formPage('applications', 'en');
  const form = await openForm(page, 'en', target.path, target.submit);
  await form.write({ first_name: 'Nour', last_name: 'Hassan', email: freshReader(), phone: '01001234567' });
  await form.send();
  for (const name of ['cv', 'consent_processing'])
    await expect(form.summary.locator(`a[href="#field-${name}"]`)).toBeVisible();
  await expect(form.summary.locator('a[href="#field-consent_retention"], a[href="#field-links"]')).toHaveCount(0);
});

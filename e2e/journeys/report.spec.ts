import { localePath, paths } from '@nasaq/contract';
import { submissionsFrom } from '../support/admin-api.ts';
import { attach, choose } from '../support/every-form.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { gate } from '../support/gate.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';
import { disguisedProgram, png } from '../support/sample-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/status of 4\d\d/] });

for (const locale of inTurn('en')) {
  test(`the error screen fills in its page and number, and pictures go up while one writes: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = freshReader();
    const query = new URLSearchParams({ page: '/ar/works', error: 'e-4711' });
    const form = await openForm(page, locale, `${localePath(locale, paths.report)}?${query}`, 'report.submit');
    await expect(form.control('page')).toHaveValue('/ar/works');
    await expect(form.control('error_id')).toHaveValue('e-4711');

    const { opened, open } = gate();
    await page.route('**/api/v1/uploads?*', async (route) => {
      await opened;
      await route.continue();
    });
    const main = page.getByRole('main');
    const row = (name: string) => main.getByRole('listitem').filter({ hasText: name });
    await attach(page, 'screenshots', png('شاشة.png'), { ...disguisedProgram('خدعة.png'), type: 'image/png' });
    await expect(row('شاشة.png').getByRole('progressbar')).toBeVisible();
    await choose(page, 'severity', 'blocking');
    await form.write({ help_details: 'تبقى القائمة فارغة.', email });
    open();
    await expect(row('شاشة.png').getByText(text(locale, 'forms.files.stored'), { exact: true })).toBeVisible();
    // A refused file holds the form back, so that nobody believes it was sent.
    await expect(row('خدعة.png').getByRole('progressbar')).toHaveCount(0);
    await expect(row('خدعة.png').getByText(text(locale, 'forms.files.stored'), { exact: true })).toHaveCount(0);
    await form.send();
    await expect(form.summary.getByRole('link')).toHaveCount(1);
    await row('خدعة.png').getByRole('button', { name: /خدعة/ }).last().click();
    await expect(row('خدعة.png')).toHaveCount(0);
    await expect(form.control('email')).toHaveValue(email);

    await form.send();
    await receiptOn(page);
    const [report] = await submissionsFrom(adminApi, 'reports', email);
    expect(report).toMatchObject({ page: '/ar/works', error_id: 'e-4711', severity: 'blocking', locale });
    const files = await adminApi.find('uploads', {
      'where[submission.value][equals]': String(report?.id),
      'where[submission.relationTo][equals]': 'reports',
    });
    expect(files).toMatchObject([{ filename: 'شاشة.png', field: 'screenshots', content_type: 'image/png' }]);
  });
}

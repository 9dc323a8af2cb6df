import { entryPath, localePath, locales, paths, statusPath, type List, type Summary } from '@nasaq/contract';
import { submissionsFrom } from '../support/admin-api.ts';
import { attach, formPage, writeValid } from '../support/every-form.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader, linkMailedTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { docx, pdf } from '../support/sample-files.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  test(`an order of a service comes with its files and its day, and its sender reads its title: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = freshReader();
    const { data } = await api<List<Summary>>('services?limit=2', locale);
    const service = data[1]!;
    const path = `${localePath(locale, paths.ordering)}?service=${encodeURIComponent(service.slug)}`;
    const form = await openForm(page, locale, path, 'ordering.submit');
    const offer = page.locator('select[name=offer]');
    await expect(offer).toHaveValue(`services:${service.key}`);
    await writeValid(form, await formPage('orders', locale), email);
    await offer.selectOption(`services:${service.key}`);
    // As people write a day, each in their digits; the page says how it was understood.
    await form.control('deadline').fill(locale === 'en' ? '31/12/2099' : '٣١/١٢/٢٠٩٩');
    await expect(
      page.getByRole('main').getByText(locale === 'en' ? 'Thursday, December 31, 2099' : 'الخميس، ٣١ ديسمبر ٢٠٩٩'),
    ).toBeVisible();
    await attach(page, 'files', pdf('نطاق.pdf'), docx('letter.docx'));
    await expect(page.getByRole('main').getByText(text(locale, 'forms.files.stored'), { exact: true })).toHaveCount(2);
    await form.send();
    const { reference } = await receiptOn(page);

    const [order] = await submissionsFrom(adminApi, 'orders', email);
    expect(order).toMatchObject({ reference, state: 'received', budget: '250k-750k', company: 'مكتبة النيل' });
    expect(String(order?.deadline)).toContain('2099-12-31');
    const files = await adminApi.find('uploads', {
      'where[submission.value][equals]': String(order?.id),
      'where[submission.relationTo][equals]': 'orders',
    });
    // They go up side by side: either may be stored first.
    expect(files.map(({ filename }) => filename).toSorted()).toEqual(['letter.docx', 'نطاق.pdf']);
    await page.goto(await linkMailedTo(email, statusPath(reference)));
    await expect(page.getByRole('main').getByText(service.title).first()).toBeVisible();
  });

  test(`a list is checked with what has just been chosen: ${locale}`, async ({ page }) => {
    const form = await openForm(page, locale, localePath(locale, paths.ordering), 'ordering.submit');
    const offer = page.locator('select[name=offer]');
    await offer.focus();
    await page.keyboard.press('Tab');
    await expect(form.error('offer')).not.toBeEmpty();
    await offer.selectOption({ index: 1 });
    await expect(form.error('offer')).toBeEmpty();
    await offer.selectOption('');
    await expect(form.error('offer')).not.toBeEmpty();
  });
}

test('a service leads to its own order', async ({ page }) => {
  const { data } = await api<List<Summary>>('services?limit=1', 'en');
  await page.goto(entryPath('services', data[0]!.slug));
  await page.locator(`a[href*="${paths.ordering}?service="]`).first().click();
  await expect(page.locator('select[name=offer]')).toHaveValue(`services:${data[0]!.key}`);
});

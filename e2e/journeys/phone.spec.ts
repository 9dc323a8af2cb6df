import { localePath, locales, paths } from '@nasaq/contract';
import { submissionsFrom } from '../support/admin-api.ts';
import { openForm, receiptOn, type FormOnPage } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const submit = 'contact.submit';
const egypt = /\+20/;

function countries({ page, locale }: FormOnPage) {
  return page.getByRole('dialog', { name: text(locale, 'forms.phone.choose') });
}

for (const locale of locales) {
  test(`a number is checked for its country, read in any digits, and stored in one form: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = freshReader();
    const form = await openForm(page, locale, localePath(locale, paths.contact), submit);
    const phone = form.control('phone');
    await phone.fill('٠١٢٣');
    await phone.blur();
    await expect(form.error('phone')).not.toBeEmpty();
    // The same digits are right or wrong by their country.
    await phone.fill('۰۵۱۲۳۴۵۶۷۸');
    await phone.blur();
    await expect(form.error('phone')).not.toBeEmpty();
    await page.getByRole('button', { name: egypt }).click();
    await countries(form).getByRole('combobox').fill('966');
    await countries(form).getByRole('option').first().click();
    await expect(form.error('phone')).toBeEmpty();
    await form.write({ first_name: 'ليلى', last_name: 'حسن', email, subject: 'س', help_details: 'ج' });
    await form.send();
    await receiptOn(page);
    expect(await submissionsFrom(adminApi, 'contacts', email)).toMatchObject([
      { phone: '+966512345678', phone_country: 'SA' },
    ]);
  });
}

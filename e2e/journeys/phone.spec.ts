import { localePath, locales, paths } from '@nasaq/contract';
import { submissionsFrom, test } from '../support/admin-api.ts';
import { openForm, receiptOn, type FormOnPage } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { expect } from '../support/test.ts';

const submit = 'contact.submit';
const egypt = /\+20/;

function countries({ page, locale }: FormOnPage) {
  return page.getByRole('dialog', { name: text(locale, 'forms.phone.choose') });
}

for (const locale of locales) {
  test(`a country is found by its name in both languages and by its code, from the keyboard: ${locale}`, async ({
    page,
  }) => {
    const form = await openForm(page, locale, localePath(locale, paths.contact), submit);
    const button = page.getByRole('button', { name: egypt });
    const list = countries(form);
    for (const [typed, name] of [
      ['السعودية', /السعودية|Saudi Arabia/],
      ['saudi', /السعودية|Saudi Arabia/],
      ['٩٦٦', /السعودية|Saudi Arabia/],
      ['+966', /السعودية|Saudi Arabia/],
    ] as const) {
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(list.getByRole('combobox')).toBeFocused();
      // Egypt stands first before anything is typed.
      await expect(list.getByRole('option').first()).toContainText('+20');
      await page.keyboard.type(typed);
      await expect(list.getByRole('option').first()).toHaveText(name);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.type('966');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /\+966/ })).toBeFocused();
  });

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

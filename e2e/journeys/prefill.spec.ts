import { localePath, locales, paths } from '@nasaq/contract';
import { makeAccount, signIn } from '../support/account.ts';
import { formOn } from '../support/form.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  test(`a signed-in reader finds name and address filled in, and not in what may be nameless: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const account = await makeAccount(adminApi, locale);
    const [first, last] = account.name.split(' ');
    await signIn(page, locale, account);
    await openPage(page, locale, localePath(locale, paths.contact));
    const contact = formOn(page, locale, 'contact.submit');
    await expect(contact.control('email')).toHaveValue(account.email);
    await expect(contact.control('first_name')).toHaveValue(first!);
    await expect(contact.control('last_name')).toHaveValue(last!);
    await expect(contact.control('subject')).toHaveValue('');

    await openPage(page, locale, localePath(locale, paths.feedback));
    const feedback = formOn(page, locale, 'feedback.submit');
    await expect(feedback.control('email')).toHaveValue('');
  });
}

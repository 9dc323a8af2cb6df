import { localePath, locales, paths } from '@nasaq/contract';
import { makeAccount, signIn } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { spoken } from '../support/spoken.ts';
import { expect, test } from '../support/test.ts';
import { expectTranscript } from '../support/transcript.ts';

const pages = {
  account: paths.account,
  'account-profile': paths.accountProfile,
  'account-sessions': paths.accountSessions,
  'account-data': paths.accountData,
};

for (const locale of locales)
  test(`the pages of somebody who has signed in: ${locale}`, async ({ page, adminApi }) => {
    await signIn(page, locale, await makeAccount(adminApi, locale));
    for (const [name, path] of Object.entries(pages)) {
      await openPage(page, locale, localePath(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectTranscript(locale, name, await spoken(page, page.getByRole('main')));
    }
  });

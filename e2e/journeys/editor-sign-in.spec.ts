import { locales } from '@nasaq/contract';
import { adminUrl } from '../support/addresses.ts';
import { expect, hydrated, test } from '../support/admin-test.ts';

for (const language of locales) {
  test.describe(`signing in: ${language}`, () => {
    test.use({ language, expectedConsoleErrors: [/status of 401/] });

    test('a wrong password is refused in the chosen language; with the right one a member of staff meets the dashboard', async ({
      context,
      page,
      member,
      word,
    }) => {
      await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
      await page.goto('/admin');
      await expect(page).toHaveURL(/\/admin\/login/);
      await expect(page).toHaveTitle(language === 'ar' ? /· نسق$/ : /· Nasaq$/);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'RTL' : 'LTR');
      await expect(page.getByText('نسق', { exact: true })).toBeVisible();
      await hydrated(page);
      const signIn = async (password: string) => {
        await page.getByRole('textbox', { name: word('general:email') }).fill(member.email);
        await page.getByLabel(word('general:password')).fill(password);
        await page.getByRole('button', { name: word('authentication:login') }).click();
      };

      await signIn('not the password');
      await expect(page.getByText(word('error:emailOrPasswordIncorrect')).first()).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/login/);

      await signIn(member.password);
      await expect(page).toHaveURL(/\/admin\/?$/);
      const heading = language === 'ar' ? 'حالة الترجمة' : 'Translation state';
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    });
  });
}

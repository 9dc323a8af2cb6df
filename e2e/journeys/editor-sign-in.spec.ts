import { locales } from '@nasaq/contract';
import { staffTexts } from '../../apps/admin/src/admin-ui/staff/staff-texts.ts';
import { adminUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';

for (const language of locales) {
  test.describe(`signing in: ${language}`, () => {
    test.use({ language });

    test('a member of staff signs in and meets the dashboard in the chosen language', async ({
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

      await page.getByRole('textbox', { name: word('general:email') }).fill(member.email);
      await page.getByLabel(word('general:password')).fill(member.password);
      await page.getByRole('button', { name: word('authentication:login') }).click();
      await expect(page).toHaveURL(/\/admin\/?$/);

      const heading = language === 'ar' ? 'حالة الترجمة' : 'Translation state';
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    });

    test.describe('own password', () => {
      test.use({ expectedConsoleErrors: [/status of (400|401)/] });

      test('a new password that was refused is not kept where nobody sees it', async ({
        context,
        page,
        member,
        signedIn,
        word,
      }) => {
        void signedIn;
        const present = page.getByLabel(staffTexts[language].presentPassword);
        const save = async () => {
          const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
          await page.getByRole('button', { name: word('general:save'), exact: true }).click();
          return (await answered).status();
        };
        await page.goto('/admin/account');
        await page.getByRole('button', { name: word('authentication:changePassword') }).click();
        for (const label of ['authentication:newPassword', 'authentication:confirmPassword'])
          await page.getByLabel(word(label)).fill('eleven boats on the canal');
        await present.fill('not the password');
        expect(await save()).toBe(400);
        // Payload has hidden the new password; nothing asks for the present one any more, since nothing needs it.
        await expect(present).toBeHidden();
        await page.locator('#field-name').fill('Journey, renamed');
        expect(await save()).toBe(200);
        const signIn = (password: string) =>
          context.request.post('/api/users/login', { data: { email: member.email, password } });
        expect((await signIn('eleven boats on the canal')).status()).toBe(401);
        expect((await signIn(member.password)).status()).toBe(200);
      });
    });

    test.describe('refused', () => {
      test.use({ expectedConsoleErrors: [/status of 401/] });

      test('a wrong password is refused in the chosen language', async ({ context, page, member, word }) => {
        await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
        await page.goto('/admin/login');
        await page.getByRole('textbox', { name: word('general:email') }).fill(member.email);
        await page.getByLabel(word('general:password')).fill('not the password');
        await page.getByRole('button', { name: word('authentication:login') }).click();
        await expect(page.getByText(word('error:emailOrPasswordIncorrect')).first()).toBeVisible();
        await expect(page).toHaveURL(/\/admin\/login/);
      });
    });
  });
}

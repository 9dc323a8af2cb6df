import { languageNames } from '@nasaq/contract';
import { adminUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';
import { gate } from '../support/gate.ts';
import { inTurn } from '../support/readings.ts';

for (const language of inTurn('en')) {
  test.describe(`signing in: ${language}`, () => {
    // Of a member whose preferences no other journey has touched.
    test.use({ language, ownMember: true, expectedConsoleErrors: [/status of 401/] });

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
      // While the page streams, the head may hold it twice.
      await expect(page.locator('meta[property="og:site_name"]').first()).toHaveAttribute('content', 'Nasaq');
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'RTL' : 'LTR');
      await expect(page.getByText('نسق', { exact: true })).toBeVisible();
      // As soon as the fields are there; what was refused takes nothing away.
      const address = page.getByRole('textbox', { name: word('general:email') });
      const password = page.getByLabel(word('general:password'));
      const signIn = page.getByRole('button', { name: word('authentication:login') });
      await address.fill(member.email);
      await password.fill('not the password');
      await signIn.click();
      const refusal = page.getByText(word('error:emailOrPasswordIncorrect'));
      await expect(refusal).toBeVisible();
      await expect(password).toBeFocused();
      await expect(address).toHaveValue(member.email);
      await expect(page).toHaveURL(/\/admin\/login/);

      // The dashboard knows the language of its content before it has asked for it.
      const preference = gate();
      await page.route('**/api/payload-preferences/locale', async (route) => {
        await preference.opened;
        await route.continue();
      });
      await password.fill(member.password);
      await signIn.click();
      await expect(page).toHaveURL(/\/admin\/?$/);
      const heading = language === 'ar' ? 'ثغرات المحتوى' : 'Content gaps';
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('.localizer')).toContainText(languageNames[language][language]);
      await expect(refusal).toHaveCount(0);
      preference.open();
    });
  });
}

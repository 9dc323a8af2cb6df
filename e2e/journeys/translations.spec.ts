import { siteUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';
import { inTurn } from '../support/readings.ts';

for (const language of inTurn('ar')) {
  const isArabic = language === 'ar';
  test.describe(`translations: ${language}`, () => {
    test.use({ language });

    test('the dashboard leads to the site in both languages and to the matrix, whose figures count', async ({
      page,
      signedIn,
    }) => {
      void signedIn;
      await page.goto('/admin');
      const site = page.getByRole('navigation', { name: isArabic ? 'فتح الموقع' : 'Open the site' });
      for (const [locale, name] of [
        ['en', isArabic ? 'بالإنجليزية' : 'In English'],
        ['ar', isArabic ? 'بالعربية' : 'In Arabic'],
      ] as const)
        await expect(site.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          siteUrl + (locale === 'ar' ? '/ar' : '/?lang=en'),
        );
      const gaps = page.getByRole('region', { name: isArabic ? 'ثغرات المحتوى' : 'Content gaps' });
      await gaps.getByRole('link', { name: isArabic ? 'الترجمات' : 'Translations' }).click();
      await expect(page).toHaveURL(/\/admin\/translations$/);
      const posts = page.getByRole('row', { name: isArabic ? /^مقالات المدونة/ : /^Blog posts/ }).first();
      const missing = posts.getByRole('link', { name: isArabic ? /ناقص: عر/ : /Missing: AR/ });
      const count = Number((await missing.innerText()).replace(/\D/gu, ''));
      expect(count).toBeGreaterThan(0);
      await missing.click();
      const matrix = page.getByRole('table', { name: isArabic ? 'الترجمات' : 'Translations' });
      await expect(matrix.getByRole('row')).toHaveCount(count + 1);
      const state = matrix.getByRole('link', { name: isArabic ? /العربية, ناقص/ : /Arabic, Missing/ }).first();
      await expect(state).toHaveAttribute('href', /field=title&locale=ar&language=ar/);
    });

    test(
      'a list is narrowed to the state of a language by one press, and back by another',
      { tag: '@proof' },
      async ({ page, signedIn }) => {
        void signedIn;
        await page.goto('/admin/collections/posts');
        const arabic = page.getByRole('group', { name: isArabic ? 'العربية' : 'Arabic', exact: true });
        const missing = arabic.getByRole('button', { name: isArabic ? /^ناقص/ : /^Missing/ });
        const count = Number((await missing.innerText()).replace(/\D/gu, ''));
        await missing.press('Enter');
        await expect(missing).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);
        await missing.press('Enter');
        await expect(missing).toHaveAttribute('aria-pressed', 'false');
        await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(count + 1);
      },
    );
  });
}

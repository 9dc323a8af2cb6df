import { locales } from '@nasaq/contract';
import { siteUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';

for (const language of locales) {
  test.describe(`translation board: ${language}`, () => {
    test.use({ language });

    test('its numbers lead to the entries that they count, and its links to the site', async ({ page, signedIn }) => {
      void signedIn;
      await page.goto('/admin');
      const board = page.getByRole('region', { name: language === 'ar' ? 'حالة الترجمة' : 'Translation state' });
      await expect(board.getByRole('rowheader')).toHaveCount(13);
      const row = board
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: language === 'ar' ? 'المدونة' : 'Blog posts' }) });
      for (const [locale, name] of [
        ['en', language === 'ar' ? 'بالإنجليزية' : 'In English'],
        ['ar', language === 'ar' ? 'بالعربية' : 'In Arabic'],
      ] as const) {
        const link = board.getByRole('navigation').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', siteUrl + (locale === 'ar' ? '/ar' : '/?lang=en'));
      }
      const onlyArabic = row.getByRole('cell').nth(2).getByRole('link');
      const count = Number(
        (await onlyArabic.innerText()).replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))),
      );
      expect(count).toBeGreaterThan(0);
      await onlyArabic.click();
      await expect(page).toHaveURL(/\/collections\/posts\?/);
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);
    });
  });
}

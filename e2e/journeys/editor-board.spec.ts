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
      const onlyArabic = row.getByRole('cell').nth(2).getByRole('link');
      const count = Number(
        (await onlyArabic.innerText()).replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))),
      );
      expect(count).toBeGreaterThan(0);
      await onlyArabic.click();
      await expect(page).toHaveURL(/\/collections\/posts\?/);
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);

      await page.goto('/admin');
      for (const [locale, name] of [
        ['en', language === 'ar' ? 'بالإنجليزية' : 'In English'],
        ['ar', language === 'ar' ? 'بالعربية' : 'In Arabic'],
      ] as const) {
        const link = board.getByRole('navigation').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', siteUrl + (locale === 'ar' ? '/ar' : '/?lang=en'));
      }
    });

    test('a form that is only opened counts nowhere', async ({ page, signedIn }) => {
      void signedIn;
      const board = page.getByRole('region', { name: language === 'ar' ? 'حالة الترجمة' : 'Translation state' });
      const row = board.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: language === 'ar' ? 'الصفحات القانونية' : 'Legal pages' }),
      });
      await page.goto('/admin');
      const before = await row.innerText();
      await page.goto(`/admin/collections/legals?locale=${language}`);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).not.toHaveCount(0);
      const listed = await rows.count();
      await page.goto(`/admin/collections/legals/create?locale=${language}`);
      await expect(page).toHaveURL(/\/legals\/\d+/);
      await page.goto(`/admin/collections/legals?locale=${language}`);
      await expect(rows).toHaveCount(listed);
      await page.goto('/admin');
      expect(await row.innerText()).toBe(before);
    });
  });
}

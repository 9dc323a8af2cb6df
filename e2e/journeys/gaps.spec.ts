import { expect, test } from '../support/admin-test.ts';
import { inTurn } from '../support/readings.ts';

for (const language of inTurn('en')) {
  const isArabic = language === 'ar';
  test.describe(`gaps: ${language}`, () => {
    test.use({ language, ownMember: true });

    test(
      'a gap is taken on by the keyboard, stands on the dashboard, and is put off and taken back',
      { tag: '@proof' },
      async ({ adminApi, page, signedIn }) => {
        void signedIn;
        // One of its own: what others change meanwhile is not put off any more.
        const title = `Gap ${crypto.randomUUID()}`;
        const [like] = await adminApi.find('services', { locale: language, limit: '1' });
        const service = { title, summary: title, category: (like as unknown as { category: unknown }).category };
        await adminApi.create('services', { locale: language, draft: 'true' }, { ...service, _status: 'draft' });
        await page.goto('/admin/gaps?tab=missing');
        const rows = page.getByRole('table', { name: isArabic ? 'ثغرات المحتوى' : 'Content gaps' });
        await rows.getByRole('button', { name: title }).press('Enter');
        const dialog = page.getByRole('dialog', { name: title });
        const me = dialog.getByRole('option', { name: isArabic ? /\(أنت\)/ : /\(you\)/ });
        await dialog.getByLabel(isArabic ? 'إلى من' : 'To whom').selectOption((await me.getAttribute('value'))!);
        await dialog.getByRole('button', { name: isArabic ? 'إسناد' : 'Give', exact: true }).press('Enter');
        await expect(dialog).toBeHidden();
        await page.goto('/admin');
        const own = page.getByRole('region', { name: isArabic ? 'عليك إصلاحه' : 'Yours to mend' });
        await expect(own.getByRole('rowheader', { name: title })).toBeVisible();
        await page.goto('/admin/gaps?tab=missing&show=mine');
        const mine = rows.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
        await mine.getByRole('button', { name: title }).click();
        await dialog
          .getByRole('radio', { name: isArabic ? 'إلى أن يتغير فيه شيء' : 'Until something about it changes' })
          .check();
        await dialog.getByRole('button', { name: isArabic ? 'تأجيل' : 'Put off', exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(mine).toHaveCount(0);
        await page.goto('/admin/gaps?tab=missing&show=off');
        await mine.getByRole('button', { name: title }).click();
        await expect(dialog.getByRole('listitem').first()).toContainText(isArabic ? 'أجّله' : 'put it off');
        await dialog.getByRole('button', { name: isArabic ? 'تراجع' : 'Take back', exact: true }).click();
        await expect(mine).toHaveCount(0);
      },
    );
  });
}

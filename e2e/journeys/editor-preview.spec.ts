import { entryAt, expect, test } from '../support/admin-test.ts';
import { formPath } from '../support/cms-form.ts';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';

for (const locale of inTurn('ar')) {
  test.describe(`live preview: ${locale}`, () => {
    test.use({ language: locale });

    test('the page beside the form follows what is typed', { tag: '@proof' }, async ({ adminApi, page, signedIn }) => {
      void signedIn;
      const id = await entryAt(adminApi, 'industries', locale === 'en' ? 1 : 2);
      const [entry] = (await adminApi.find('industries', { locale, 'where[id][equals]': String(id) })) as unknown as {
        title: string;
        summary: string;
      }[];
      try {
        await page.goto(formPath('industries', id, locale));
        const preview = page.locator('#live-preview-iframe');
        await expect(async () => {
          if (!(await preview.isVisible())) await page.locator('#live-preview-toggler').click();
          await expect(preview).toBeVisible({ timeout: 3_000 });
        }).toPass();
        const site = preview.contentFrame();
        await expect(site.getByRole('heading', { level: 1 })).toHaveText(entry!.title);
        await expect(site.getByRole('button', { name: text(locale, 'shell.menu.open') })).toBeAttached();
        for (const number of [1, 2]) {
          const summary = `${locale === 'ar' ? 'مسودة' : 'Draft'} ${number} ${Date.now()}`;
          await page.getByRole('textbox', { name: locale === 'ar' ? 'الملخص' : 'Summary' }).fill(summary);
          await expect(site.getByText(summary).first()).toBeVisible();
        }
      } finally {
        await adminApi.update('industries', id, { locale }, { summary: entry!.summary, _status: 'published' });
      }
    });
  });
}

test.describe('live preview', () => {
  const locale = 'ar';
  test.use({ language: locale });

  test(
    'an entry that was never published has its preview, without a key',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn }) => {
      void signedIn;
      const title = `صفحة جديدة ${Date.now()}`;
      const { id } = await adminApi.create(
        'companies',
        { locale, draft: 'true' },
        { title, slug: `p-${Date.now()}`, summary: title },
      );
      try {
        await page.goto(formPath('companies', id, locale));
        const preview = page.locator('#live-preview-iframe');
        await expect(async () => {
          if (!(await preview.isVisible())) await page.locator('#live-preview-toggler').click();
          await expect(preview).toBeVisible({ timeout: 3_000 });
        }).toPass();
        await expect(preview.contentFrame().getByRole('heading', { level: 1 })).toHaveText(title);
      } finally {
        // Form and preview would ask for what is being removed.
        await page.close();
        await adminApi.remove('companies', id);
      }
    },
  );
});

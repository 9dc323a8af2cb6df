import { entryPath, localePath, otherLocale } from '@nasaq/contract';
import { entryAt, expect, test } from '../support/admin-test.ts';
import { siteUrl } from '../support/addresses.ts';
import { formPath, publishFromForm } from '../support/cms-form.ts';
import { freshPage } from '../support/fresh-page.ts';
import { inTurn } from '../support/readings.ts';
import { told } from '../support/told.ts';

for (const locale of inTurn('en')) {
  test.describe(`publishing from the form: ${locale}`, () => {
    test.use({ language: locale });

    test('an autosaved draft stays inside, and what is published is on the site at once, in its language only', async ({
      adminApi,
      page,
      request,
      signedIn,
      word,
    }) => {
      void signedIn;
      const id = await entryAt(adminApi, 'services', locale === 'en' ? 2 : 3);
      const read = async (code: string) =>
        (await adminApi.find('services', { locale: code, 'where[id][equals]': String(id) }))[0] as unknown as {
          slug: string;
          summary: string;
        };
      const entry = await read(locale);
      const pathIn = async (code: typeof locale) => localePath(code, entryPath('services', (await read(code)).slug));
      const onSite = async () => (await request.get(siteUrl + (await pathIn(locale)))).text();
      const fresh = async (code: typeof locale) => freshPage(request, adminApi, await pathIn(code));
      const summary = locale === 'ar' ? `ملخص كتبه محرر ${Date.now()}` : `A summary by an editor ${Date.now()}`;
      try {
        await page.goto(formPath('services', id, locale));
        const status = page.locator('.doc-controls');
        await expect(status).toContainText(word('version:published'));
        const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
        await page.getByRole('textbox', { name: locale === 'ar' ? 'الملخص' : 'Summary' }).fill(summary);
        await saved;
        expect(await fresh(locale)).not.toContain(summary);

        await publishFromForm(page, locale, locale);
        await expect.poll(onSite, told).toContain(summary);
        // The same eyes that did not find the draft.
        expect(await fresh(locale)).toContain(summary);
        expect(await fresh(otherLocale(locale))).not.toContain(summary);
      } finally {
        await adminApi.update('services', id, { locale }, { summary: entry.summary, _status: 'published' });
      }
      await expect.poll(onSite, told).not.toContain(summary);
    });
  });
}

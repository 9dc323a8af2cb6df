import { entryAt, expect, test } from '../support/admin-test.ts';
import { contentLabels, deskTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { openContentDesk } from '../support/content-desk.ts';

const language = 'ar';
test.use({ language });

test('the pages of both languages stand below their columns, and follow what is typed', async ({
  adminApi,
  page,
  signedIn,
}) => {
  void signedIn;
  const id = await entryAt(adminApi, 'industries', 3);
  const [entry] = (await adminApi.find('industries', { locale: 'ar', 'where[id][equals]': String(id) })) as unknown as [
    { summary: string },
  ];
  try {
    const { field } = await openContentDesk(page, `collections/industries/${id}`, language);
    const texts = deskTexts[language];
    await page.getByRole('button', { name: texts.preview, exact: true }).click();
    const shown = (locale: 'en' | 'ar') =>
      page.frameLocator(
        `iframe[title="${texts.previews.page.replace('{language}', `\u2068${texts.languages[locale]}\u2069`)}"]`,
      );
    await expect(shown('en').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown('ar').getByText(entry.summary).first()).toBeVisible();
    const words = `مسودة ${Date.now()}`;
    await field(contentLabels.words.summary.ar, 'ar').fill(words);
    await expect(shown('ar').getByText(words).first()).toBeVisible();
  } finally {
    await page.close();
    await adminApi.update('industries', id, { locale: 'ar' }, { summary: entry.summary, _status: 'published' });
  }
});

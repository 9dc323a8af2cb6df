import { expect, test } from '../support/admin-test.ts';
import { inTurn } from '../support/readings.ts';

/** One pixel, which is all that an upload needs; of another colour at its replacement. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const said = {
  en: {
    choose: 'Choose files',
    english: 'English: what it shows, or its title',
    arabic: 'Arabic: what it shows, or its title',
    ornament: 'Says nothing by itself',
    all: 'Tags for all, with commas between them',
    send: 'Add them',
    missing: 'This text is missing.',
  },
  ar: {
    choose: 'اختر الملفات',
    english: 'بالإنجليزية: ما يُظهره أو عنوانه',
    arabic: 'بالعربية: ما يُظهره أو عنوانه',
    ornament: 'لا يقول شيئًا بنفسه',
    all: 'وسوم للكل، وبينها فواصل',
    send: 'أضفها',
    missing: 'هذا النص ناقص.',
  },
} as const;

for (const language of inTurn('ar')) {
  test.describe(`media library: ${language}`, () => {
    test.use({ language, roles: ['admin'] });

    test('many pictures are added with their texts in both languages, and found by their tag', async ({
      adminApi,
      page,
      signedIn,
    }) => {
      void signedIn;
      const texts = said[language];
      const stem = `library-${crypto.randomUUID()}`;
      const named = { 'where[filename][like]': stem };
      try {
        await page.goto('/admin/media-library');
        const files = ['a', 'b'].map((end) => ({ name: `${stem}-${end}.png`, mimeType: 'image/png', buffer: pixel }));
        await expect(async () => {
          await page.getByLabel(texts.choose).setInputFiles(files);
          await expect(page.getByRole('listitem', { name: files[0]!.name })).toBeVisible({ timeout: 1_000 });
        }).toPass();
        const row = (name: string) => page.getByRole('listitem', { name });
        await row(files[0]!.name).getByLabel(texts.english).fill('A point');
        await row(files[0]!.name).getByLabel(texts.arabic).fill('نقطة');
        await page.getByLabel(texts.all).fill(stem);
        await page.getByRole('button', { name: texts.send, exact: true }).click();
        await expect(row(files[1]!.name).getByText(texts.missing).first()).toBeVisible();
        await row(files[1]!.name).getByLabel(texts.ornament).check();
        await page.getByRole('button', { name: texts.send, exact: true }).click();
        await expect.poll(async () => (await adminApi.find('media', named)).length).toBe(2);

        await page.goto(`/admin/media-library?tag=${stem}`);
        await expect(page.getByRole('link', { name: files[0]!.name })).toBeVisible();
        await expect(page.getByRole('link', { name: files[1]!.name })).toBeVisible();
        const stored = await adminApi.find('media', { ...named, locale: 'ar' });
        const alts = stored.map(({ alt }) => (alt as string | null) ?? '').toSorted();
        expect(alts).toEqual(['', 'نقطة']);
      } finally {
        await page.close();
        const rows = await adminApi.find('media', named);
        await Promise.all(rows.map((one) => adminApi.remove('media', one.id)));
      }
    });
  });
}

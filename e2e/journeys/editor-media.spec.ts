import { expect, hydrated, test } from '../support/admin-test.ts';
import { holdFormState } from '../support/late-form-state.ts';

/** One pixel, which is all that an upload needs. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ language: 'ar', expectedConsoleErrors: [/status of 400/] });

test(
  'a picture needs its alternative text in both languages, keeps its focal point, and loses no file of two',
  { tag: '@chromium' },
  async ({ adminApi, page, signedIn, word }) => {
    void signedIn;
    const stem = `journey-${Date.now()}`;
    const name = `${stem}.png`;
    // A picture whose focal point has moved is another file.
    const named = { 'where[filename][like]': stem };
    try {
      await page.goto('/admin/collections/media/create?locale=ar');
      await hydrated(page);
      await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer: pixel });
      // What the form asks the server while it is written is answered after its save was refused.
      const late = await holdFormState(page);
      const text = page.getByRole('textbox', { name: 'النص البديل', exact: false }).first();
      await text.fill('نقطة واحدة');
      await late.asked;
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      const error = page.getByText('هذا النص مطلوب باللغتين.').first();
      await expect(error).toBeVisible();
      const next = await holdFormState(page);
      await late.arrive(text);
      await expect(error).toBeVisible();
      expect(await adminApi.find('media', named)).toEqual([]);

      // An answer comes just after the text was written, of which it knows nothing.
      const other = page.getByRole('textbox', { name: 'النص البديل باللغة الأخرى' });
      await next.asked;
      await other.fill('One point');
      next.comes();
      await expect(error).toBeHidden();
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      await expect(page).toHaveURL(/\/media\/\d+/);
      const stored = (locale: string) => adminApi.find('media', { ...named, locale });
      expect((await stored('ar'))[0]).toMatchObject({ alt: expect.stringContaining('نقطة واحدة') });
      expect((await stored('en'))[0]).toMatchObject({ alt: 'One point' });

      await page.getByRole('button', { name: word('upload:editImage') }).click();
      await expect(page.getByRole('heading', { name: word('upload:focalPoint') })).toBeVisible();
      await page.getByRole('spinbutton').nth(2).fill('20');
      await page.getByRole('button', { name: word('general:applyChanges') }).click();
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      await expect.poll(async () => (await stored('ar'))[0]).toMatchObject({ focalX: 20 });

      // A colleague gives it another file while one's own is being chosen: none is replaced unseen.
      await page.reload();
      await hydrated(page);
      const [id] = /\d+$/.exec(new URL(page.url()).pathname)!;
      const theirs = {
        at: `/api/media/${id}?locale=ar`,
        content: pixel.toString('base64'),
        name: `${stem}-theirs.png`,
      };
      await page.evaluate(async (file) => {
        const form = new FormData();
        const bytes = Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0));
        form.set('_payload', '{}');
        form.set('file', new File([bytes], file.name, { type: 'image/png' }));
        await fetch(file.at, { method: 'PATCH', body: form });
      }, theirs);
      await page.getByRole('button', { name: 'إزالة الملف' }).click();
      const mine = { name: `${stem}-mine.png`, mimeType: 'image/png', buffer: pixel };
      await page.locator('input[type="file"]').setInputFiles(mine);
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      const dispute = page.getByRole('region', { name: 'الملف', exact: true });
      await expect(dispute).toContainText(theirs.name);
      await expect(dispute).toContainText(mine.name);
      expect((await stored('ar'))[0]).toMatchObject({ filename: theirs.name });
      await dispute.getByRole('button', { name: 'إبقاء ملفي' }).click();
      await expect.poll(async () => (await stored('ar'))[0]).toMatchObject({ filename: mine.name });
    } finally {
      // It may still be asking for the picture that goes now.
      await page.close();
      const rows = await adminApi.find('media', named);
      await Promise.all(rows.map((row) => adminApi.remove('media', row.id)));
    }
  },
);

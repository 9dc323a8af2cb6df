import { expect, hydrated, test } from '../support/admin-test.ts';

/** One pixel, which is all that an upload needs. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ language: 'ar', expectedConsoleErrors: [/status of 400/] });

test('a picture needs its alternative text in both languages, and keeps its focal point', async ({
  adminApi,
  page,
  signedIn,
  word,
}) => {
  void signedIn;
  const name = `journey-${Date.now()}.png`;
  try {
    await page.goto('/admin/collections/media/create?locale=ar');
    await hydrated(page);
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer: pixel });
    await page.getByRole('textbox', { name: 'النص البديل', exact: false }).first().fill('نقطة واحدة');
    // What the CMS's form asks while it is written can take the errors of a save with it that is answered before.
    await expect(async () => {
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      await expect(page.getByText('هذا النص مطلوب باللغتين.').first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(await adminApi.find('media', { 'where[filename][equals]': name })).toEqual([]);

    await page.getByRole('textbox', { name: 'النص البديل باللغة الأخرى' }).fill('One point');
    await page.getByRole('button', { name: word('general:save'), exact: true }).click();
    await expect(page).toHaveURL(/\/media\/\d+/);
    const stored = (locale: string) => adminApi.find('media', { 'where[filename][equals]': name, locale });
    expect((await stored('ar'))[0]).toMatchObject({ alt: 'نقطة واحدة' });
    expect((await stored('en'))[0]).toMatchObject({ alt: 'One point' });

    await page.getByRole('button', { name: word('upload:editImage') }).click();
    await expect(page.getByRole('heading', { name: word('upload:focalPoint') })).toBeVisible();
    await page.getByRole('spinbutton').nth(2).fill('20');
    await page.getByRole('button', { name: word('general:applyChanges') }).click();
    await page.getByRole('button', { name: word('general:save'), exact: true }).click();
    await expect.poll(async () => (await stored('ar'))[0]).toMatchObject({ focalX: 20 });
  } finally {
    // It may still be asking for the picture that goes now.
    await page.close();
    const rows = await adminApi.find('media', { 'where[filename][equals]': name });
    await Promise.all(rows.map((row) => adminApi.remove('media', row.id)));
  }
});

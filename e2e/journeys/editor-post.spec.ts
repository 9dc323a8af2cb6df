import { entryPath, localePath, paths } from '@nasaq/contract';
import { removalTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { siteUrl } from '../support/addresses.ts';
import { newEntryInForm, publishFromForm } from '../support/cms-form.ts';
import { freshPage } from '../support/fresh-page.ts';
import { told } from '../support/told.ts';

test.use({ language: 'ar' });

test('a post written in Arabic only is published, moved and thrown away', async ({
  adminApi,
  page,
  request,
  signedIn,
}) => {
  void signedIn;
  const stamp = Date.now();
  const title = `مقال تجريبي ${stamp}`;
  const slug = `مقال-تجريبي-${stamp}`;
  const moved = `مقال-منقول-${stamp}`;
  const answer = (path: string, options = {}) => request.get(siteUrl + path, { failOnStatusCode: false, ...options });
  const pageOf = (last: string) => localePath('ar', entryPath('posts', last));
  const arabicBlog = async () => (await answer(localePath('ar', paths.blog))).text();
  let id = 0;
  try {
    id = await newEntryInForm(page, 'posts', 'ar');

    await page.getByRole('textbox', { name: 'العنوان', exact: false }).first().fill(title);
    await page.getByRole('textbox', { name: 'الملخص' }).fill('ملخص قصير لمقال تجريبي.');
    await page.locator('[data-lexical-editor="true"]').first().click();
    await page.keyboard.type('متن المقال كما كتبه محرر.');
    await page.locator('#field-author').getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await publishFromForm(page, 'ar', 'ar');

    await expect.poll(async () => (await answer(pageOf(slug))).status(), told).toBe(200);
    expect(await (await answer(pageOf(slug))).text()).toContain('متن المقال كما كتبه محرر.');
    await expect.poll(() => arabicBlog(), told).toContain(title);
    expect(await freshPage(request, adminApi, paths.blog)).not.toContain(title);

    await page.getByRole('textbox', { name: 'رابط الصفحة' }).fill(moved);
    await publishFromForm(page, 'ar', 'ar');
    await expect.poll(async () => (await answer(pageOf(moved))).status(), told).toBe(200);
    await expect
      .poll(async () => {
        const old = await answer(pageOf(slug), { maxRedirects: 0 });
        return [old.status(), decodeURIComponent(old.headers().location ?? '')];
      }, told)
      .toEqual([301, decodeURIComponent(pageOf(moved))]);

    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: removalTexts.ar.move, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(removalTexts.ar.unused)).toBeVisible();
    await dialog.getByRole('button', { name: removalTexts.ar.move, exact: true }).click();
    await expect(page).toHaveURL(/\/collections\/posts(\?|$)/);
    await expect.poll(async () => (await answer(pageOf(moved))).status(), told).toBe(404);
    await expect.poll(() => arabicBlog(), told).not.toContain(title);
  } finally {
    // A journey that failed has left the form open, which asks for what goes now.
    await page.close();
    if (id) await adminApi.remove('posts', id);
    const leftovers = await adminApi.find('redirects', { 'where[from][contains]': slug });
    await Promise.all(leftovers.map((row) => adminApi.remove('redirects', row.id)));
  }
});

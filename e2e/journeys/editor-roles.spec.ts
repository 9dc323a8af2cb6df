import { expect, test } from '../support/admin-test.ts';

test.use({ roles: ['recruiter'], language: 'ar', expectedConsoleErrors: [/status of 40[34]/] });

test('a recruiter keeps the jobs and meets nothing else of the content', async ({ page, signedIn }) => {
  void signedIn;
  await page.goto('/admin/translations');
  const board = page.getByRole('table').first();
  await expect(board.getByRole('rowheader', { name: 'الوظائف' })).toBeVisible();
  await expect(board.getByRole('rowheader')).toHaveCount(1);
  const navigation = page.locator('aside.nav');
  await expect(navigation.getByRole('link', { name: 'الوظائف' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'الخدمات' })).toHaveCount(0);

  for (const path of ['/admin/collections/services', '/admin/collections/services/1']) {
    await page.goto(path);
    await expect(page.getByText('منصات الويب')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'الملخص' })).toHaveCount(0);
  }
  expect((await page.request.get('/api/services')).status()).toBe(403);
  expect((await page.request.patch('/api/services/1', { data: { summary: 'x' } })).status()).toBe(403);

  await page.goto('/admin/collections/careers');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

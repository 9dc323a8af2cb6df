import { savingTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { inTurn } from '../support/readings.ts';

for (const language of inTurn('ar'))
  test.describe(language, () => {
    test.use({ language, roles: ['editor'], expectedConsoleErrors: [/status of 404/] });

    test('a list follows what it can of its address, and remembers nothing else', async ({ page, signedIn, word }) => {
      void signedIn;
      const rows = page.getByRole('main').getByRole('row');
      const empty = page.getByText(word('general:noResultsFound'));
      const query = () => new URL(page.url()).searchParams;

      await page.goto('/admin/collections/services?limit=999999&sort=nonexistent&locale=xx&where[foo][equals]=1');
      await expect.poll(() => query().get('sort')).toBe('_order');
      await expect(rows).not.toHaveCount(0);
      expect(['where[foo][equals]', 'locale'].map((name) => query().get(name))).toEqual([null, null]);
      await page.goto('/admin/collections/services');
      await expect.poll(() => query().get('sort')).toBe('_order');
      expect(Number(query().get('limit'))).toBeLessThanOrEqual(100);
      const preference = await page.request.get('/api/payload-preferences/locale');
      expect(await preference.json()).toMatchObject({ value: language });

      await page.goto('/admin/collections/posts?limit=5&page=9999');
      await expect.poll(() => Number(query().get('page'))).toBeLessThan(9999);
      expect(Number(query().get('page'))).toBeGreaterThan(1);
      await expect(rows).not.toHaveCount(0);
      await expect(empty).toHaveCount(0);
    });

    test('what lies in the trash is told so, and nothing else', async ({ adminApi, page, signedIn, word }) => {
      void signedIn;
      const titles = { title: `Journey ${Date.now()}`, titleOther: `رحلة ${Date.now()}` };
      const { id } = await adminApi.create('tags', {}, titles);
      const nowhere = page.getByText(word('error:documentNotFound', { id: String(id) }));
      try {
        await adminApi.update('tags', id, {}, { deletedAt: new Date().toISOString() });
        await page.goto(`/admin/collections/tags/${id}`);
        await expect(page.getByText(savingTexts[language].inTrash)).toBeVisible();
        await expect(nowhere).toHaveCount(0);
      } finally {
        await adminApi.remove('tags', id);
      }
      await page.goto(`/admin/collections/tags/${id}`);
      await expect(nowhere).toHaveCount(1);
    });

    test('a screen that somebody may not see is called as one that is not there', async ({ page, signedIn, word }) => {
      void signedIn;
      const title = new RegExp(`^${word('general:notFound')} · `);
      for (const path of ['/admin/words', '/admin/collections/acts', '/admin/nowhere']) {
        const answer = await page.goto(path);
        expect(answer!.status(), path).toBe(404);
        expect(/<title>([^<]*)/.exec(await answer!.text())![1]).toMatch(title);
        // Next puts the title of the page that was asked for here, once the browser lives.
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveTitle(title);
      }
    });
  });

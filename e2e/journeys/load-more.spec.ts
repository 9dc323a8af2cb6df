import { localePath, paths, type List, type Summary } from '@nasaq/contract';
import { api } from '../support/site-paths.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const list of ['works', 'products'] as const) {
  for (const locale of inTurn(list === 'works' ? 'ar' : 'en')) {
    test(`${list} load more in place, and going back restores list and scroll: ${locale}`, async ({ page }) => {
      const { data } = await api<List<Summary>>(`${list}?limit=100`, locale);
      const last = data.at(-1)!;
      await openPage(page, locale, localePath(locale, paths[list]));
      const lastEntry = page.getByRole('main').getByRole('link').filter({ hasText: last.title });
      await expect(lastEntry).toHaveCount(0);
      const more = page.getByRole('link', { name: text(locale, 'ui.load_more') });
      await more.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await more.click();
      await expect(lastEntry.first()).toBeAttached();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(400);
      await expect(more).toHaveCount(0);

      await lastEntry.first().scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      await lastEntry.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(last.title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(lastEntry.first()).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(50);
    });
  }
}

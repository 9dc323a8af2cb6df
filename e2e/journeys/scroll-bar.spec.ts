import { entryPath, localePath, paths, type Item, type List, type Post, type Summary } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

const position = (page: Page) => page.evaluate(() => window.scrollY);

for (const locale of inTurn('en')) {
  test(`the bar follows the scrolling, and every way to a page or a part of it leads to its place: ${locale}`, async ({
    page,
  }) => {
    await test.step('the top bar follows the direction of scrolling, and has none at the top', async () => {
      await openPage(page, locale, localePath(locale, paths.home));
      const bar = page.getByRole('banner').first();
      await expect(bar).not.toHaveAttribute('data-scroll');
      await page.mouse.wheel(0, 900);
      await expect(bar).toHaveAttribute('data-scroll', 'down');
      await page.mouse.wheel(0, 100);
      await expect.poll(() => position(page)).toBe(1_000);
      await expect(bar).toHaveAttribute('data-scroll', 'down');
      await page.mouse.wheel(0, -300);
      await expect(bar).toHaveAttribute('data-scroll', 'up');
      await page.mouse.wheel(0, 100);
      await expect(bar).toHaveAttribute('data-scroll', 'down');
      // The browser puts the page back to its place: nobody has scrolled, and the bar is at hand.
      await page.reload();
      await expect.poll(() => position(page)).toBeGreaterThan(0);
      await expect(bar).toHaveAttribute('data-scroll', 'up');
      await page.mouse.wheel(0, 100);
      await expect(bar).toHaveAttribute('data-scroll', 'down');
      await page.mouse.wheel(0, -5_000);
      await expect.poll(() => position(page)).toBe(0);
      await expect(bar).not.toHaveAttribute('data-scroll');
    });

    await test.step('a new page begins at the top, a change of the query keeps the place', async () => {
      await openPage(page, locale, localePath(locale, paths.legal));
      await page.mouse.wheel(0, 5_000);
      await expect.poll(() => position(page)).toBeGreaterThan(0);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text(locale, 'shell.footer.company') })
        .click();
      await expect(page).toHaveURL(localePath(locale, paths.company));
      await expect.poll(() => position(page)).toBe(0);

      await openPage(page, locale, localePath(locale, paths.allCareers));
      await page.mouse.wheel(0, 120);
      await expect.poll(() => position(page)).toBe(120);
      const filters = page.getByRole('main').getByRole('navigation').locator('a:not([aria-current])[href*="?"]');
      // By the mouse itself: Playwright scrolls in Firefox to what it clicks, though it is in sight.
      const filter = (await filters.first().boundingBox())!;
      await page.mouse.click(filter.x + filter.width / 2, filter.y + filter.height / 2);
      await expect(page).toHaveURL(/\?/);
      await expect(filters.first()).toBeVisible();
      expect(await position(page)).toBe(120);
    });

    await test.step('a hash leads to its element, by document and by navigation', async () => {
      const { data: posts } = await api<List<Summary>>('posts?limit=1', locale);
      const { data: post } = await api<Item<Post>>(`posts/${encodeURIComponent(posts[0]!.slug)}`, locale);
      const address = localePath(locale, entryPath('posts', post.slug));
      await openPage(page, locale, address);
      const contents = page.getByRole('navigation', { name: text(locale, 'ui.toc') }).getByRole('link');
      const title = await contents.last().innerText();
      await contents.last().click();
      await expect(page).toHaveURL(/#./);
      const heading = page.getByRole('main').getByRole('heading', { name: title.trim() });
      await expect(heading).toBeInViewport();
      expect(await position(page)).toBeGreaterThan(0);

      await openPage(page, locale, page.url());
      await expect(heading).toBeInViewport();
      expect(await position(page)).toBeGreaterThan(0);
    });

    await test.step('back from a part of the page restores the place, on this page and on the one before', async () => {
      await openPage(page, locale, localePath(locale, paths.allCareers));
      await page.mouse.wheel(0, 300);
      await expect.poll(() => position(page)).toBe(300);
      const { data: jobs } = await api<List<Summary>>('careers?limit=50', locale);
      const links = jobs.map(({ slug }) => `a[href="${localePath(locale, entryPath('careers', slug))}"]`);
      await page.getByRole('main').locator(links.join()).first().press('Enter');
      await expect.poll(() => position(page)).toBe(0);
      await page.mouse.wheel(0, 60);
      await expect.poll(() => position(page)).toBe(60);
      const jump = page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'career.apply.title') })
        .first();
      // Firefox is scrolled by a click on what is close to the edge.
      await jump.scrollIntoViewIfNeeded();
      const left = await position(page);
      await jump.click();
      await expect(page).toHaveURL(/#apply$/);
      await expect.poll(() => position(page)).toBeGreaterThan(300);
      // From there the Tab key goes on.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('section:has(> #apply)') !== null)).toBe(true);

      // Within a document; Playwright waits in Firefox for another one.
      await page.evaluate(() => history.back());
      await expect.poll(() => position(page)).toBe(left);
      await page.goBack();
      await expect(page).toHaveURL(localePath(locale, paths.allCareers));
      await expect.poll(() => position(page)).toBe(300);
    });
  });
}

test('below a page that is shorter than the window nothing follows its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await page.goto(paths.legal);
  const end = () => page.locator('.foot').evaluate((foot) => Math.round(foot.getBoundingClientRect().bottom));
  expect(await end()).toBe(4_000);
});

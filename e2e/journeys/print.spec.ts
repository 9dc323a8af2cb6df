import { entryPath, type Item, type List, type Summary, type Work } from '@nasaq/contract';
import type { APIRequestContext } from '@playwright/test';
import { isIdle, openPage } from '../support/open-page.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

test('a printed page holds its pictures, though nobody has scrolled to them', async ({ page }) => {
  const { data } = await api<List<Summary>>('works?limit=1', 'en');
  const { slug } = data[0] as Summary;
  const work = (await api<Item<Work>>(`works/${slug}`, 'en')).data;
  expect(work.gallery.length).toBeGreaterThan(1);
  await openPage(page, 'en', entryPath('works', slug));
  await isIdle(page);
  const paper = (await page.pdf()).toString('latin1');
  const pictures = paper.match(/\/Subtype\s*\/Image/g) ?? [];
  expect(pictures.length).toBeGreaterThanOrEqual(work.gallery.length);
});

test('on paper stands no art, no way to sign in and no shell, and links carry their addresses', async ({ page }) => {
  await openPage(page, 'en', '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const art of await page.locator('img[src^="/patterns/"]').all()) await expect(art).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(await postWithLinks(page.request));
  const addresses = await page
    .getByRole('main')
    .locator('p a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses.length).toBeGreaterThan(0);
  for (const content of addresses) expect(content).toContain('/');
});

/** The address of a post whose text leads to another page. */
async function postWithLinks(request: APIRequestContext): Promise<string> {
  const { data } = await api<List<Summary>>('posts?limit=20', 'en');
  for (const { slug } of data) {
    const html = await (await request.get(entryPath('posts', slug))).text();
    if (/<p>(?:(?!<\/p>).)*<a href="\//s.test(html)) return entryPath('posts', slug);
  }
  throw new Error('No post leads to another page.');
}

import { entryPath, type Item, type List, localePath, paths, type Summary, type Work } from '@nasaq/contract';
import type { APIRequestContext } from '@playwright/test';
import { isIdle, openPage } from '../support/open-page.ts';
import { textsOnPaper } from '../support/paper.ts';
import { api } from '../support/site-paths.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

test.describe('of pictures', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('a printed page holds its pictures, though nobody has scrolled to them', async ({ page }) => {
    const { data } = await api<List<Summary>>('works?limit=1', 'en');
    const { slug } = data[0] as Summary;
    const work = (await api<Item<Work>>(`works/${slug}`, 'en')).data;
    expect(work.gallery.length).toBeGreaterThan(1);
    const picturesOnPaper = async () =>
      (await page.pdf()).toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    await openPage(page, 'en', entryPath('works', slug));
    await isIdle(page);
    expect(await picturesOnPaper()).toBeGreaterThanOrEqual(work.gallery.length);

    // Before the modules of the page are here, too.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(entryPath('works', slug));
    expect(await picturesOnPaper()).toBeGreaterThanOrEqual(work.gallery.length);
  });
});

test(
  'on paper stands no art, no way to sign in and no shell, and links carry their addresses',
  { tag: '@chromium' },
  async ({ page }) => {
    await openPage(page, 'en', '/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The company's mark stays, as a letterhead.
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    for (const art of await page.locator('img[src^="/patterns/"]').all()) await expect(art).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(await postWithLinks(page.request));
    const addresses = await page
      .getByRole('main')
      .locator('p a[href^="/"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(addresses.length).toBeGreaterThan(0);
    for (const content of addresses) expect(content).toContain('/');
  },
);

for (const locale of inTurn('ar'))
  test(`no sheet is empty, and a page begins with its address: ${locale}`, { tag: '@chromium' }, async ({ page }) => {
    for (const type of ['posts', 'services', 'industries', 'careers', 'legals'] as const) {
      const { data } = await api<List<Summary>>(`${type}?limit=1`, locale);
      const path = localePath(locale, entryPath(type, data[0]!.slug));
      await openPage(page, locale, path);
      await isIdle(page);
      const sheets = await textsOnPaper(page);
      expect(sheets.length, path).toBeGreaterThan(0);
      expect(Math.min(...sheets), path).toBeGreaterThan(40);
      await page.emulateMedia({ media: 'print' });
      const head = page.getByRole('main').locator('header').first();
      const address = await head.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(address).toContain(new URL(page.url()).host + decodeURI(path));
      await page.emulateMedia({ media: 'screen' });
    }
  });

test(
  'a text longer than a sheet is printed whole, not as far as its field goes',
  { tag: '@chromium' },
  async ({ page }) => {
    await openPage(page, 'en', paths.wordCounter);
    await isIdle(page);
    const text = 'One line after the other.\n'.repeat(120);
    await page.getByRole('main').getByRole('textbox').fill(text);
    const sheets = await textsOnPaper(page);
    expect(sheets.reduce((sum, count) => sum + count)).toBeGreaterThan(text.length);
  },
);

/** The address of a post whose text leads to another page. */
async function postWithLinks(request: APIRequestContext): Promise<string> {
  const { data } = await api<List<Summary>>('posts?limit=20', 'en');
  for (const { slug } of data) {
    const html = await (await request.get(entryPath('posts', slug))).text();
    if (/<p>(?:(?!<\/p>).)*<a href="\//s.test(html)) return entryPath('posts', slug);
  }
  throw new Error('No post leads to another page.');
}

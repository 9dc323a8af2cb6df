import {
  entryPath,
  localePath,
  type Image,
  type Item,
  type List,
  type Locale,
  type Summary,
  type Work,
} from '@nasaq/contract';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('ar')) {
  test(`a picture loads when it comes into view, and says so: ${locale}`, async ({ page }) => {
    const { address, image } = await workWithPictures(locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, locale, address);
    const picture = page.getByRole('img', { name: image.alt });
    await expect(picture).not.toBeInViewport();
    await expect(picture).toHaveAttribute('data-state', 'loading');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => isOf(url, image))).toEqual([]);
    const before = (await picture.boundingBox())!;
    expect(before.width / before.height).toBeCloseTo(image.width / image.height, 1);

    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    expect(asked.some((url) => isOf(url, image))).toBe(true);
    const after = (await picture.boundingBox())!;
    expect([after.width, after.height]).toEqual([before.width, before.height]);
  });
}

test('who saves data is given small pictures', { tag: '@chromium' }, async ({ context, page }) => {
  const { address, image } = await workWithPictures('ar');
  expect(Math.max(...image.sources.map(({ width }) => width))).toBeGreaterThan(640);
  const browser = await context.newCDPSession(page);
  for (const dataSaverEnabled of [false, true]) {
    await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
    await openPage(page, 'ar', address);
    const picture = page.getByRole('img', { name: image.alt });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    const { pathname } = new URL(await picture.evaluate((img: HTMLImageElement) => img.currentSrc));
    const chosen = image.sources.find(({ url }) => new URL(url, page.url()).pathname === pathname);
    expect((chosen?.width ?? image.width) <= 640).toBe(dataSaverEnabled);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pictures themselves stand in the page, once', async ({ page }) => {
    const { address, image } = await workWithPictures('ar');
    // Browsers load lazy pictures at once where scripts are off, so that nobody can watch the scrolling.
    const answer = page.waitForResponse(/\/media\//);
    await page.goto(address);
    expect((await answer).ok()).toBe(true);
    const picture = page.getByRole('img', { name: image.alt });
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
  });
});

test.describe('a broken source', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });
  test('ends in the error state, with the description in its place and no second try', async ({ page }) => {
    const { address, image } = await workWithPictures('en');
    let tries = 0;
    await page.route('**/media/**', (route) => {
      tries += 1;
      return route.abort();
    });
    await openPage(page, 'en', address);
    const picture = page.getByRole('img', { name: image.alt });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'error');
    const seen = tries;
    await page.waitForLoadState('networkidle');
    await expect(picture).toHaveAttribute('data-state', 'error');
    expect(tries).toBe(seen);
  });
});

/** Whether an address is of a picture or one of its renditions, whose names begin as its own does. */
function isOf(url: string, image: Image): boolean {
  return new URL(url).pathname.startsWith(image.url.replace(/\.\w+$/, ''));
}

/** A work with pictures, of which the last lies below the first view. */
async function workWithPictures(locale: Locale): Promise<{ address: string; image: Image }> {
  const { data: works } = await api<List<Summary>>('works?limit=100', locale);
  for (const { slug } of works) {
    const { data: work } = await api<Item<Work>>(`works/${encodeURIComponent(slug)}`, locale);
    if (work.gallery.length > 1)
      return { address: localePath(locale, entryPath('works', slug)), image: work.gallery.at(-1)!.picture };
  }
  throw new Error('No work has several pictures.');
}

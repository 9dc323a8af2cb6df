import {
  entryPath,
  localePath,
  type Image,
  type Item,
  type List,
  type Locale,
  type Product,
  type Summary,
} from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { isIdle, openPage } from '../support/open-page.ts';
import { themesOf } from '../support/readings.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`of a picture that each theme has for itself, the page asks for what it shows alone: ${locale}`, async ({
    browserName,
    page,
  }) => {
    const { address, dark, light } = await productWithThemes(locale);
    const [first, second] = themesOf(browserName).map((theme) => ({ dark, light })[theme]) as [Image, Image];
    const asked = heard(page);
    await page.emulateMedia({ colorScheme: themesOf(browserName)[0] });
    await openPage(page, locale, address);
    const picture = page.getByRole('img', { name: light.alt, exact: true });
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    expect([asked(first), asked(second)]).toEqual([true, false]);

    // By a click of its own: the bar has left the window, and scrolling back to it would leave the picture.
    const toggle = page.getByRole('button', { name: text(locale, 'shell.theme.dark') });
    await toggle.evaluate((button: HTMLButtonElement) => button.click());
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    expect(asked(second)).toBe(true);
    expect(fileOf(await picture.evaluate((img: HTMLImageElement) => img.currentSrc))).toBe(fileOf(second.url));
  });
}

const onPaper = 'paper has the light picture, though the page is dark and nobody has scrolled to it';
test(onPaper, { tag: '@chromium' }, async ({ page }) => {
  const { address, dark, light } = await productWithThemes('ar');
  const asked = heard(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, 'ar', address);
  await isIdle(page);
  await page.pdf();
  expect([asked(light), asked(dark)]).toEqual([true, false]);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const picture = page.getByRole('img', { name: light.alt, exact: true });
  await expect(picture).toHaveCount(1);
  expect(fileOf(await picture.evaluate((img: HTMLImageElement) => img.currentSrc))).toBe(fileOf(light.url));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the page asks for the picture of the system's theme: ${colorScheme}`, async ({ page }) => {
      const { address, dark, light } = await productWithThemes('en');
      const [shown, other] = colorScheme === 'dark' ? [dark, light] : [light, dark];
      const asked = heard(page);
      await page.emulateMedia({ colorScheme });
      await page.goto(address, { waitUntil: 'load' });
      const picture = page.getByRole('img', { name: light.alt, exact: true });
      await expect(picture).toHaveCount(1);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => asked(shown)).toBe(true);
      expect(asked(other)).toBe(false);
    });
});

/** Whether the page has asked for a picture, in whatever size. */
function heard(page: Page): (image: Image) => boolean {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return ({ url }) => addresses.some((address) => fileOf(address) === fileOf(url));
}

/** The name of a file without its size. */
function fileOf(address: string): string {
  return address.replace(/^.*\/media\//, '').replace(/(?:-\d+x\d+)?\.webp.*$/, '');
}

async function productWithThemes(locale: Locale): Promise<{ address: string; light: Image; dark: Image }> {
  const { data: products } = await api<List<Summary>>('products?limit=100', locale);
  for (const { slug } of products) {
    const { data: product } = await api<Item<Product>>(`products/${encodeURIComponent(slug)}`, locale);
    // Not the first one, which stands at the head of the page and is asked for at once.
    const row = product.screenshots.slice(1).find(({ dark }) => dark !== null);
    if (row) return { address: localePath(locale, entryPath('products', slug)), light: row.picture, dark: row.dark! };
  }
  throw new Error('No product has pictures for both themes.');
}

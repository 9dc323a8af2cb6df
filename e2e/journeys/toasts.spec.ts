import { localePath, locales, localeInfo, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { hasSlidIn, openToastPage } from '../support/toast-page.ts';

for (const locale of locales) {
  test(`a toast says what happened in the corner, and closes after five seconds: ${locale}`, async ({ page }) => {
    const { copy, toasts } = await openToastPage(page, locale);
    await copy.click();
    await hasSlidIn(toasts);
    await expect(toasts).toHaveText(text(locale, 'word_counter.copied'));
    await expect(toasts).toHaveCSS('direction', localeInfo[locale].dir);
    const box = (await toasts.boundingBox())!;
    expect(1280 - box.x - box.width).toBeLessThanOrEqual(20);
    expect(800 - box.y - box.height).toBeLessThanOrEqual(36);

    await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveCount(0);
    await expect(toasts.getByRole('img')).toHaveCount(0);
    await toasts.getByText(text(locale, 'word_counter.copied')).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_999);
    await expect(toasts).toBeVisible();
    await page.clock.runFor(1);
    await expect(toasts).toHaveCount(0);
    const clipboard = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard).toContain(text(locale, 'word_counter.count.characters'));
  });

  test(`the close button closes, and the language of a message stays its own: ${locale}`, async ({ page }) => {
    const { copy, toasts } = await openToastPage(page, locale);
    await copy.click();
    await hasSlidIn(toasts);
    const other = locale === 'en' ? 'ar' : 'en';
    await page.getByRole('link', { name: localeInfo[other].name }).press('Enter');
    await expect(page).toHaveURL(localePath(other, paths.wordCounter));
    const moved = page.getByRole('region', { name: text(other, 'shell.toast.label') }).getByRole('status');
    await expect(moved).toHaveText(text(locale, 'word_counter.copied'));
    await expect(moved).toHaveCSS('direction', localeInfo[locale].dir);
    await moved.getByRole('button', { name: text(other, 'shell.toast.close') }).click();
    await expect(moved).toHaveCount(0);
  });

  test(`reduced motion leaves a toast its five seconds: ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { copy, toasts } = await openToastPage(page, locale);
    await copy.click();
    await hasSlidIn(toasts);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_900);
    await expect(toasts).toBeVisible();
    await page.clock.runFor(100);
    await expect(toasts).toHaveCount(0);
    await page.clock.resume();
    await expect(page.getByText(text(locale, 'word_counter.copied'))).toHaveCount(0);
  });
}

test('a toast waits under the pointer and while the window is left', async ({ page }) => {
  const { copy, toasts } = await openToastPage(page, 'en');
  await copy.click();
  await hasSlidIn(toasts);
  await page.clock.runFor(2_000);
  await toasts.hover();
  await page.clock.runFor(60_000);
  await expect(toasts).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_000);

  await page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });
  await page.clock.runFor(60_000);
  await expect(toasts).toBeVisible();
  await page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(999);
  await expect(toasts).toBeVisible();
  await page.clock.runFor(1);
  await expect(toasts).toHaveCount(0);
});

test('a toast that comes while the window is left waits for the reader', async ({ page }) => {
  const { copy, toasts } = await openToastPage(page, 'ar');
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await copy.press('Enter');
  await hasSlidIn(toasts);
  await page.clock.runFor(60_000);
  await expect(toasts).toBeVisible();
});

test('at most twenty are shown; later ones wait, and have their own five seconds', async ({ page }) => {
  const { copy, toasts } = await openToastPage(page, 'ar');
  for (let press = 0; press < 23; press += 1) await copy.press('Enter');
  await expect(toasts).toHaveCount(20);
  await hasSlidIn(toasts.last());
  await page.clock.runFor(5_000);
  await expect(toasts).toHaveCount(0);
  // Leaving takes an animation frame and a moment.
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(toasts).toHaveCount(3, { timeout: 200 });
  }).toPass();
  await hasSlidIn(toasts.last());
  await page.clock.runFor(4_000);
  await expect(toasts).toHaveCount(3);
  await page.clock.runFor(1_000);
  await expect(toasts).toHaveCount(0);
});

test('what cannot be copied is said as an error, nearest to the edge', async ({ page }) => {
  const { copy, toasts } = await openToastPage(page, 'en');
  await copy.press('Enter');
  await hasSlidIn(toasts);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.press('Enter');
  const error = page.getByRole('alert').filter({ hasText: text('en', 'word_counter.not_copied') });
  await hasSlidIn(error);
  const [older, newer] = [await toasts.boundingBox(), await error.boundingBox()];
  expect(newer!.y).toBeGreaterThanOrEqual(older!.y + older!.height);
});

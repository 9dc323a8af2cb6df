import { locales } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hasSlidIn, openToastPage } from '../support/toast-page.ts';

for (const locale of locales) {
  for (const direction of [-1, 1]) {
    test(`a drag of 59 % of the width snaps back, one past 60 % dismisses: ${locale}, ${direction}`, async ({
      page,
    }) => {
      const { copy, toasts } = await openToastPage(page, locale);
      await copy.press('Enter');
      await hasSlidIn(toasts);
      const before = (await toasts.boundingBox())!;
      await drag(page, toasts, 0.59 * direction);
      await expect.poll(async () => (await toasts.boundingBox())?.x).toBe(before.x);
      await expect(toasts).toHaveCSS('opacity', '1');
      await drag(page, toasts, 0.61 * direction);
      await expect(toasts).toHaveCount(0);
    });
  }
}

test('a toast that snapped back still closes in its time', async ({ page }) => {
  const { copy, toasts } = await openToastPage(page, 'ar');
  await copy.press('Enter');
  await hasSlidIn(toasts);
  await drag(page, toasts, -0.3);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(toasts).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a finger drags a toast away as a mouse does', async ({ page }) => {
    const { copy, toasts } = await openToastPage(page, 'ar');
    await copy.press('Enter');
    await hasSlidIn(toasts);
    await swipe(page, toasts, -0.59);
    await expect(toasts).toHaveCSS('opacity', '1');
    await expect(toasts).toBeVisible();
    await swipe(page, toasts, -0.61);
    await expect(toasts).toHaveCount(0);
  });
});

/** Where a drag of a share of the toast's width, negative to the left, begins and ends. */
async function span(toast: Locator, share: number) {
  const { x, y, width, height } = (await toast.boundingBox())!;
  const from = share < 0 ? x + width - 60 : x + 60;
  return { from, to: from + share * width, y: y + height / 2 };
}

async function drag(page: Page, toast: Locator, share: number): Promise<void> {
  const { from, to, y } = await span(toast, share);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 5 });
  await page.mouse.up();
}

async function swipe(page: Page, toast: Locator, share: number): Promise<void> {
  const { from, to, y } = await span(toast, share);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const x = from + (to - from) * part;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

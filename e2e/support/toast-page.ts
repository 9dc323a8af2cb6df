import { localePath, paths, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { text } from './messages.ts';
import { expect } from './test.ts';

const start = new Date('2027-03-01T10:00:00Z');

/** The word counter, whose copy button ends in a toast, with the clock of the page standing still. */
export async function openToastPage(page: Page, locale: Locale): Promise<{ copy: Locator; toasts: Locator }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: start });
  await page.goto(localePath(locale, paths.wordCounter));
  const copy = page.getByRole('button', { name: text(locale, 'word_counter.copy') });
  // Typing works once the page is interactive, and the button stands beside a text only.
  await expect(async () => {
    await page.getByLabel(text(locale, 'word_counter.text')).fill('نسق is order');
    await expect(copy).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  const messages = page.getByRole('region', { name: text(locale, 'shell.toast.label') });
  return { copy, toasts: messages.getByRole('status') };
}

/** A toast's clock runs once it has slid in. */
export async function hasSlidIn(toast: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  await expect
    .poll(() => toast.evaluate((element) => element.getAnimations({ subtree: true }).length), { intervals: [50] })
    .toBe(0);
}

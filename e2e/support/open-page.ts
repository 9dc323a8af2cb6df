import type { Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from './messages.ts';
import { expect } from './test.ts';

/** Opens an address and waits until it is interactive: the menu's link has become a button. */
export async function openPage(page: Page, locale: Locale, address: string): Promise<void> {
  await page.goto(address);
  await isInteractive(page, locale);
}

export async function isInteractive(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('button', { name: text(locale, 'shell.menu.open') })).toBeAttached();
}

/**
 * Waits until what comes after the first view is here: all that was asked for has come. The browser asks for it in a
 * moment of rest, which on a busy machine comes later than the network's.
 */
export async function isIdle(page: Page): Promise<void> {
  // Not by `performance`: a clock of the test's puts an empty one in its place.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list, observer) => {
          if (!list.getEntries().some(({ name }) => /\/assets\/outage-[^/]+\.js$/.test(name))) return;
          observer.disconnect();
          resolve();
        }).observe({ type: 'resource', buffered: true });
      }),
  );
  await page.waitForLoadState('networkidle');
}

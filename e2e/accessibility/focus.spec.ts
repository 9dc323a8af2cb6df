import { localePath, locales, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { beginChat } from '../support/chat-page.ts';
import { text } from '../support/messages.ts';
import { isInteractive, openPage } from '../support/open-page.ts';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { tabThrough } from './stops.ts';

const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

// WCAG 2.2, 2.4.11 and 2.4.7: the bar, the way back to the chat and what is said in the corner leave the focus in sight.
for (const locale of locales)
  for (const [name, viewport] of Object.entries(windows)) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the focus is seen at every stop of every page', async ({ page }) => {
        for (const route of await everyRoute(locale)) {
          await openPage(page, locale, route);
          await isSeenEverywhere(page, route);
        }
      });

      test('the focus is seen beside the way back to a chat', async ({ page }) => {
        await beginChat(page, locale, 'Hello');
        for (const path of [paths.contact, paths.home, paths.works, paths.login]) {
          const route = localePath(locale, path);
          await openPage(page, locale, route);
          await page.clock.fastForward(2_000);
          await expect(page.getByRole('complementary', { name: text(locale, 'live_chat.dock.label') })).toBeVisible();
          await isSeenEverywhere(page, `${route}, with a chat`);
        }
      });

      test('the focus is seen beside what is said in the corner', async ({ page, context }) => {
        await sayInTheCorner(page, locale, context.grantPermissions(['clipboard-read', 'clipboard-write']));
        await isSeenEverywhere(page, 'with a toast');
      });
    });
  }

async function isSeenEverywhere(page: Page, where: string): Promise<void> {
  const stops = await tabThrough(page);
  expect(stops.length, where).toBeGreaterThan(4);
  for (const { coveredBy, element, shows } of stops) {
    expect.soft(coveredBy, `what covers ${element} on ${where}`).toBeNull();
    expect.soft(shows, `the focus shows at ${element} on ${where}`).toBe(true);
  }
}

/** Something was copied, and its five seconds do not pass by themselves. */
async function sayInTheCorner(page: Page, locale: Locale, granted: Promise<void>): Promise<void> {
  await granted;
  await page.clock.install();
  await page.goto(localePath(locale, paths.wordCounter));
  await isInteractive(page, locale);
  await page.getByLabel(text(locale, 'word_counter.text')).fill('نسق is order');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: text(locale, 'word_counter.copy') }).click();
  await expect(page.getByRole('region', { name: text(locale, 'shell.toast.label') }).getByRole('status')).toBeVisible();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  });
}

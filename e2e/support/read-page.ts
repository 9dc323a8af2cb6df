import type { Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { addressOf } from '../transcripts/pages.ts';
import { isIdle, isInteractive } from './open-page.ts';
import { spoken } from './spoken.ts';

/** What the host says of the chat, whichever hour it is. */
const availability = {
  online: true,
  open: true,
  opensAt: null,
  answerBy: null,
  timeZone: 'Africa/Cairo',
};

/** What stands around the contents is the same on every page; these are read with it. */
const readWhole = new Set(['home', 'sign-in', 'not-found']);

/** Of whether somebody is in the office now, which the host says by its own clock, the words differ from hour to hour. */
const office = '(office hours now)';

/** A page of `transcripts/pages.ts`, read from the first word of its contents to the last. */
export async function readPage(page: Page, locale: Locale, name: string): Promise<string[]> {
  // A Monday morning: the office is open.
  await page.clock.setFixedTime('2026-11-23T09:00:00Z');
  await page.route('**/chat/availability?*', (route) => route.fulfill({ json: availability }));
  await page.goto(await addressOf(name, locale));
  await isInteractive(page, locale);
  await isIdle(page);
  await withoutOfficeHours(page);
  return spoken(page, readWhole.has(name) ? page.locator('body') : page.getByRole('main'));
}

/** Puts the same words in the place of those that differ from hour to hour. */
export function withoutOfficeHours(page: Page): Promise<void> {
  return page.locator('.office-now').evaluateAll((lines, words) => {
    for (const line of lines) line.textContent = words;
  }, office);
}

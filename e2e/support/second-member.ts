import type { Locale } from '@nasaq/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminUrl } from './addresses.ts';
import { logIn, type Member } from './staff-of-a-worker.ts';

/** Another member of staff beside the one of the journey, in a browser of their own, with menus in their language. */
export async function openAs(
  browser: Browser,
  member: Member,
  language: Locale,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: adminUrl, viewport: { width: 1600, height: 900 } });
  await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
  await logIn(context.request, member);
  return { context, page: await context.newPage() };
}

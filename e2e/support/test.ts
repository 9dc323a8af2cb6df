import { test as base, expect } from '@playwright/test';
import { adminUrl } from './addresses.ts';
import { openAdminApi, type AdminApi } from './admin-api.ts';
import { prepareFirefoxPages, watchLeaving } from './firefox-pages.ts';
import { openStaffBrowser, withStaffMembers, type StaffOfAWorker } from './staff-of-a-worker.ts';

interface Guards {
  /** Messages that a journey provokes on purpose: one expression, since Playwright takes an array of two for a setting with options. */
  expectedConsoleErrors: RegExp[];
  /** Besides the one of `baseURL`: where a page of the admin host shows the site in a frame. */
  ownOrigins: string[];
  consoleErrors: string[];
}

interface OfAWorker extends StaffOfAWorker {
  adminApi: AdminApi;
}

/**
 * Playwright's test with one guard: any `console.error`, uncaught error or third-party request fails the journey. What a
 * worker makes once, when it is asked for it, is all here: journeys that differ in it would each get workers and
 * browsers of their own.
 */
export const test = base.extend<Guards, OfAWorker>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') prepareFirefoxPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  adminApi: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: adminUrl });
      await use(openAdminApi(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  staffBrowser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') return use(null);
      const opened = await openStaffBrowser(browser);
      await use(opened);
      await opened.context.close();
    },
    { scope: 'worker' },
  ],
  staffMember: [
    async ({ adminApi, playwright }, use) => withStaffMembers(adminApi, playwright.request, use),
    { scope: 'worker' },
  ],
  expectedConsoleErrors: [[], { option: true }],
  ownOrigins: [[], { option: true }],
  context: async ({ browserName, context, hasTouch, javaScriptEnabled }, use, { skip }) => {
    skip(
      browserName === 'firefox' && (javaScriptEnabled === false || hasTouch),
      'BiDi neither switches scripts off nor touches',
    );
    await use(context);
  },
  consoleErrors: [
    async ({ browserName, page, expectedConsoleErrors, ownOrigins, baseURL }, use) => {
      const errors: string[] = [];
      const came: number[] = [];
      const tell = (error: string) => {
        errors.push(error);
        came.push(Date.now());
      };
      const isOfLeaving = browserName === 'firefox' ? watchLeaving(page) : () => false;
      page.on('console', (message) => {
        if (message.type() === 'error') tell(`${message.text()} (${message.location().url})`);
      });
      // Chromium raises the event, and prints nothing of what a script has caught.
      await page.addInitScript(
        (hosts) => {
          if (!hosts.includes(window.location.origin)) return;
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
            console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sourceFile}`),
          );
        },
        [baseURL, new URL(adminUrl).origin],
      );
      page.on('pageerror', (error) => tell(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const own = origin === baseURL || ownOrigins.includes(origin);
        if (/^https?:$/.test(protocol) && !own) tell(`third-party request: ${request.url()}`);
      });
      await use(errors);
      const isKnown = (error: string, place: number) =>
        expectedConsoleErrors.some((expected) => expected.test(error)) || isOfLeaving(error, came[place]!);
      expect(errors.filter((error, place) => !isKnown(error, place))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

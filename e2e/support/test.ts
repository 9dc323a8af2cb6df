import { test as base, expect } from '@playwright/test';

interface Guards {
  /** Messages that a journey provokes on purpose: one expression, since Playwright takes an array of two for a setting with options. */
  expectedConsoleErrors: RegExp[];
  /** Besides the one of `baseURL`: where a page of the admin host shows the site in a frame. */
  ownOrigins: string[];
  consoleErrors: string[];
}

/** Playwright's test with one guard: any `console.error`, uncaught error or third-party request fails the journey. */
export const test = base.extend<Guards>({
  expectedConsoleErrors: [[], { option: true }],
  ownOrigins: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedConsoleErrors, ownOrigins, baseURL }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      // Chromium raises the event, and prints nothing of what a script has caught.
      await page.addInitScript((site) => {
        if (window.location.origin !== site) return;
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sourceFile}`),
        );
      }, baseURL);
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const own = origin === baseURL || ownOrigins.includes(origin);
        if (/^https?:$/.test(protocol) && !own) errors.push(`third-party request: ${request.url()}`);
      });
      await use(errors);
      expect(errors.filter((error) => !expectedConsoleErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

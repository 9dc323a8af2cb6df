import { test as base, expect } from '@playwright/test';

interface Guards {
  /** Messages that a journey provokes on purpose. */
  expectedConsoleErrors: RegExp[];
  consoleErrors: string[];
}

/** Playwright's test with one guard: any `console.error`, uncaught error or third-party request fails the journey. */
export const test = base.extend<Guards>({
  expectedConsoleErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedConsoleErrors, baseURL }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) errors.push(`third-party request: ${request.url()}`);
      });
      await use(errors);
      expect(errors.filter((error) => !expectedConsoleErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

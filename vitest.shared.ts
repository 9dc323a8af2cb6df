import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { foundChromium } from './bin/test/browsers.mjs';
import { withLittleCompiling } from './e2e/support/runners.ts';

/** What every project needs, since projects do not inherit it. */
export const shared = {
  // More than the cores: most tests wait for a database or a process of their own.
  maxWorkers: '150%',
  // Far beyond what any test takes by itself: the machine may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // As the journeys: a second try is named in the log, so it is seen without holding up what is otherwise right.
  retry: process.env.CI ? 1 : 0,
} as const;

/** Of the projects whose tests run in a browser. */
export const browser: BrowserConfigOptions = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: {
      executablePath: foundChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', withLittleCompiling],
    },
  }),
  instances: [{ browser: 'chromium' }],
};

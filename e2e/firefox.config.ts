import { defineConfig } from 'playwright-for-firefox';
import journeys from './playwright.config.ts';
import { foundFirefox } from './support/runners.ts';

/**
 * The journeys in the system's Firefox, started by `bin/test/steps.mjs` with a version of Playwright of its own.
 * docs/browsers.md says what cannot be tried over BiDi; journeys that need it are tagged `@chromium`.
 */
export default defineConfig({
  ...journeys,
  grepInvert: /@chromium/,
  workers: 2,
  ...(process.env.JOURNEYS_PRODUCT === 'running' ? { webServer: [], workers: 1 } : {}),
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: foundFirefox,
      timeout: 120_000,
      // Scroll bars that take room would move what the journeys measure.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true },
    },
  },
});

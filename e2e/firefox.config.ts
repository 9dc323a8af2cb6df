import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * The journeys of what a browser does by itself, in the system's Firefox. Playwright talks to it over BiDi, which has no
 * scripts switched off, no media emulated, no bodies of requests and no held-back `POST`: journeys that need them stay
 * with Chromium and are tagged so.
 */
export default defineConfig({
  ...journeys,
  testMatch: [
    'crawl',
    'menu',
    'search',
    'language',
    'load-more',
    'contact',
    'feedback',
    'phone',
    'drafts',
    'rich-text',
    'chat',
    'not-found',
    'recovery',
    'status',
    'ordering',
    'report',
    'outbox',
    'keyboard',
    'account',
    'hydration',
    'prefill',
    'scroll-bar',
    'toasts',
  ].map((name) => `**/${name}.spec.ts`),
  grepInvert: /@chromium/,
  workers: 2,
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      timeout: 120_000,
      // Scroll bars that take room would move what the journeys measure.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true },
    },
  },
});

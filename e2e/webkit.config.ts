import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The product in Debian's WebKitGTK, which Playwright cannot steer: its runner alone is used (docs/browsers.md). */
export default defineConfig({
  ...journeys,
  testDir: './webkit',
  workers: 2,
});

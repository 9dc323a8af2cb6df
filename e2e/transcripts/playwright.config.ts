import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The journeys' product and browser; what is read differs from what was kept where others write beside it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: path.join(tmpdir(), 'nasaq-transcripts'),
  workers: 2,
  retries: 0,
});

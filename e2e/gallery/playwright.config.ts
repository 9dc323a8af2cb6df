import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.GALLERY_PORT ?? 4470);

/** The gallery alone: no site, no admin host, no database. README.md says how its pictures are made anew. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(tmpdir(), 'nasaq-gallery'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Edges of letters differ between builds of Chromium; a colour, a size or a place that changed differs by far more.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  webServer: {
    command: `"${process.execPath}" gallery/serve.ts`,
    cwd: path.resolve(import.meta.dirname, '../../apps/site'),
    url: `http://127.0.0.1:${port}/gallery/`,
    reuseExistingServer: false,
    env: { GALLERY_PORT: String(port), CI: '1' },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 640, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
    },
  },
});

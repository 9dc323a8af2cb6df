import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { adminPort, adminUrl, mailBoxUrl, mailPort, sitePort, siteUrl } from './support/addresses.ts';
import { withLittleCompiling } from './support/runners.ts';

/** The real site and the real admin host with the demo company, started once by the README's own command. */
export default defineConfig({
  testDir: './journeys',
  outputDir: path.join(tmpdir(), 'nasaq-journeys'),
  ...(!process.env.PROOFS && { grepInvert: /@proof/ }),
  fullyParallel: true,
  // One more than the cores of the smallest machine: a journey waits about as often as it works.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  // Far beyond what anything takes by itself: the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  webServer: [
    {
      command: `"${process.execPath}" support/mail-box-process.ts`,
      cwd: import.meta.dirname,
      url: mailBoxUrl,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'node bin/start.mjs',
      cwd: path.resolve(import.meta.dirname, '..'),
      url: `${siteUrl}/services`,
      timeout: 600_000,
      reuseExistingServer: !process.env.CI,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        SITE_PORT: String(sitePort),
        ADMIN_PORT: String(adminPort),
        SITE_URL: siteUrl,
        ADMIN_URL: adminUrl,
        DATA_DIR: process.env.JOURNEYS_DATA_DIR ?? path.join(tmpdir(), `nasaq-journeys-data-${process.pid}`),
        ADMIN_EMAIL: 'admin@nasaq.example',
        ADMIN_PASSWORD: 'a long password for journeys',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        // All readers of the journeys share one address.
        SUBMISSIONS_PER_ADDRESS: '1000',
        SUBMISSIONS_PER_MINUTE: '10000',
        LOGINS_PER_ADDRESS: '1000',
        UNCACHED_PER_ADDRESS: '100000',
      },
    },
  ],
  use: {
    baseURL: siteUrl,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        withLittleCompiling,
      ],
    },
  },
});

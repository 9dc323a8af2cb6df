import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { nuPort, nuUrl } from '../support/addresses.ts';

// For the workers too, each of which reads this file.
process.env.EVERY_ENGINE = '1';

const checker = path.resolve(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');
const [mailBox, product] = journeys.webServer as { cwd?: string }[];

/** What `npm test` has no time for, on the product of the journeys: docs/accessibility.md. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  workers: 2,
  retries: 0,
  timeout: 900_000,
  use: { ...journeys.use, actionTimeout: 30_000 },
  reporter: [['list'], ['./findings-reporter.ts']],
  projects: [
    { name: 'accessibility', testMatch: '**/accessibility/*.spec.ts' },
    {
      name: 'journeys',
      testMatch: ['account-area', 'chat', 'contrast-checker', 'date-converter', 'explore', 'accessibility']
        .concat('forms-accessibility', 'knowledge-base-search', 'search', 'text-cleaner')
        .map((name) => `**/journeys/${name}.spec.ts`),
    },
  ],
  webServer: [
    { ...mailBox!, cwd: path.resolve(import.meta.dirname, '..') },
    product!,
    {
      command: `java -Xmx512m -Dnu.validator.servlet.bind-address=127.0.0.1 -cp "${checker}" nu.validator.servlet.Main ${nuPort}`,
      url: `${nuUrl}/`,
      reuseExistingServer: true,
    },
  ] as typeof journeys.webServer,
});

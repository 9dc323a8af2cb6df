import { defineConfig } from 'vitest/config';
import { proof } from './bin/test/proof.ts';
import { shared } from './vitest.shared.ts';

/** Every part's tests in one run; a part with needs of its own has a vitest.config.ts. */
export default defineConfig({
  test: {
    tags: [proof],
    projects: [
      'apps/*/vitest.config.ts',
      'apps/*/vitest.browser.config.ts',
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ['packages/embedded-postgres/**'],
          environment: 'node',
          isolate: false,
          ...shared,
        },
      },
      // Real servers: no part of `npm run check`.
      {
        test: {
          name: 'embedded-postgres',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          environment: 'node',
          ...shared,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      { test: { name: 'bin', include: ['bin/**/*.test.ts'], environment: 'node', ...shared } },
    ],
  },
});

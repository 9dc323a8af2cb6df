import { defineConfig } from 'vitest/config';
import { shared } from './vitest.shared.ts';

/** Every part's tests in one run; a part with needs of its own has a vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'apps/site/vitest.browser.config.ts',
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...shared,
        },
      },
      { test: { name: 'bin', include: ['bin/**/*.test.ts'], environment: 'node', ...shared } },
    ],
  },
});

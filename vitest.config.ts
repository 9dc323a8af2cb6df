import { defineConfig } from 'vitest/config';
import { workers } from './vitest.workers.ts';

/** Every part's tests in one run; a part with needs of its own has a vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...workers,
        },
      },
      { test: { name: 'bin', include: ['bin/**/*.test.ts'], environment: 'node', testTimeout: 60_000, ...workers } },
    ],
  },
});

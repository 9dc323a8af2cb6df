import { defineConfig } from 'vitest/config';

/** Every part's tests in one run; a part with needs of its own has a vitest.config.ts. */
export default defineConfig({
  test: {
    // Vitest leaves one core alone; most tests wait for a database or a process of their own.
    maxWorkers: '100%',
    projects: [
      'apps/*/vitest.config.ts',
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'bin', include: ['bin/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
    ],
  },
});

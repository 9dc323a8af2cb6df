import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared,
    name: 'admin',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Payload is loaded once for all files of a worker, and ours for each.
    isolate: false,
    setupFiles: ['src/testing/fresh-modules.ts', 'src/testing/quick-hashes.ts'],
    globalSetup: ['src/testing/test-server.ts'],
    // Tests that start a real database or server take seconds alone, and a minute or two beside the fault tests.
    testTimeout: 240_000,
    // One of them loads the demo company, and draws its pictures where none are kept (src/testing/loaded-company.ts).
    hookTimeout: 900_000,
  },
});

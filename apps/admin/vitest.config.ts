import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'admin',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Tests that start a real database or server take seconds, not minutes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';
import { proof } from '../bin/test/proof.ts';

/** Faults of everything around and inside the product. One product runs at a time, since its ports are fixed. */
export default defineConfig({
  test: {
    name: 'faults',
    tags: [proof],
    root: import.meta.dirname,
    include: ['faults/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['faults/prepare.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

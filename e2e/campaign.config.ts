import { defineConfig } from 'vitest/config';
import faults from './vitest.config.ts';

/** `npm run campaign`: minutes of random faults, which are no part of `npm test`. */
export default defineConfig({
  test: { ...faults.test, name: 'campaign', include: ['campaign/*.campaign.ts'], testTimeout: 1_800_000 },
});

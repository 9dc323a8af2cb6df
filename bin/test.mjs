#!/usr/bin/env node
// `npm test`: sets up what the tests need, runs every kind of test and adds up the runners' own results.
// `npm test -- --only=unit,journeys` runs some of the steps.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { runSteps } = await import('./test/steps.mjs');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const { passed, failed } = await runSteps(only);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

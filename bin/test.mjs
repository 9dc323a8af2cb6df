#!/usr/bin/env node
// `npm test`: sets up what the tests need, runs every kind of test and adds up the runners' own results.
// `npm test -- --only=unit,journeys` runs some of the steps, `npm test -- path/to/file.test.ts` the tests below a path.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { runPaths, runSteps } = await import('./test/steps.mjs');
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const { passed, failed } = paths.length > 0 ? await runPaths(paths) : await runSteps(only);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

#!/usr/bin/env node
// `npm test`: sets up what the tests need, runs every kind of test and adds up the runners' own results.
// `npm run check` runs what needs neither a database nor a build.
// `npm run proofs` runs what is too long for every change (CONTRIBUTING.md).
// `npm test -- --only=unit,journeys` runs some of the steps, `npm test -- path/to/file.test.ts` the tests below a path.
// `npm run journeys:firefox` and `npm run journeys:webkit` run in those browsers what is no part of `npm test`; a path
// behind it chooses some. `npm run development:test` has Next compile the screens of staff as `npm run dev` does.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { runCheck, runPaths, runSteps } = await import('./test/steps.mjs');
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const run = process.argv.includes('--check')
  ? runCheck
  : paths.length > 0
    ? () => runPaths(paths, only)
    : () => runSteps(only);
const { passed, failed } = await run();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

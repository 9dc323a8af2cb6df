#!/usr/bin/env node
// `npm run bench`: measures the product beside what it is compared with, in one run, in about half an hour.
// `npm run bench -- --only=weight,pages` measures two parts; see docs/benchmarks.md for the other switches.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { readOptions } = await import('./bench/options.mjs');
const { parts } = await import('./bench/parts.mjs');
const { runBench } = await import('./bench/run.mjs');
try {
  process.exit(await runBench(readOptions(process.argv.slice(2), parts)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

#!/usr/bin/env node
// `npm run transcripts`: reads every kind of page aloud and compares what is heard with `e2e/transcripts`.
// `npm run transcripts:renew` writes those files anew; `npm run transcripts -- -g contact` reads some of them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ensureBuilt } = await import('./launch/build.mjs');
const { ensureHeadlessChromium } = await import('./test/browsers.mjs');
if (!(await ensureBuilt(['admin', 'site']))) process.exit(1);
const renews = process.argv.includes('--renew');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/transcripts/playwright.config.ts',
    '--reporter=list',
    ...process.argv.slice(2).filter((argument) => argument !== '--renew'),
  ],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureHeadlessChromium(),
      ...(renews && { TRANSCRIPTS: 'renew' }),
    },
  },
);
process.exit(status ?? 1);

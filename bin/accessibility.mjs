#!/usr/bin/env node
// `npm run accessibility`: three engines and the criteria that none of them can see, over every kind of page, of state
// and of screen, in each language and theme; about half an hour. docs/accessibility.md says what it reads.
// `npm run accessibility -- focus` runs the files whose path contains the word.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ensureBuilt } = await import('./launch/build.mjs');
const { ensureChromium } = await import('./test/browsers.mjs');
const { ensureJava } = await import('./test/java.mjs');

ensureJava();
const browser = await ensureChromium();
if (!(await ensureBuilt(['admin', 'site']))) process.exit(1);
const root = path.resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    path.join(root, 'e2e/accessibility/playwright.config.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
);
process.exit(status ?? 1);

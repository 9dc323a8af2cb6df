#!/usr/bin/env node
// `npm run accessibility`: three engines and the criteria that none of them can see, over every kind of page, of state
// and of screen, in each language and theme; about half an hour. docs/accessibility.md says what it reads.
// `npm run accessibility -- focus` runs the files whose path contains the word.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ensureChromium } = await import('./test/browsers.mjs');
const { ensureJava } = await import('./test/java.mjs');
const { runPlaywright } = await import('./test/run-playwright.mjs');

ensureJava();
const env = { CHROMIUM_PATH: await ensureChromium() };
process.exit(await runPlaywright('e2e/accessibility/playwright.config.ts', process.argv.slice(2), env));

#!/usr/bin/env node
// `npm run transcripts`: reads every kind of page aloud and compares what is heard with `e2e/transcripts`.
// `npm run transcripts:renew` writes those files anew; `npm run transcripts -- -g contact` reads some of them.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ensureHeadlessChromium } = await import('./test/browsers.mjs');
const { runPlaywright } = await import('./test/run-playwright.mjs');
const renews = process.argv.includes('--renew');
const args = process.argv.slice(2).filter((argument) => argument !== '--renew');
const env = { CHROMIUM_PATH: await ensureHeadlessChromium(), ...(renews && { TRANSCRIPTS: 'renew' }) };
process.exit(await runPlaywright('e2e/transcripts/playwright.config.ts', ['--reporter=list', ...args], env));

#!/usr/bin/env node
// `npm run campaign -- random-kills`: 500 submissions while site, admin host and PostgreSQL are killed at random for three
// minutes, on one and on two of each host. `CAMPAIGN_SEED` repeats one, `CAMPAIGN_SECONDS` and `CAMPAIGN_SUBMISSIONS`
// change its size; `-t "1 of each"` behind it runs one of the two.
// `npm run campaign -- upgrade`: an earlier release is upgraded to this one, and goes back, under readers, chats and forms.
// `CAMPAIGN_FROM` names its commit; `CAMPAIGN_RATE`, `CAMPAIGN_CHATS` and `CAMPAIGN_FORM_EVERY` (ms) change the load.
// `npm run campaign -- day`: 24 hours on a moved clock, under readers, forms, chats and searches, with all that hosts do by
// the clock. It needs libfaketime (`apt-get install faketime`); `CAMPAIGN_RATE` changes the readers' load.
// Without a name all run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { earlierRelease } = await import('./campaign/earlier-release.mjs');
const { ensureBuilt } = await import('./launch/build.mjs');
if (!(await ensureBuilt(['admin', 'site']))) process.exit(1);
const chosen = process.argv.slice(2);
const upgrades = chosen.includes('upgrade') || !['day', 'random-kills'].some((name) => chosen.includes(name));
const root = path.resolve(import.meta.dirname, '..');
const vitest = path.join(root, 'node_modules/.bin/vitest');
const { status } = spawnSync(vitest, ['run', '--config', 'e2e/campaign.config.ts', ...chosen], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(upgrades && { CAMPAIGN_RELEASE: earlierRelease(process.env.CAMPAIGN_FROM) }) },
});
process.exit(status ?? 1);

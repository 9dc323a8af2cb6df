#!/usr/bin/env node
// `npm run campaign`: 500 submissions while site, admin host and PostgreSQL are killed at random for three minutes, on one
// and on two of each host. `CAMPAIGN_SEED` repeats one, `CAMPAIGN_SECONDS` and `CAMPAIGN_SUBMISSIONS` change its size;
// `npm run campaign -- -t "1 of each"` runs one of the two.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ensureBuilt } = await import('./launch/build.mjs');
if (!(await ensureBuilt(['admin', 'site']))) process.exit(1);
const root = path.resolve(import.meta.dirname, '..');
const vitest = path.join(root, 'node_modules/.bin/vitest');
const args = ['run', '--config', 'e2e/campaign.config.ts', ...process.argv.slice(2)];
process.exit(spawnSync(vitest, args, { cwd: root, stdio: 'inherit' }).status ?? 1);

#!/usr/bin/env node
// `npm run nasaq -- COMMAND …`, and `npx nasaq COMMAND …`: what operators do beside the running product. Needs no build.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ended } = await import('./launch/app-process.mjs');
const { settings } = await import('./launch/settings.mjs');

const script = path.resolve(import.meta.dirname, '../apps/admin/src/command-line/main.ts');
const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
  // npm runs scripts at the root: a file that is named relates to where one stands.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
  env: { ...process.env, ...settings(), NODE_ENV: 'production' },
});
// The terminal hands Ctrl+C to both; a supervisor tells this one alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.exit(await ended(child));

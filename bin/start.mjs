#!/usr/bin/env node
// `npm start`: installs and builds what is missing or stale, then runs the admin host and the site
// and keeps them running.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { openLog } = await import('@nasaq/logging');
const { ensureBuilt } = await import('./launch/build.mjs');
const { runApps } = await import('./launch/run.mjs');
const { healthAddresses, logLevel, settings, stillSeconds } = await import('./launch/settings.mjs');
const { welcome } = await import('./launch/welcome.mjs');

const env = settings();
openLog({ app: 'start', level: logLevel() });
if (!(await ensureBuilt(['admin', 'site']))) process.exit(1);
const health = healthAddresses(env);
const apps = [
  { app: 'admin', script: 'start', health: health.admin },
  { app: 'site', script: 'start', health: health.site },
];
const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
const options = { onReady: () => welcome(env), stillSeconds: stillSeconds() };
process.exit(await runApps(apps, { ...env, ...production }, options));

#!/usr/bin/env node
// `npm run dev`: runs the admin host and the site from their sources; both follow changes as they are saved.
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { openLog } = await import('@nasaq/logging');
const { runApps } = await import('./launch/run.mjs');
const { healthAddresses, logLevel, settings } = await import('./launch/settings.mjs');
const { welcome } = await import('./launch/welcome.mjs');

const env = settings();
openLog({ app: 'dev', level: logLevel() });
const health = healthAddresses(env);
const apps = [
  { app: 'admin', script: 'dev', health: health.admin },
  { app: 'site', script: 'dev', health: health.site },
];
// Payload's own reloading would look for Next on another port; the watcher restarts the server instead.
const development = { NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true', NEXT_TELEMETRY_DISABLED: '1' };
process.exit(await runApps(apps, { ...env, ...development }, { onReady: () => welcome(env) }));

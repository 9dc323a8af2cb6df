import { logLevels } from '@nasaq/logging';
import { secretSettings } from '@nasaq/serving';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What both apps are started with: the environment, filled up from an optional `.env` file at the root, and what
 * follows from the ports where it is not said. Each app checks its own settings.
 */
export function settings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { ADMIN_PORT = '3001', ADMIN_HOST = '127.0.0.1', SITE_PORT = '3000', DATA_DIR } = process.env;
  return {
    ADMIN_PORT,
    SITE_PORT,
    ADMIN_URL: process.env.ADMIN_URL || `http://${reachable(ADMIN_HOST)}:${ADMIN_PORT}`,
    SITE_URL: process.env.SITE_URL || `http://localhost:${SITE_PORT}`,
    DATA_DIR: path.resolve(root, DATA_DIR || 'data'),
    ...fromRoot('BACKUP_DIR'),
    ...fromRoot('BACKUP_PASSPHRASE_FILE'),
    ...Object.assign({}, ...secretSettings.map((name) => fromRoot(`${name}_FILE`))),
  };
}

/** A path in the settings relates to the root, whichever program reads it. */
function fromRoot(name) {
  const value = process.env[name];
  return value ? { [name]: path.resolve(root, value) } : {};
}

/** How much the start itself writes into the log; each app checks the same setting for itself, and says where it is wrong. */
export function logLevel() {
  const { LOG_LEVEL = '' } = process.env;
  return logLevels.includes(LOG_LEVEL) ? LOG_LEVEL : 'info';
}

/** How long an app may answer nothing before it is started anew; 0 = as long as it likes. */
export function stillSeconds() {
  const { WATCHDOG_SECONDS = '' } = process.env;
  if (/^\d{0,5}$/.test(WATCHDOG_SECONDS)) return Number(WATCHDOG_SECONDS || 30);
  console.error(`WATCHDOG_SECONDS must be a whole number of seconds, not "${WATCHDOG_SECONDS}".`);
  process.exit(1);
}

/**
 * A site lives without its admin host.
 * @returns {{ admin: string, site: string }} addresses on this machine that answer once the apps are ready
 */
export function healthAddresses({ ADMIN_PORT, SITE_PORT }) {
  const { ADMIN_HOST = 'localhost', SITE_HOST = 'localhost' } = process.env;
  return {
    admin: `http://${reachable(ADMIN_HOST)}:${ADMIN_PORT}/readyz`,
    site: `http://${reachable(SITE_HOST)}:${SITE_PORT}/healthz`,
  };
}

/** The name under which this machine reaches a server that binds to `host`. */
function reachable(host) {
  if (['', '0.0.0.0', '127.0.0.1', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

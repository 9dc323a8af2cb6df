import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What both apps are started with: the environment, filled up from an optional `.env` file at the root, and what
 * follows from the two ports where it is not said. Each app checks its own settings.
 */
export function settings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { ADMIN_PORT = '3001', ADMIN_HOST = '127.0.0.1', SITE_PORT = '3000', DATA_DIR } = process.env;
  const everyAddress = ['0.0.0.0', '::', 'localhost'].includes(ADMIN_HOST);
  return {
    ADMIN_PORT,
    SITE_PORT,
    ADMIN_URL: process.env.ADMIN_URL ?? `http://${everyAddress ? '127.0.0.1' : ADMIN_HOST}:${ADMIN_PORT}`,
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${SITE_PORT}`,
    DATA_DIR: path.resolve(root, DATA_DIR || 'data'),
  };
}

// What follows for both programs of this package from its place; a path in the settings relates to where one stands.
import path from 'node:path';

process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || path.join(import.meta.dirname, 'data'));
for (const name of ['BACKUP_DIR', 'BACKUP_PASSPHRASE_FILE'])
  if (process.env[name]) process.env[name] = path.resolve(process.env[name]);

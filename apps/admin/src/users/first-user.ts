import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { env } from '../env.ts';

const firstLoginFile = 'first-login.json';

/**
 * Creates the first administrator where there is no user at all. A password that is made here is stored in
 * `DATA_DIR/first-login.json` as `{ email, password }`, readable by its owner only.
 */
export async function ensureFirstUser(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return;
  const email = env.adminEmail;
  const password = env.adminPassword ?? randomBytes(12).toString('base64url');
  const file = path.join(env.dataDir, firstLoginFile);
  // The file first: a user whose password nobody knows would lock everybody out.
  if (env.adminPassword === undefined) writePrivately(file, JSON.stringify({ email, password }, null, 2));
  else rmSync(file, { force: true });
  await payload.create({
    collection: 'users',
    data: { name: 'Administrator', email, password, roles: ['admin'] },
    depth: 0,
    overrideAccess: true,
  });
}

/**
 * The stored password is of no use once its owner has chosen another one, or has another address.
 * @param email that they had
 */
export function forgetFirstLogin(email: string): void {
  const file = path.join(env.dataDir, firstLoginFile);
  try {
    if ((JSON.parse(readFileSync(file, 'utf8')) as { email?: string }).email === email) rmSync(file, { force: true });
  } catch (error) {
    // It is not there, as in most installations, or not ours.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error(`${file} cannot be read or removed.`, error);
  }
}

function writePrivately(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  chmodSync(file, 0o600);
}

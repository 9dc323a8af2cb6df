import { log } from '@nasaq/logging';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { queryOn } from '../platform/database/query.ts';
import { builtName } from '../platform/staff/member-name.ts';
import { randomPassword } from './staff-password.ts';

const firstLoginFile = 'first-login.json';

/**
 * Creates the first administrator where there is no user at all. A password that is made here is stored in
 * `DATA_DIR/first-login.json` as `{ email, password }`, readable by its owner only, and lets them in once: the first
 * sign-in asks for one of their own. `ADMIN_PASSWORD` was chosen by whoever set it, and is printed nowhere.
 */
export async function ensureFirstUser(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return demandChange(payload);
  const email = env.adminEmail;
  const password = env.adminPassword ?? randomPassword();
  const file = path.join(env.dataDir, firstLoginFile);
  // The file first: a user whose password nobody knows would lock everybody out.
  if (env.adminPassword === undefined) writePrivately(file, JSON.stringify({ email, password }, null, 2));
  else rmSync(file, { force: true });
  await payload.create({
    collection: 'users',
    data: {
      name: builtName,
      email,
      password,
      roles: ['admin'],
      must_change_password: env.adminPassword === undefined,
    },
    depth: 0,
    overrideAccess: true,
  });
}

/** Of a login that an earlier version has made: it is asked for another password, too. */
async function demandChange(payload: Payload): Promise<void> {
  const email = storedFirstLogin();
  if (email) await queryOn(payload)('UPDATE users SET must_change_password = true WHERE email = $1', [email]);
}

/**
 * The stored password is of no use once its owner has chosen another one, or has another address.
 * @param email that they had
 */
export function forgetFirstLogin(email: string): void {
  if (storedFirstLogin() === email) rmSync(path.join(env.dataDir, firstLoginFile), { force: true });
}

/** Whose it is; nobody's in most installations. */
function storedFirstLogin(): string | undefined {
  const file = path.join(env.dataDir, firstLoginFile);
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { email?: string }).email;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.error(`${file} cannot be read.`, { error });
    return undefined;
  }
}

function writePrivately(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  chmodSync(file, 0o600);
}

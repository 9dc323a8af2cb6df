import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../env.ts';

let cached: string | undefined;

/**
 * The key that signs sessions, previews and webhooks: `NASAQ_SECRET`, else one made once and stored in `DATA_DIR/secret`
 * (readable by its owner only).
 */
export function getSecret(): string {
  cached ??= env.secret ?? readOrMake(path.join(env.dataDir, 'secret'));
  return cached;
}

function readOrMake(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * What only this installation can make of a value: HMAC-SHA-256 under its secret, 43 characters of base64url. The purpose
 * (without a colon) keeps the hashes of one use from standing for another's.
 */
export function keyedHash(purpose: string, value: string): string {
  return createHmac('sha256', getSecret()).update(`${purpose}:${value}`).digest('base64url');
}

/** Compares in constant time; strings of two lengths differ. */
export function isSameHash(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../env.ts';

/** In `DATA_DIR`, where no secret is given by the settings. */
export const secretFile = 'secret';
/** A line for each, the newest first. */
export const formerSecretsFile = 'former-secrets';

let cached: readonly [string, ...string[]] | undefined;

/**
 * The key that signs sessions, previews and webhooks: `NASAQ_SECRET`, else one made once and stored in `DATA_DIR/secret`
 * (readable by its owner only).
 */
export function getSecret(): string {
  return acceptedSecrets()[0];
}

/**
 * Whatever one of these has signed or sealed still counts: the present secret first, then those that it took the place of
 * (`NASAQ_FORMER_SECRETS`, or `DATA_DIR/former-secrets` beside a secret that is stored there). New things go by the first.
 */
export function acceptedSecrets(): readonly [string, ...string[]] {
  cached ??= read();
  return cached;
}

function read(): readonly [string, ...string[]] {
  if (env.secret) return [env.secret, ...env.formerSecrets];
  const present = readOrMake(path.join(env.dataDir, secretFile));
  return [present, ...readFormer(env.dataDir).filter((former) => former !== present)];
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

/** @param dataDir folder of the installation; without the file there were none */
export function readFormer(dataDir: string): string[] {
  try {
    return readFileSync(path.join(dataDir, formerSecretsFile), 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * What only this installation can make of a value: HMAC-SHA-256 under its secret, 43 characters of base64url. The purpose
 * (without a colon) keeps the hashes of one use from standing for another's.
 */
export function keyedHash(purpose: string, value: string, secret = getSecret()): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');
}

/** Under each secret that is accepted, the present one first: a row may have been written before the secret was changed. */
export function keyedHashes(purpose: string, value: string): string[] {
  return acceptedSecrets().map((secret) => keyedHash(purpose, value, secret));
}

/**
 * Whether it is the keyed hash of this value, or its beginning, under an accepted secret.
 * @param length characters that are shown of such a hash
 */
export function isKeyedHash(given: string, purpose: string, value: string, length?: number): boolean {
  return keyedHashes(purpose, value).some((hash) => isSameHash(given, hash.slice(0, length)));
}

/** Compares in constant time; strings of two lengths differ. */
function isSameHash(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

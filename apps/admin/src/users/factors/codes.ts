import { randomInt } from 'node:crypto';
import { normalizeDigits } from '@nasaq/contract';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { renderSVG } from 'uqr';
import type { Where } from '../../platform/database/adapter.ts';
import { queryFor, queryOn } from '../../platform/database/query.ts';
import { keyedHash, keyedHashes } from '../../platform/secrets/secret.ts';
import { seal, sealAnew, unseal } from '../../platform/secrets/sealed.ts';
import { addFactor, type FactorRow, removeFactors } from './factor-rows.ts';

const purpose = 'staff totp';
const recovery = 'staff recovery';
/** Seconds for which a code of an app stands. */
const period = 30;
const recoveryCodes = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** What an app is set up with: by camera, or typed. */
export interface NewApp {
  /** In groups, as one types it. */
  secret: string;
  /** A picture of the address that the app reads. */
  qr: string;
}

/** As apps expect it: six digits of SHA-1, anew each half minute. */
function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, period, digits: 6, algorithm: 'SHA1', secret: Secret.fromBase32(secret) });
}

export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @param issuer what the app calls the account, beside its address */
export function describeApp(secret: string, issuer: string, email: string): NewApp {
  const picture = renderSVG(totpOf(secret, issuer, email).toString(), { border: 2, ecc: 'M' });
  return {
    secret: secret.match(/.{1,4}/g)!.join(' '),
    qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  };
}

/** The half minute that a code belongs to, one before and after this one included; `null` for a wrong one. */
export function stepOfCode(secret: string, typed: string): number | null {
  const token = withoutSpaces(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta;
}

export async function addApp(member: number, secret: string, step: number, req: Where): Promise<void> {
  await removeFactors(member, { kind: 'totp' }, req);
  await addFactor(member, { kind: 'totp', secret: seal(purpose, secret), last_step: step }, req);
}

/** Whether it is the code of the app now; each counts once, also of two that are sent at the same moment. */
export async function useAppCode(factors: readonly FactorRow[], typed: string, req: Where): Promise<boolean> {
  const app = factors.find(({ kind }) => kind === 'totp');
  const secret = app?.secret ? unseal(purpose, app.secret) : null;
  const step = secret === null ? null : stepOfCode(secret, typed);
  if (step === null) return false;
  const query = await queryFor(req);
  const used = await query(
    'UPDATE staff_factors SET last_step = $2, used_at = now() WHERE id = $1 AND coalesce(last_step, 0) < $2 RETURNING id',
    [app!.id, step],
  );
  return used.length > 0;
}

/** What a former secret has sealed is sealed with the present one: apps go on working when the former one is forgotten. */
export async function sealAppsAnew(payload: Payload): Promise<void> {
  const query = queryOn(payload);
  const apps = await query<{ id: number; secret: string }>("SELECT id, secret FROM staff_factors WHERE kind = 'totp'");
  for (const { id, secret } of apps) {
    const anew = sealAnew(purpose, secret);
    // Unless somebody has set up another one meanwhile.
    if (anew) await query('UPDATE staff_factors SET secret = $2 WHERE id = $1 AND secret = $3', [id, anew, secret]);
  }
}

/** Ten in place of those that there were. @returns them, to be read once and kept nowhere but as hashes */
export async function newRecoveryCodes(member: number, req: Where): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => `${letters()}-${letters()}`);
  await removeFactors(member, { kind: 'recovery' }, req);
  for (const code of codes)
    await addFactor(member, { kind: 'recovery', secret: keyedHash(recovery, named(member, code)) }, req);
  return codes;
}

/** Each counts once. */
export async function useRecoveryCode(member: number, typed: string, req: Where): Promise<boolean> {
  const query = await queryFor(req);
  const used = await query(
    "DELETE FROM staff_factors WHERE member = $1 AND kind = 'recovery' AND secret = ANY($2) RETURNING id",
    [member, keyedHashes(recovery, named(member, typed))],
  );
  return used.length > 0;
}

export function looksLikeRecoveryCode(typed: string): boolean {
  return /\p{L}/u.test(typed);
}

function letters(): string {
  return Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function named(member: number, code: string): string {
  return `${member} ${withoutSpaces(code).toLowerCase()}`;
}

function withoutSpaces(typed: string): string {
  return normalizeDigits(typed).replace(/[\s-]+/g, '');
}

import { randomBytes } from 'node:crypto';
import { parseCookies, type CollectionConfig, type PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { ApiError } from '../platform/http/error.ts';
import { queryFor } from '../platform/database/query.ts';
import { closed } from '../platform/payload/closed.ts';
import { isKeyedHash, keyedHash, keyedHashes } from '../platform/secrets/secret.ts';
import { groups } from '../platform/staff/groups.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { userLabels } from './catalogue/index.ts';
import type { StaffRow } from './staff-password.ts';

/** Who has shown a password, and has no session before they have done what else is asked; nobody reads it. */
export const signInSteps: CollectionConfig = {
  slug: 'sign-in-steps',
  labels: userLabels.signInSteps.names,
  ...closed,
  admin: { hidden: true, group: groups.system },
  lockDocuments: false,
  fields: [
    // A keyed hash of the token: the table opens nothing.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'member', type: 'number', required: true },
    // Of the password that was shown: once there is another one, the way that began with it has ended.
    { name: 'password_mark', type: 'text', required: true },
    // Whether the second factor was shown, too.
    { name: 'is_proved', type: 'checkbox' },
    { name: 'expires_at', type: 'date', required: true, index: true },
  ],
};

const cookieName = 'nasaq-admin-step';
/** Seconds that somebody has for all steps together. */
const lasts = 10 * 60;

/** Somebody on their way in. */
export interface OpenStep {
  id: number;
  member: StaffRow;
  /** Whether they have shown their second factor. */
  isProved: boolean;
}

/**
 * Begins the way from the right password to a session.
 * @returns the cookie that holds it, which no script reads
 */
export async function openStep({ hash, id }: StaffRow, isProved: boolean, req: PayloadRequest): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const query = await queryFor(req);
  await query('DELETE FROM sign_in_steps WHERE expires_at <= now()');
  await query(
    `INSERT INTO sign_in_steps (key, member, password_mark, is_proved, expires_at, updated_at, created_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5), now(), now())`,
    [keyedHash('staff sign-in', token), id, keyedHash('staff password', hash ?? ''), isProved, lasts],
  );
  return cookie(token, lasts);
}

/** @throws {ApiError} `unauthorized` for who is not on the way, or has been for too long */
export async function readStep(req: PayloadRequest): Promise<OpenStep> {
  const token = parseCookies(req.headers).get(cookieName) ?? '';
  const query = await queryFor(req);
  const [step] = await query<{ id: number; member: string; password_mark: string; is_proved: boolean | null }>(
    'SELECT id, member, password_mark, is_proved FROM sign_in_steps WHERE key = ANY($1) AND expires_at > now()',
    [keyedHashes('staff sign-in', token)],
  );
  const member = step && (await memberOf(Number(step.member), req));
  if (!member || !isKeyedHash(step.password_mark, 'staff password', member.hash ?? ''))
    throw new ApiError('unauthorized', undefined, {
      message: userLabels.signInSteps.over[interfaceLanguage(req.i18n)],
    });
  return { id: step.id, member, isProved: step.is_proved === true };
}

/** Each way leads to one session. @returns the cookie that forgets it */
export async function closeStep({ id }: OpenStep, req: PayloadRequest): Promise<string> {
  const query = await queryFor(req);
  await query('DELETE FROM sign_in_steps WHERE id = $1', [id]);
  return cookie('', 0);
}

function memberOf(id: number, { payload, transactionID }: PayloadRequest): Promise<StaffRow | null> {
  return payload.db.findOne<StaffRow>({ collection: 'users', where: { id: { equals: id } }, req: { transactionID } });
}

function cookie(value: string, seconds: number): string {
  const secure = env.adminUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/api/users; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

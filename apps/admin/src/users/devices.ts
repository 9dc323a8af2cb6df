import { randomBytes } from 'node:crypto';
import {
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  parseCookies,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { deviceOf } from '../accounts/index.ts';
import { env } from '../env.ts';
import { queryFor, queryIn, queryOn } from '../platform/database/query.ts';
import { limitKey } from '../platform/http/client-address.ts';
import { closed } from '../platform/payload/closed.ts';
import { keyedHash, keyedHashes } from '../platform/secrets/secret.ts';
import { groups } from '../platform/staff/groups.ts';
import { userLabels } from './catalogue/index.ts';
import { clientOf } from './request.ts';

/** The browsers that a member of staff has signed in from; nobody reads it. */
export const staffDevices: CollectionConfig = {
  slug: 'staff-devices',
  labels: userLabels.devices.names,
  ...closed,
  admin: { hidden: true, group: groups.system },
  lockDocuments: false,
  fields: [
    { name: 'member', type: 'number', required: true, index: true },
    // A keyed hash of the cookie: the table tells nothing of the browser, and lets nobody pass for it.
    { name: 'key', type: 'text', required: true, unique: true },
    // A keyed hash of the kind of browser and the network address, as its owner knows them.
    { name: 'known_as', type: 'text' },
    { name: 'expires_at', type: 'date', required: true, index: true },
  ],
};

/** Days that a browser is remembered after somebody has last signed in from it. */
const days = 180;
/** Hours in which a browser that keeps no cookies, seen from the same address, is not told of again. */
const sameHours = 24;

export interface SeenDevice {
  /** Keeps the browser known. */
  cookie: string;
  /** It has not been seen with this member, who had signed in before. */
  isNew: boolean;
  /** Whether the member has to be told. */
  isNews: boolean;
}

/**
 * Remembers from which browser somebody signs in, by a cookie for each member: colleagues who share a browser are told of
 * it each, and none can tell whether another has used it. To be called once the sign-ins of the member wait for each other.
 * @param inner the transaction
 */
export async function noteDevice(member: number, req: PayloadRequest, inner: PayloadRequest): Promise<SeenDevice> {
  const query = await queryIn(inner);
  const cookieName = `nasaq-admin-device-${member}`;
  const hash = (token: string) => `${member}:${token}`;
  const known = parseCookies(req.headers).get(cookieName) ?? '';
  const came = await query(
    'UPDATE users SET first_signed_in_at = now() WHERE id = $1 AND first_signed_in_at IS NULL RETURNING id',
    [member],
  );
  const renewed = await query(
    `UPDATE staff_devices SET key = $3, expires_at = now() + make_interval(days => $4), updated_at = now()
     WHERE member = $1 AND key = ANY($2) AND expires_at > now() RETURNING id`,
    [member, keyedHashes('staff device', hash(known)), keyedHash('staff device', hash(known)), days],
  );
  if (renewed.length > 0) return { cookie: cookie(cookieName, known), isNew: false, isNews: false };
  const token = randomBytes(32).toString('base64url');
  const look = hash(`${deviceOf(req.headers.get('user-agent') ?? '')} ${limitKey(clientOf(req))}`);
  const same = await query(
    `SELECT 1 FROM staff_devices
     WHERE member = $1 AND known_as = ANY($2) AND created_at > now() - make_interval(hours => $3)`,
    [member, keyedHashes('staff device kind', look), sameHours],
  );
  await query(
    `INSERT INTO staff_devices (member, key, known_as, expires_at, updated_at, created_at)
     VALUES ($1, $2, $3, now() + make_interval(days => $4), now(), now())`,
    [member, keyedHash('staff device', hash(token)), keyedHash('staff device kind', look), days],
  );
  const isNew = came.length === 0;
  return { cookie: cookie(cookieName, token), isNew, isNews: isNew && same.length === 0 };
}

function cookie(name: string, token: string): string {
  const secure = env.adminUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${token}; Path=/api/users; Max-Age=${days * 24 * 60 * 60}; HttpOnly; SameSite=Strict${secure}`;
}

/** The browsers of somebody go with them. */
export const forgetDevices: CollectionAfterDeleteHook = async ({ id, req }) => {
  await (
    await queryFor(req)
  )('DELETE FROM staff_devices WHERE member = $1', [id]);
};

/** What nobody has signed in from for so long that it counts as new. */
export async function removeOldDevices(payload: Payload): Promise<void> {
  await queryOn(payload)('DELETE FROM staff_devices WHERE expires_at <= now()');
}

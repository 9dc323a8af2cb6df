import { randomUUID } from 'node:crypto';
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { deviceOf } from '../accounts/index.ts';
import { noteDevice } from './devices.ts';
import { notifyOfDevice } from './device-notice.ts';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { queryIn } from '../platform/database/query.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { beginContentIn, languageCookie } from './language.ts';

/**
 * The session of somebody who has done all that signing in asks for: the one place where there is one. Payload's own
 * `login` would ask for the password again, which the last step no longer has.
 * @param more what the answer says besides
 * @returns the answer that Payload gives, with the cookie, in the language of the account
 */
export async function beginSession(id: number, req: PayloadRequest, more: object = {}): Promise<Response> {
  const { payload } = req;
  const auth = payload.collections.users.config.auth;
  const { device, exp, token, user } = await inTransaction(payload, (inner) => store(id, req, inner));
  await beginContentIn(user.language ?? interfaceLanguage(req.i18n), id, req);
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  const headers = new Headers({ 'Set-Cookie': cookie, 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', device);
  if (user.language) headers.append('Set-Cookie', languageCookie(user.language, payload));
  const { sessions: _, ...shown } = user;
  const message = req.t('authentication:passed');
  return Response.json({ ...more, exp, message, token, user: shown }, { headers });
}

/** Sign-ins of one person wait for each other, and for what writes all of their sessions anew. */
async function store(id: number, req: PayloadRequest, inner: PayloadRequest) {
  const { headers, payload } = req;
  await lockInTransaction(inner, 'staffSessions', String(id));
  const { config } = payload.collections.users;
  const sid = randomUUID();
  const seen = await noteDevice(id, req, inner);
  const query = await queryIn(inner);
  await query('DELETE FROM users_sessions WHERE _parent_id = $1 AND expires_at <= now()', [id]);
  await query(
    `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at, device, used_at, proved_at, is_new_device)
     SELECT coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3), $4, now(), now(), $5
     FROM users_sessions WHERE _parent_id = $1`,
    [id, sid, config.auth.tokenExpiration, deviceOf(headers.get('user-agent') ?? ''), seen.isNew],
  );
  // Whoever was made with a password, and knows it, has come.
  await query('UPDATE users SET invited_until = NULL WHERE id = $1 AND invited_until IS NOT NULL', [id]);
  // The language in which they come is theirs, of menus and mails, until they choose another one in their account.
  await query('UPDATE users SET language = $2::enum_users_language WHERE id = $1 AND language IS NULL', [
    id,
    interfaceLanguage(req.i18n),
  ]);
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req: inner });
  if (seen.isNews) await notifyOfDevice(user, req, inner);
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user });
  const signed = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: config.auth.tokenExpiration });
  return { ...signed, device: seen.cookie, user };
}

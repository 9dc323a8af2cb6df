import { randomBytes } from 'node:crypto';
import { parseCookies, type PayloadRequest } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { env } from '../../env.ts';
import type { OidcSettings } from '../../env/oidc.ts';
import { ApiError } from '../../platform/http/error.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';
import { recordAct } from '../../platform/staff/audit/record-act.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { userLabels } from '../catalogue/index.ts';
import { keepChallenge, takeChallenge } from '../factors/challenges.ts';
import { textOf } from '../request.ts';
import type { StaffRow } from '../staff-password.ts';
import { memberOf } from './member.ts';
import { type Asked, authorizationAddress, type Identity, identityOf, newWay } from './provider.ts';

export type OidcRefusal = keyof typeof userLabels.oidc;

const cookieName = 'nasaq-admin-oidc';
/** Seconds in which somebody comes back. */
const lasts = 10 * 60;

/**
 * `{ to }`: where the browser goes to sign in with the provider. A cookie binds the way to this browser: nobody is signed in
 * by an address that somebody else was sent back to.
 */
export async function beginOidc(req: PayloadRequest): Promise<Response> {
  const settings = settingsOf();
  const to = getSafeRedirect({ fallbackTo: '/admin', redirectTo: textOf(req, 'to') });
  const way = await newWay(to);
  const address = await authorizationAddress(settings, way).catch((error: unknown) => refuse(error, req));
  const token = randomBytes(32).toString('base64url');
  await keepChallenge(token, 'oidc', JSON.stringify(way), req);
  const headers = { 'Set-Cookie': cookie(token, lasts), 'Cache-Control': 'no-store' };
  return Response.json({ address }, { headers });
}

/**
 * `{ query }` that the provider has sent the browser back with. It answers as signing in with a password does, which it
 * stands in the place of: a second factor is asked for still, unless the provider says that it has asked for several.
 */
export async function endOidc(
  req: PayloadRequest,
  goOn: (member: StaffRow, isProved: boolean, more: object) => Promise<Response>,
): Promise<Response> {
  const settings = settingsOf();
  const token = parseCookies(req.headers).get(cookieName) ?? '';
  const kept = token && (await takeChallenge(token, 'oidc', req));
  if (!kept) throw refusal('over', req);
  const way = JSON.parse(kept) as Asked;
  const identity = await identityOf(settings, new URLSearchParams(textOf(req, 'query')), way).catch((error: unknown) =>
    refuse(error, req),
  );
  const found = await memberOf(identity, settings, req);
  if (typeof found === 'string') {
    await recordFailure(found, identity, req);
    throw refusal(found, req);
  }
  const answer = await goOn(found, identity.isMultiFactor, { to: way.to });
  answer.headers.append('Set-Cookie', cookie('', 0));
  return answer;
}

function settingsOf(): OidcSettings {
  if (!env.oidc) throw new ApiError('not_found');
  return env.oidc;
}

/** @throws {ApiError} always, with a sentence for who reads it; the log says the rest, and nothing secret */
async function refuse(error: unknown, req: PayloadRequest): Promise<never> {
  const { AuthorizationResponseError } = await import('oauth4webapi');
  const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  const { code, message, name } = error as Error & { code?: string };
  // What does not come at all is told by `fetch` and its clock; what comes and does not count, by the library.
  const isAway = name === 'TimeoutError' || (error instanceof TypeError && code === undefined);
  const which: OidcRefusal = isCancelled ? 'cancelled' : isAway ? 'unreachable' : 'failed';
  if (!isCancelled) {
    req.payload.logger.warn({ msg: 'Nobody is signed in by the provider of OIDC_ISSUER.', code, reason: message });
    await recordFailure(which, null, req);
  }
  throw refusal(which, req);
}

function refusal(which: OidcRefusal, req: PayloadRequest): ApiError {
  const message = userLabels.oidc[which][interfaceLanguage(req.i18n)];
  return new ApiError(which === 'unreachable' ? 'unavailable' : 'forbidden', undefined, { message });
}

async function recordFailure(which: OidcRefusal, identity: Identity | null, req: PayloadRequest): Promise<void> {
  const subject = identity?.email ? maskedEmail(identity.email) : undefined;
  await recordAct({ act: 'sign_in_failed', kind: 'users', subject, detail: `oidc: ${which}`, actor: null }, req);
}

/** Strict: it is sent by the script of our own page, after the browser was sent back. */
function cookie(value: string, seconds: number): string {
  const secure = env.adminUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/api/users; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

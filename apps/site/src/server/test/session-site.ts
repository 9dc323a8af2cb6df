import type { AccountUser } from '@nasaq/contract';
import type { FixtureAdmin } from './fixture-admin.ts';

export const layla: AccountUser = {
  id: '7',
  name: 'ليلى <b>',
  email: 'layla@example.com',
  phone: '+201001234567',
  locale: 'ar',
  scope: [],
  ban: { isBanned: false, reason: '' },
};
export const token = 'head.body.signature';
export const xsrf = 'an-xsrf-token-of-some-length';
export const signedIn = `auth._nasaq_token.local=${token}; auth._nasaq_token_expiration.local=9999999999999; XSRF-TOKEN=${xsrf}`;
export const own = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': xsrf };

/** The admin host knows one token. */
export function knowsLayla(admin: FixtureAdmin): void {
  admin.own.set('POST /api/v1/auth/user', (request) =>
    request.headers.get('authorization') === `Bearer ${token}` ? Response.json({ user: layla }) : unauthorized(),
  );
}

export function unauthorized(): Response {
  return Response.json({ error: { code: 'unauthorized', message: '' } }, { status: 401 });
}

/** What an answer sets: name → value and attributes. */
export function cookiesOf(answer: Response): Map<string, { value: string; attributes: string[] }> {
  return new Map(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), { value: decodeURIComponent(pair.slice(at + 1)), attributes }];
    }),
  );
}

/** Names of the cookies that an answer takes away. */
export function takenAway(answer: Response): string[] {
  return [...cookiesOf(answer)].filter(([, { attributes }]) => attributes.includes('Max-Age=0')).map(([name]) => name);
}

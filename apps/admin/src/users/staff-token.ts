import { createHash } from 'node:crypto';
import { type JWTPayload, jwtVerify } from 'jose';
import { type AuthStrategy, JWTAuthentication, jwtSign, parseCookies, type Payload } from 'payload';
import { acceptedSecrets } from '../platform/secrets/secret.ts';

/** What Payload signs with: it makes a key of its own of the secret that it is given. */
export function payloadSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

/** What a staff session's token says; `null` for one that no accepted secret has signed, or that has expired. */
export async function readStaffToken(token: string): Promise<{ claims: JWTPayload; isFormer: boolean } | null> {
  for (const [place, secret] of acceptedSecrets().entries()) {
    const claims = await claimsOf(token, payloadSecret(secret));
    if (claims) return { claims, isFormer: place > 0 };
  }
  return null;
}

async function claimsOf(token: string, key: string): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, new TextEncoder().encode(key))).payload;
  } catch {
    return null;
  }
}

/**
 * Payload's own way knows the present secret alone. A session that began under a former one is shown to it as if the
 * present one had signed it; the browser gets a token of its own with its next renewal.
 */
export const formerToken: AuthStrategy = {
  name: 'former-token',
  authenticate: async (given) => {
    const { headers, payload } = given;
    const name = `${payload.config.cookiePrefix}-token`;
    const token = acceptedSecrets().length > 1 ? parseCookies(headers).get(name) : undefined;
    const read = token ? await readStaffToken(token) : null;
    if (!read?.isFormer) return { user: null };
    const shown = new Headers(headers);
    shown.set('Cookie', headers.get('Cookie')!.replace(token!, await signedAnew(read.claims, payload)));
    return JWTAuthentication({ ...given, headers: shown, strategyName: 'local-jwt' });
  },
};

async function signedAnew(signed: JWTPayload, { secret }: Payload): Promise<string> {
  // When it was signed is said anew.
  const { exp = 0, iat: _, ...claims } = signed;
  const left = exp - Math.floor(Date.now() / 1_000);
  return (await jwtSign({ fieldsToSign: claims, secret, tokenExpiration: left })).token;
}

import { createHmac, randomUUID } from 'node:crypto';
import { authDefaults } from '@nasaq/contract';
import { jwtVerify, SignJWT } from 'jose';
import { acceptedSecrets, getSecret } from '../platform/secrets/secret.ts';

const algorithm = 'HS256';
const issuer = 'nasaq-admin';
const audience = 'nasaq-site';

export interface SessionClaims {
  account: number;
  /** The `jti`: by it the session is found. */
  token: string;
  expires: Date;
}

/** A new session's token: a JWT that lasts thirty days, unless its session ends before. */
export async function signSession(account: number): Promise<SessionClaims & { jwt: string }> {
  const token = randomUUID();
  const now = Math.floor(Date.now() / 1_000);
  const expires = now + authDefaults.tokenMaxAge;
  const jwt = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(account))
    .setJti(token)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(keyFrom(getSecret()));
  return { account, token, expires: new Date(expires * 1_000), jwt };
}

/** `null` for what is not ours, is changed, cut or expired, or is signed in any other way or not at all. */
export async function verifySession(jwt: string): Promise<SessionClaims | null> {
  for (const secret of acceptedSecrets()) {
    const claims = await verifiedBy(secret, jwt);
    if (claims) return claims;
  }
  return null;
}

async function verifiedBy(secret: string, jwt: string): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(jwt, keyFrom(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    const account = Number(payload.sub);
    if (!Number.isSafeInteger(account)) return null;
    return { account, token: payload.jti!, expires: new Date(payload.exp! * 1_000) };
  } catch {
    return null;
  }
}

/** One of its own, so that nothing else that the secret signs can become a session. */
function keyFrom(secret: string): Uint8Array {
  return createHmac('sha256', secret).update('account sessions').digest();
}

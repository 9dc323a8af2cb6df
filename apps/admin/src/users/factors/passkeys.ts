import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { env } from '../../env.ts';
import type { Where } from '../../platform/database/adapter.ts';
import { queryFor } from '../../platform/database/query.ts';
import { keyedHash } from '../../platform/secrets/secret.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { addFactor, type FactorRow } from './factor-rows.ts';

/** Passkeys belong to the name of the host: with another `ADMIN_URL` they are of no use any more. */
function host(): { rpID: string; expectedOrigin: string } {
  const { hostname, origin } = new URL(env.adminUrl);
  return { rpID: hostname, expectedOrigin: origin };
}

interface Owner {
  id: number;
  email: string;
  name: string;
}

/** What a browser makes a passkey with. @param rpName what the browser calls the host */
export async function newPasskeyOptions(
  asked: string,
  { email, id, name }: Owner,
  { factors, rpName }: { factors: readonly FactorRow[]; rpName: string },
  req: Where,
) {
  const options = await generateRegistrationOptions({
    rpName,
    rpID: host().rpID,
    // It leaves the host: nothing that says who it is about.
    userID: new Uint8Array(Buffer.from(keyedHash('staff passkey', String(id)), 'base64url')),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: passkeysIn(factors),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keepChallenge(asked, 'new passkey', options.challenge, req);
  return options;
}

/** @returns whether the answer is that of the browser that was asked; it is kept then */
export async function addPasskey(
  asked: string,
  member: number,
  { name, response }: { name: string; response: unknown },
  req: Where,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(asked, 'new passkey', req);
  if (expectedChallenge === null) return false;
  const { rpID, expectedOrigin } = host();
  const { registrationInfo } = await orNothing(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) return false;
  const { counter, id, publicKey, transports = [] } = registrationInfo.credential;
  const query = await queryFor(req);
  if ((await query('SELECT 1 FROM staff_factors WHERE credential = $1', [id])).length > 0) return false;
  await addFactor(
    member,
    {
      kind: 'passkey',
      name,
      credential: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(' '),
    },
    req,
  );
  return true;
}

/** What a browser uses one of these passkeys with. */
export async function passkeyOptions(asked: string, factors: readonly FactorRow[], req: Where) {
  const options = await generateAuthenticationOptions({
    rpID: host().rpID,
    allowCredentials: passkeysIn(factors),
    userVerification: 'preferred',
  });
  await keepChallenge(asked, 'passkey', options.challenge, req);
  return options;
}

/** Whether the answer was signed by one of these passkeys, for this host and the question that was asked last. */
export async function usePasskey(
  asked: string,
  factors: readonly FactorRow[],
  response: unknown,
  req: Where,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(asked, 'passkey', req);
  const { id } = (response ?? {}) as { id?: unknown };
  const passkey = factors.find(({ credential }) => credential !== null && credential === id);
  if (expectedChallenge === null || !passkey) return false;
  const { rpID, expectedOrigin } = host();
  const { authenticationInfo, verified } = await orNothing(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential!,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key!, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!verified || !authenticationInfo) return false;
  const query = await queryFor(req);
  await query('UPDATE staff_factors SET counter = $2, used_at = now() WHERE id = $1', [
    passkey.id,
    authenticationInfo.newCounter,
  ]);
  return true;
}

function passkeysIn(factors: readonly FactorRow[]) {
  return factors.flatMap(({ credential, transports }) =>
    credential === null ? [] : [{ id: credential, transports: transports?.split(' ').filter(Boolean) ?? [] }],
  );
}

/** The library throws for an answer that is wrong, whatever is wrong with it. */
async function orNothing<T extends object>(verify: () => Promise<T>): Promise<Partial<T>> {
  return verify().catch((): Partial<T> => ({}));
}

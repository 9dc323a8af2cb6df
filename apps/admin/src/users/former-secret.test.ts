import { decodeJwt } from 'jose';
import { jwtSign } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestStaff, type TestStaff } from './testing/open-staff.ts';

const former = 'the secret that the host had before this one';
let staff: TestStaff;
let payloadSecret: (typeof import('./staff-token.ts'))['payloadSecret'];

beforeAll(async () => {
  vi.stubEnv('NASAQ_FORMER_SECRETS', `${former},one that is even older than the former`);
  staff = await openTestStaff();
  ({ payloadSecret } = await import('./staff-token.ts'));
});
afterAll(() => staff.close());

/** The same session, as the host would have signed it with another secret. */
async function signedWith(secret: string, token: string): Promise<string> {
  const { exp = 0, iat = 0, ...claims } = decodeJwt(token);
  return (await jwtSign({ fieldsToSign: claims, secret: payloadSecret(secret), tokenExpiration: exp - iat })).token;
}

const userOf = async (token: string) => (await staff.call('/users/me', undefined, { token })).body.user;

test('a session of staff that a former secret has signed goes on, and is renewed with the present one', async () => {
  const { email, id } = await staff.make();
  const token = (await staff.signIn(email)).body.token!;
  expect(payloadSecret('a secret that is long enough for a test')).toBe(staff.payload.secret);
  const earlier = await signedWith(former, token);
  expect(await userOf(earlier)).toMatchObject({ id, email });
  const renewed = await staff.call('/users/refresh-token', {}, { token: earlier });
  expect(renewed.status).toBe(200);
  const cookie = renewed.headers.getSetCookie().find((each) => each.startsWith('nasaq-admin-token='))!;
  const anew = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  expect(await signedWith('a secret that is long enough for a test', anew)).toBe(anew);
  expect(await userOf(anew)).toMatchObject({ id });

  // Ended is ended, whatever has signed it.
  const { sid } = decodeJwt(token) as { sid: string };
  await staff.call('/users/own-sessions/end', { id: sid }, { token: (await staff.signIn(email)).body.token! });
  expect(await userOf(earlier)).toBeNull();
});

test('what no accepted secret has signed opens nothing', async () => {
  const { email } = await staff.make();
  const token = (await staff.signIn(email)).body.token!;
  expect(await userOf(await signedWith('a secret that nobody has ever given here', token))).toBeNull();
});

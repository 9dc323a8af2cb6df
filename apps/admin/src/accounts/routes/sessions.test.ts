import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAccounts, type TestAccounts } from '../testing/open-accounts.ts';

let accounts: TestAccounts;
let token: string;
let claims: JWTPayload;

beforeAll(async () => {
  accounts = await openTestAccounts();
  token = await accounts.signIn(await accounts.make());
  claims = decodeJwt(token);
});
afterAll(() => accounts.close());

const statusOf = async (given?: string, path = 'auth/user') =>
  (await accounts.call(path, { body: {}, ...(given === undefined ? {} : { token: given }) })).status;

const ownKey = () => {
  const secret = 'a secret that is long enough for a test';
  return createHmac('sha256', secret).update('account sessions').digest();
};
const sign = (payload: JWTPayload, key: Uint8Array = ownKey(), alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(key);

test('the token itself counts, and one that is made like it does too: what follows differs in one thing only', async () => {
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(await sign(claims))).toBe(200);
});

test('no token, half a token, another word → 401 with its code', async () => {
  const [head, body] = token.split('.');
  const wrong = ['', 'token', token.slice(0, -10), `${head}.${body}`, `${head}.${body}.`, `${token}.${token}`, 'ه.ه.ه'];
  for (const given of [undefined, ...wrong.map(encodeURIComponent)]) expect(await statusOf(given)).toBe(401);
  const answer = await accounts.call('auth/user', { body: {}, headers: { authorization: `Basic ${token}` } });
  expect([answer.status, answer.error().code]).toEqual([401, 'unauthorized']);
});

test('unsigned (alg none) → 401, however it is written', async () => {
  expect(await statusOf(new UnsecuredJWT(claims).encode())).toBe(401);
  const body = token.split('.')[1];
  for (const alg of ['none', 'None', 'NONE', '']) {
    const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    expect(await statusOf(`${head}.${body}.`)).toBe(401);
    expect(await statusOf(`${head}.${body}.${token.split('.')[2]}`)).toBe(401);
  }
});

test('changed claims, another secret, another algorithm → 401', async () => {
  const [head, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
  expect(await statusOf(`${head}.${other}.${signature}`)).toBe(401);
  expect(await statusOf(await sign(claims, new TextEncoder().encode('another secret that is long enough')))).toBe(401);
  expect(await statusOf(await sign(claims, new Uint8Array(64).fill(1), 'HS512'))).toBe(401);
  expect(await statusOf(await sign(claims, Buffer.concat([ownKey(), ownKey()]), 'HS512'))).toBe(401);
});

test('expired, or for somebody else’s site → 401', async () => {
  const now = Math.floor(Date.now() / 1_000);
  expect(await statusOf(await sign({ ...claims, exp: now - 1 }))).toBe(401);
  expect(await statusOf(await sign({ ...claims, iss: 'elsewhere' }))).toBe(401);
  expect(await statusOf(await sign({ ...claims, aud: 'elsewhere' }))).toBe(401);
  const { exp: _exp, ...endless } = claims;
  expect(await statusOf(await sign(endless))).toBe(401);
});

test('a well-signed token with another account or without a session → 401', async () => {
  const other = await accounts.make();
  expect(await statusOf(await sign({ ...claims, sub: String(other.id) }))).toBe(401);
  expect(await statusOf(await sign({ ...claims, jti: 'unknown' }))).toBe(401);
  expect(await statusOf(await sign({ ...claims, sub: 'x' }))).toBe(401);
});

test('signed out → the token is good for nothing, whoever kept it; other sessions stay', async () => {
  const account = await accounts.make();
  const [mine, elsewhere] = [await accounts.signIn(account), await accounts.signIn(account)];
  expect(await statusOf(mine, 'auth/logout')).toBe(204);
  expect(await statusOf(mine)).toBe(401);
  expect(await statusOf(mine, 'auth/logout')).toBe(401);
  expect(await statusOf(elsewhere)).toBe(200);
  const [row] = await accounts.intake.rows('account-sessions', { token_id: { equals: decodeJwt(mine).jti } });
  expect(row).toMatchObject({ ended_by: 'logout', ended_at: expect.any(String) });
});

test('another site cannot sign anybody out', async () => {
  const mine = await accounts.signIn(await accounts.make());
  const headers = { origin: 'https://evil.example' };
  expect((await accounts.call('auth/logout', { token: mine, body: {}, headers })).status).toBe(403);
  expect(await statusOf(mine)).toBe(200);
});

test('a deleted account → its sessions are over', async () => {
  const account = await accounts.make();
  const mine = await accounts.signIn(account);
  await accounts.intake.payload.delete({ collection: 'accounts', id: account.id });
  expect(await statusOf(mine)).toBe(401);
});

test('use is noted once a minute at most', async () => {
  const mine = await accounts.signIn(await accounts.make());
  const where = { token_id: { equals: decodeJwt(mine).jti } };
  const used = async () => String((await accounts.intake.rows('account-sessions', where))[0]!.used_at);
  const begun = await used();
  await statusOf(mine);
  expect(await used()).toBe(begun);
  const before = new Date(Date.now() - 61_000).toISOString();
  await accounts.intake.payload.db.updateOne({ collection: 'account-sessions', where, data: { used_at: before } });
  await statusOf(mine);
  expect(Date.parse(await used())).toBeGreaterThan(Date.parse(before) + 50_000);
});

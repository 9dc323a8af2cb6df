import { authDefaults, type LoginResponse, type UserResponse } from '@nasaq/contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, openTestAccounts, type TestAccounts } from '../testing/open-accounts.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());

const login = (email: string, password = goodPassword, how = {}) =>
  accounts.call('auth/login', { ...how, body: { email, password } });

test('the right password → a token for thirty days, whose session is noted with its device', async () => {
  const account = await accounts.make();
  const answer = await accounts.call('auth/login', {
    body: { email: account.email, password: goodPassword, client_id: 'site', grant_type: 'password', scope: '*' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { expires_in, token } = answer.json<LoginResponse>();
  expect(expires_in).toBe(authDefaults.tokenMaxAge);
  expect(decodeProtectedHeader(token).alg).toBe('HS256');
  const { exp, iat, jti, sub } = decodeJwt(token);
  expect([sub, exp! - iat!]).toEqual([String(account.id), authDefaults.tokenMaxAge]);
  const [session] = await accounts.intake.rows('account-sessions', { token_id: { equals: jti } });
  expect(session).toMatchObject({ account: account.id, device: 'Firefox, Linux', ended_at: null });
  const [row] = await accounts.intake.rows('accounts', { id: { equals: account.id } });
  expect(Date.parse(String(row!.last_login_at))).toBeGreaterThan(Date.now() - 60_000);
});

test('an address is known in any capitals and with spaces around it', async () => {
  const account = await accounts.make();
  expect((await login(` ${account.email.toUpperCase()} `)).status).toBe(200);
});

test('a wrong password and an unknown address → the same 422 on the password, in the language of the reader', async () => {
  const account = await accounts.make();
  const known = await login(account.email, 'not the password', { locale: 'ar' });
  const unknown = await login('nobody@example.com', 'not the password', { locale: 'ar' });
  expect([known.status, known.text]).toEqual([422, unknown.text]);
  expect(known.error()).toMatchObject({
    code: 'invalid',
    field: 'password',
    failures: [{ field: 'password', rule: 'credentials', message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' }],
  });
});

test('an account without a password → nobody gets in, not even with an empty one', async () => {
  const { payload } = accounts.intake;
  const data = { name: 'New', email: 'new@example.com', locale: 'en' } as const;
  await payload.create({ collection: 'accounts', data });
  expect((await login('new@example.com', '')).status).toBe(422);
  expect((await login('new@example.com')).status).toBe(422);
});

test('two logins at once → two sessions that both count', async () => {
  const account = await accounts.make();
  const [one, other] = await Promise.all([accounts.signIn(account), accounts.signIn(account)]);
  expect(one).not.toBe(other);
  for (const token of [one!, other!]) {
    expect((await accounts.call('auth/user', { token, body: {} })).status).toBe(200);
  }
});

test('the user → who it is, with scope and ban in the language asked for', async () => {
  const account = await accounts.make({ scope: ['beta'], phone: '+201001234567' });
  const token = await accounts.signIn(account);
  const user = async (locale: 'en' | 'ar') =>
    (await accounts.call('auth/user', { token, locale, body: {} })).json<UserResponse>().user;
  const { email, id, name } = account;
  const free = { isBanned: false, reason: '' };
  expect(await user('en')).toEqual({
    id: String(id),
    name,
    email,
    phone: '+201001234567',
    locale: 'en',
    scope: ['beta'],
    ban: free,
  });
  const data = { is_banned: true, ban_reason_en: 'Spam.', ban_reason_ar: 'رسائل مزعجة.' };
  await accounts.intake.payload.update({ collection: 'accounts', id, data });
  expect((await user('en')).ban).toEqual({ isBanned: true, reason: 'Spam.' });
  expect((await user('ar')).ban).toEqual({ isBanned: true, reason: 'رسائل مزعجة.' });
  expect((await login(email)).status).toBe(200);
});

test('a hash with older parameters is taken, and made anew with those of today', async () => {
  const account = await accounts.make();
  const { argon2Sync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: goodPassword,
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: 8_192,
    passes: 1,
  });
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const data = { password_hash: `$argon2id$v=19$m=8192,t=1,p=1$${plain(salt)}$${plain(tag)}` };
  await accounts.intake.payload.db.updateOne({ collection: 'accounts', id: account.id, data });
  expect((await login(account.email, 'not the password')).status).toBe(422);
  expect((await login(account.email)).status).toBe(200);
  const [row] = await accounts.intake.rows('accounts', { id: { equals: account.id } });
  expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(account.email)).status).toBe(200);
});

test('the page of another site cannot sign anybody in, and a body that is none is refused', async () => {
  const account = await accounts.make();
  const body = { email: account.email, password: goodPassword };
  const foreign = await accounts.call('auth/login', { body, headers: { origin: 'https://evil.example' } });
  expect([foreign.status, foreign.error().code]).toEqual([403, 'forbidden']);
  expect((await accounts.call('auth/login', { body: { email: [1] } })).status).toBe(400);
  const huge = await accounts.call('auth/login', { body: { ...body, scope: 'x'.repeat(20_000) } });
  expect(huge.status).toBe(413);
});

test('a password that is replaced while the old one is looked at → no session of the old one is left', async () => {
  const account = await accounts.make();
  const { setPassword } = await import('../password.ts');
  const { payload } = accounts.intake;
  const [set, ...answers] = await Promise.all([
    setPassword(account, 'a boat with two red sails', payload),
    ...[1, 2, 3, 4].map(() => login(account.email)),
  ]);
  expect(set).toBe(true);
  for (const answer of answers) {
    if (answer.status !== 200) continue;
    const { token } = answer.json<LoginResponse>();
    expect((await accounts.call('auth/user', { token, body: {} })).status).toBe(401);
  }
  const sessions = await accounts.intake.rows('account-sessions', { account: { equals: account.id } });
  expect(sessions.filter(({ ended_at: ended }) => !ended)).toEqual([]);
});

import { createHmac } from 'node:crypto';
import type { PasswordLink } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goodPassword, openTestAccounts, type TestAccounts } from '../testing/open-accounts.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());

const newPassword = 'a boat with two red sails';
const ask = (email: string, how = {}) => accounts.call('auth/link', { ...how, body: { email } });
const check = (token: string) => accounts.call('auth/password/check', { body: { token } });
const set = (token: string, password = newPassword, how = {}) =>
  accounts.call('auth/password', { ...how, body: { token, password } });
const login = async (email: string, password: string) =>
  (await accounts.call('auth/login', { body: { email, password } })).status;

async function invited(email: string, locale: 'en' | 'ar' = 'en'): Promise<string> {
  await accounts.intake.payload.create({ collection: 'accounts', data: { name: 'Samir Adel', email, locale } });
  return accounts.mailedToken(email);
}

test('an invitation → says whom it is for, sets the first password, signs nobody in, and is used up', async () => {
  const token = await invited('samir@example.com');
  expect((await check(token)).json<{ data: PasswordLink }>().data).toEqual({
    email: 'samir@example.com',
    name: 'Samir Adel',
    invited: true,
  });
  const answer = await set(token);
  expect([answer.status, answer.text, answer.headers.get('set-cookie')]).toEqual([204, '', null]);
  expect(await login('samir@example.com', newPassword)).toBe(200);
  const again = await set(token, 'another long password');
  expect([again.status, again.error().failures?.[0]]).toMatchObject([422, { field: 'token', rule: 'link' }]);
  expect((await check(token)).status).toBe(422);
  expect(await login('samir@example.com', newPassword)).toBe(200);
});

test('one link opened twice at the same moment → one password is set', async () => {
  const token = await invited('twice@example.com');
  const statuses = (await Promise.all([set(token, newPassword), set(token, goodPassword)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 422]);
});

test('forgotten → a link for an hour; the new password ends every session and the lock of the address', async () => {
  const account = await accounts.make();
  const session = await accounts.signIn(account);
  for (let count = 0; count < 5; count += 1) await login(account.email, 'not the password');
  expect(await login(account.email, goodPassword)).toBe(429);
  expect((await ask(account.email.toUpperCase())).status).toBe(204);
  const token = await accounts.mailedToken(account.email);
  expect((await check(token)).json<{ data: PasswordLink }>().data.invited).toBe(false);
  expect((await set(token)).status).toBe(204);
  expect((await accounts.call('auth/user', { token: session, body: {} })).status).toBe(401);
  expect(await login(account.email, goodPassword)).toBe(422);
  expect(await login(account.email, newPassword)).toBe(200);
});

test('a link expires: after an hour, that of an invitation after seven days', async () => {
  const account = await accounts.make();
  await ask(account.email);
  const [forgotten, invitation] = [await accounts.mailedToken(account.email), await invited('late@example.com')];
  const statusesAfter = async (hours: number) => {
    vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] });
    const statuses = [(await check(forgotten)).status, (await check(invitation)).status];
    vi.useRealTimers();
    return statuses;
  };
  expect(await statusesAfter(0.9)).toEqual([200, 200]);
  expect(await statusesAfter(1.1)).toEqual([422, 200]);
  expect(await statusesAfter(7 * 24 - 1)).toEqual([422, 200]);
  expect(await statusesAfter(7 * 24 + 1)).toEqual([422, 422]);
});

test('a forged link → 422: another account, reason, end, signature or secret', async () => {
  const token = await invited('forged@example.com');
  const [id, reason, expires, signature] = token.split('.');
  const body = `${id}.${reason}.${expires}`;
  const foreign = createHmac('sha256', 'another secret that is long enough').update(`password-link:${body}`);
  const forged = [
    `${Number(id) - 1}.${reason}.${expires}.${signature}`,
    `${id}.forgotten.${expires}.${signature}`,
    `${id}.${reason}.${Number(expires) + 1}.${signature}`,
    `${body}.${foreign.digest('base64url')}`,
    body,
    token.slice(0, -1),
    `${token}x`,
    '',
  ];
  for (const given of forged) expect((await set(given)).status).toBe(422);
  expect((await check(token)).status).toBe(200);
});

test('a weak password → 422 that says why, in both languages, and the link stays good', async () => {
  const token = await invited('weak@example.com');
  const refusal = async (password: string) => (await set(token, password, { locale: 'ar' })).error().failures?.[0];
  expect(await refusal('short')).toMatchObject({ field: 'password', rule: 'length' });
  expect(await refusal('weak@example.com')).toMatchObject({ field: 'password', rule: 'personal' });
  expect(await refusal('P@ssw0rd2026!')).toMatchObject({
    rule: 'common',
    message: 'كلمة المرور هذه شائعة جدًا. اختر غيرها.',
  });
  expect((await accounts.call('auth/password', { body: { token, password: 'x'.repeat(201) } })).status).toBe(400);
  expect((await set(token)).status).toBe(204);
});

test('a link is mailed to who has an account, and the answer is the same to everybody', async () => {
  const { email } = await accounts.make();
  const mails = async () => (await accounts.intake.rows('mails')).length;
  const before = await mails();
  const [known, unknown] = [await ask(email), await ask('nobody-at-all@example.com')];
  expect([known.status, known.text]).toEqual([204, '']);
  expect([unknown.status, unknown.text]).toEqual([204, '']);
  expect(await mails()).toBe(before + 1);
});

test('whoever never had a password is invited again; who asks too often waits, with an account or without', async () => {
  await invited('asks@example.com', 'ar');
  expect((await ask('asks@example.com')).status).toBe(204);
  const mails = await accounts.intake.rows('mails', { to: { equals: 'asks@example.com' } });
  expect(mails.map(({ locale, template }) => [locale, template])).toEqual([
    ['ar', 'invitation'],
    ['ar', 'invitation'],
  ]);
  for (const email of ['asks@example.com', 'never@example.com']) {
    for (let count = 0; count < 3; count += 1) await ask(email);
    expect((await ask(email)).status).toBe(429);
  }
});

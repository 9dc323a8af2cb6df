import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestStaff, staffPassword, stepOf, type StaffAnswer, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  vi.stubEnv('LOGINS_PER_ADDRESS', '40');
  staff = await openTestStaff();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await staff.close();
});

const password = 'nine brown paper kites';
const change = (token: string, data: object, how = {}) => staff.call('/users/own-password', data, { token, ...how });
const failure = ({ body, status }: StaffAnswer) => {
  const { message, path: field } = body.errors![0]!.data!.errors[0]!;
  return [status, field, message];
};

async function member() {
  const { email, id } = await staff.make();
  return { email, id, token: (await staff.signIn(email)).body.token! };
}

test('the right present password → the new one counts at once, others of its sessions end, and its owner hears of it', async () => {
  const { email, token } = await member();
  const other = (await staff.signIn(email)).body.token!;
  const isIn = async (session: string) =>
    Boolean((await staff.call('/users/me', undefined, { token: session })).body.user);
  expect(await isIn(other)).toBe(true);
  const answer = await change(token, { present_password: staffPassword, password });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
  expect((await staff.signIn(email)).status).toBe(401);
  expect((await staff.signIn(email, password)).status).toBe(200);
  // It holds nothing for its reader alone: what it said can be looked up once it is sent.
  expect(await staff.mailsTo(email)).toMatchObject([{ subject: 'Your password was changed', template: 'security' }]);
});

test('a refused one → is named at its field in the language of the menus, and no later save sets it', async () => {
  const { email, id, token } = await member();
  const tries = [
    [{ present_password: staffPassword, password: 'abc' }, 'password', /at least 10/, /10 أحرف/],
    [{ present_password: staffPassword, password: { length: 20 } }, 'password', /at least 10/, /10 أحرف/],
    [{ present_password: 'wrong', password }, 'present_password', /not your password/, /ليست كلمتك/],
    [{ password }, 'present_password', /your own present password/, /كلمة مرورك الحالية/],
  ] as const;
  for (const [data, field, english, arabic] of tries) {
    expect(failure(await change(token, data))).toEqual([400, field, expect.stringMatching(english)]);
    expect(failure(await change(token, data, { language: 'ar' }))).toEqual([400, field, expect.stringMatching(arabic)]);
  }
  const save = { name: 'Renamed', present_password: staffPassword };
  expect((await staff.call(`/users/${id}`, save, { token, method: 'PATCH' })).status).toBe(200);
  expect((await staff.signIn(email, password)).status).toBe(401);
  expect((await staff.signIn(email)).status).toBe(200);
  expect(await staff.mailsTo(email)).toEqual([]);
});

test('nothing else of the account is touched, and a form that is open is not out of date by it', async () => {
  const { email, id, token } = await member();
  const stored = () => staff.payload.findByID({ collection: 'users', id, select: { sessions: false } });
  const before = await stored();
  const more = { name: 'Another', roles: ['admin'], email: 'elsewhere@nasaq.example', id: 1 };
  expect((await change(token, { ...more, present_password: staffPassword, password })).status).toBe(200);
  expect(await stored()).toEqual(before);
  expect((await staff.signIn(email, password)).status).toBe(200);
});

test('the present password is not to be guessed here either → after five wrong ones it waits', async () => {
  const { token } = await member();
  for (let count = 0; count < 5; count += 1)
    expect((await change(token, { present_password: 'no', password })).status).toBe(400);
  expect(failure(await change(token, { present_password: staffPassword, password }))).toEqual([
    400,
    'present_password',
    expect.stringMatching(/too many attempts/),
  ]);
});

test('nobody signed in → refused; one client that tries on → stopped by its own limit', async () => {
  const stranger = (client: string) => change('', { present_password: staffPassword, password }, { client });
  expect((await stranger('192.0.2.9')).status).toBe(401);
  const statuses: number[] = [];
  for (let count = 0; count < 41; count += 1) statuses.push((await stranger('192.0.2.8')).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
});

test('the first login is kept until its owner chooses another password', async () => {
  const { env } = await import('../env.ts');
  const { email, id, token } = await member();
  const file = path.join(env.dataDir, 'first-login.json');
  writeFileSync(file, JSON.stringify({ email, password: staffPassword }));
  expect((await staff.call(`/users/${id}`, { name: 'Another' }, { token, method: 'PATCH' })).status).toBe(200);
  expect(existsSync(file)).toBe(true);
  expect((await change(token, { present_password: staffPassword, password })).status).toBe(200);
  expect(existsSync(file)).toBe(false);
});

test('the password that was printed → lets nobody in before they have chosen one of their own, and is forgotten with it', async () => {
  const { ensureFirstUser } = await import('./first-user.ts');
  const { env } = await import('../env.ts');
  const file = path.join(env.dataDir, 'first-login.json');
  const { email, id } = await staff.make('admin');
  const earlier = (await staff.signIn(email)).body.token!;
  // As a version before this one has left it.
  writeFileSync(file, JSON.stringify({ email, password: staffPassword, printed: true }));
  await ensureFirstUser(staff.payload);

  const answer = await staff.signIn(email);
  expect([answer.status, answer.body]).toEqual([200, { step: { kind: 'password' } }]);
  expect(answer.headers.getSetCookie().join()).toMatch(
    /^nasaq-admin-step=[\w-]{43}; Path=\/api\/users; Max-Age=600; HttpOnly; SameSite=Strict$/,
  );
  const step = stepOf(answer)!;
  expect((await staff.call('/users/me', undefined, { step })).body.user).toBeNull();
  expect((await staff.call('/users/me', undefined, { token: step.split('=')[1]! })).body.user).toBeNull();
  const choose = (chosen: string, how = {}) =>
    staff.call('/users/sign-in/password', { password: chosen }, { step, ...how });
  expect(failure(await choose('abc'))).toEqual([400, 'password', expect.stringMatching(/at least 10/)]);
  expect(failure(await choose(staffPassword))).toEqual([400, 'password', expect.stringMatching(/you were given/)]);
  expect(failure(await choose(staffPassword, { language: 'ar' }))[2]).toMatch(/أُعطيت لك/);
  expect(existsSync(file)).toBe(true);

  const done = await choose(password);
  expect([done.status, existsSync(file)]).toEqual([200, false]);
  const me = await staff.call('/users/me', undefined, { token: done.body.token! });
  expect(me.body.user).toMatchObject({ id });
  expect((await staff.call('/users/me', undefined, { token: earlier })).body.user).toBeNull();
  // The way is gone with the session that it led to.
  expect((await choose('twelve slow green boats')).status).toBe(401);
  expect((await staff.signIn(email, password)).body.token).toBeDefined();
});

test('a way in that is nobody’s, or that was begun with a password that is no longer theirs → ends', async () => {
  const { email, id } = await staff.make();
  const client = '192.0.2.10';
  const demand = () => staff.payload.update({ collection: 'users', id, data: { must_change_password: true } });
  await demand();
  const step = stepOf(await staff.signIn(email, staffPassword, { client }));
  await staff.payload.update({ collection: 'users', id, data: { password: 'twelve slow green boats' } });
  const late = await staff.call('/users/sign-in/password', { password }, { client, step });
  expect([late.status, late.body.errors?.[0]?.message]).toEqual([401, expect.stringMatching(/Sign in again/)]);
  const arabic = await staff.call('/users/sign-in/password', { password }, { client, language: 'ar' });
  expect([arabic.status, arabic.body.errors?.[0]?.message]).toEqual([401, expect.stringMatching(/من جديد/)]);

  const own = stepOf(await staff.signIn(email, 'twelve slow green boats', { client }));
  const { queryOn } = await import('../platform/database/query.ts');
  await queryOn(staff.payload)("UPDATE sign_in_steps SET expires_at = now() - interval '1 second'");
  expect((await staff.call('/users/sign-in/password', { password }, { client, step: own })).status).toBe(401);
});

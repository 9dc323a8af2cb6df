import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestStaff, staffPassword, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  // More than any test here tries from one address, but for the one that is about it.
  vi.stubEnv('LOGINS_PER_ADDRESS', '40');
  staff = await openTestStaff();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await staff.close();
});

let clients = 0;
let client: string;
beforeEach(() => {
  clients += 1;
  client = `198.51.100.${clients}`;
});

const message = ({ body }: { body: { errors?: { message: string }[] } }) => body.errors?.[0]?.message;

test('the right password → a session in a cookie that scripts cannot read', async () => {
  const { email } = await staff.make();
  const answer = await staff.signIn(` ${email.toUpperCase()} `, staffPassword, { client });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(/^nasaq-admin-token=[^;]+;.*HttpOnly.*SameSite=Lax/);
  const me = await staff.call('/users/me', undefined, { token: answer.body.token! });
  expect(me.body.user).toMatchObject({ email });
});

test('a wrong password and an unknown address → the same answer after the same hash', async () => {
  const { email } = await staff.make();
  const { hashing } = await import('../accounts/password-hash.ts');
  const hash = vi.spyOn(hashing, 'run');
  const known = await staff.signIn(email, 'not the password', { client });
  expect(hash).toHaveBeenCalledOnce();
  const unknown = await staff.signIn('nobody@nasaq.example', 'not the password', { client });
  expect(hash).toHaveBeenCalledTimes(2);
  hash.mockRestore();
  expect([known.status, known.body]).toEqual([401, unknown.body]);
  expect(unknown.status).toBe(401);
});

test('five failures → this client waits, the right password included; its owner elsewhere gets in at once', async () => {
  const { email } = await staff.make();
  const tries: number[] = [];
  for (let count = 0; count < 7; count += 1) tries.push((await staff.signIn(email, 'guess', { client })).status);
  expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const refused = await staff.signIn(email, staffPassword, { client });
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(message(refused)).toMatch(/^There were too many attempts/);
  expect(message(await staff.signIn(email, staffPassword, { client, language: 'ar' }))).toMatch(/^محاولات دخول كثيرة/);
  expect((await staff.signIn(email, staffPassword, { client: '192.0.2.1' })).status).toBe(200);
});

test('one client with many addresses → stopped by its own limit, on another host too; others are not', async () => {
  const spray = (from: string) => staff.signIn(`sprayed-${Math.random()}@nasaq.example`, 'guess', { client: from });
  const statuses: number[] = [];
  for (let count = 0; count < 42; count += 1) statuses.push((await spray(client)).status);
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([40, 429]);
  expect((await spray('192.0.2.2')).status).toBe(401);
  const { AccountLimits } = await import('../accounts/account-limits.ts');
  await expect(new AccountLimits().admitAttempt(client, staff.payload)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test('a link for who has forgotten the password → one mail a minute, and one answer whoever it is for', async () => {
  const { email } = await staff.make();
  const ask = (address: string) => staff.call('/users/forgot-password', { email: address }, { client });
  const answers = [await ask(email), await ask(email), await ask('nobody@nasaq.example'), await ask('')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await staff.mailsTo(email)).toHaveLength(1);
});

test('the link sets a password once, by the rules, and its owner hears of it', async () => {
  const { email } = await staff.make();
  await staff.call('/users/forgot-password', { email }, { client });
  const [mail] = await staff.mailsTo(email);
  const token = /\/admin\/reset\/(\w+)/.exec(mail!.text)![1]!;
  const reset = (password: string) => staff.call('/users/reset-password', { token, password }, { client });
  for (const weak of ['abc', 'password123', 'nadia farouk']) {
    const answer = await reset(weak);
    expect([answer.status, answer.body.errors?.[0]?.data?.errors[0]?.path]).toEqual([400, 'password']);
  }
  expect((await reset('twelve slow green boats')).status).toBe(200);
  expect((await reset('another slow green boat')).status).toBe(403);
  const arabic = { token, password: 'another slow green boat' };
  expect(message(await staff.call('/users/reset-password', arabic, { client, language: 'ar' }))).toMatch(/^استُعمل/);
  expect((await staff.signIn(email, staffPassword, { client })).status).toBe(401);
  expect((await staff.signIn(email, 'twelve slow green boats', { client })).status).toBe(200);
  expect((await staff.mailsTo(email)).map(({ subject }) => subject)).toContain('Your password was changed');
});

test('whether a link still counts → is known without using it up', async () => {
  const { readLink } = await import('./reset-link.ts');
  const { email } = await staff.make();
  await staff.call('/users/forgot-password', { email }, { client });
  const [mail] = await staff.mailsTo(email);
  const token = /\/admin\/reset\/(\w+)/.exec(mail!.text)![1]!;
  const isLive = async () => (await readLink(token, staff.payload)) !== null;
  expect([await isLive(), await isLive()]).toEqual([true, true]);
  const elsewhere = [token.slice(1), `${token}0`, token.replace(/./g, '0'), '', '\0', '%'];
  for (const typed of elsewhere) expect(await readLink(typed, staff.payload)).toBeNull();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 });
  expect(await isLive()).toBe(false);
  vi.useRealTimers();
  const used = await staff.call('/users/reset-password', { token, password: 'twelve slow green boats' }, { client });
  expect([used.status, await isLive()]).toEqual([200, false]);
});

test('what is no token of a link → refused without an error of the host', async () => {
  const answer = await staff.call('/users/reset-password', { token: '\0', password: 'slow green boats' }, { client });
  expect([answer.status, message(answer)]).toEqual([403, expect.stringMatching(/^This link was used/)]);
});

test.each(['/users/versions', '/orders/versions', '/contacts/versions/1'])('%s → is not there either', async (path) => {
  const { email } = await staff.make('admin');
  const { token } = (await staff.signIn(email, staffPassword, { client })).body;
  expect((await staff.call(path, undefined, { token: token! })).status).toBe(404);
});

test.each(['/users/unlock', '/users/verify/x'])(
  '%s → is not there, and says so without an error of the host',
  async (path) => {
    expect((await staff.call(path, { email: 'nobody@nasaq.example' }, { client })).status).toBe(404);
  },
);

test('who came in, who did not, and who got other rights → stands in the audit trail, with where from', async () => {
  const { email, id } = await staff.make('admin', 'Hala Nasr');
  const from = {
    client: '192.0.2.77',
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  await staff.signIn(email, 'not the password', from);
  await staff.signIn('nobody.here@nasaq.example', 'not the password', from);
  const { token } = (await staff.signIn(email, staffPassword, from)).body;
  const other = await staff.make('editor');
  const roles = { roles: ['editor', 'agent'] };
  expect((await staff.call(`/users/${other.id}`, roles, { token: token!, method: 'PATCH', ...from })).status).toBe(200);
  const own = { present_password: staffPassword, password: 'twelve slow green boats' };
  expect((await staff.call('/users/own-password', own, { token: token!, ...from })).status).toBe(200);
  const { docs } = await staff.payload.find({
    collection: 'acts',
    where: { from: { equals: '192.0.2.77' } },
    sort: 'id',
    pagination: false,
  });
  const by = { actor: id, actor_name: 'Hala Nasr' };
  expect(docs).toMatchObject([
    { act: 'sign_in_failed', record: id, subject: 's•••@nasaq.example', actor: null },
    { act: 'sign_in_failed', record: null, subject: 'n•••@nasaq.example', actor: null },
    { act: 'signed_in', record: id, subject: 'Firefox, Linux', ...by },
    { act: 'roles', record: other.id, detail: 'editor → editor, agent', ...by },
    { act: 'password', record: id, ...by },
  ]);
});

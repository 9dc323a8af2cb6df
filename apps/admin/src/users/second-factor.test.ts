import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { openTestStaff, staffPassword, stepOf, type StaffAnswer, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  vi.stubEnv('LOGINS_PER_ADDRESS', '60');
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

interface Answered {
  status: number;
  body: Record<string, never> & { codes?: string[]; recovery?: string[] };
}

const post = async (path: string, body: object, how: object) =>
  (await staff.call(path, body, { client, ...how })) as unknown as Answered & StaffAnswer;
const signIn = (email: string) => post('/users/login', { email, password: staffPassword }, {});
const code = (typed: string, step: string | undefined) => post('/users/sign-in/code', { code: typed }, { step });
const isIn = async (how: object) => Boolean((await staff.call('/users/me', undefined, how)).body.user);

/** The code of an app, some half minutes from now. */
function codeOf(secret: string, ahead = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return app.generate({ timestamp: Date.now() + ahead * 30_000 });
}

async function withApp(role: 'admin' | 'agent' = 'agent') {
  const member = await staff.make(role);
  const token = (await signIn(member.email)).body.token as unknown as string;
  const { secret } = (await post('/users/own-factors/app', {}, { token })).body as unknown as { secret: string };
  const done = await post('/users/own-factors/app/confirm', { code: codeOf(secret, -1) }, { token });
  expect([done.status, done.body.codes?.length]).toEqual([200, 10]);
  return { ...member, codes: done.body.codes!, secret, token };
}

async function withPasskey() {
  const member = await staff.make('agent');
  const token = (await signIn(member.email)).body.token as unknown as string;
  const key = new Authenticator();
  const { body: asked } = await post('/users/own-factors/passkey-options', {}, { token });
  const response = key.make(asked as never);
  const done = await post('/users/own-factors/passkey', { response, name: ' Phone ' }, { token });
  expect([done.status, done.body.codes?.length]).toEqual([200, 10]);
  return { ...member, key, response, token };
}

test('an app is set up → its code is asked for after the password, each counts once, and a session begins with it', async () => {
  const { email, secret } = await withApp();
  const asked = await signIn(email);
  expect(asked.body).toEqual({ step: { kind: 'second', app: true, passkey: false } });
  const step = stepOf(asked);
  const wrong = await code('000000', step);
  expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ data: { errors: [{ path: 'code' }] } }] }]);
  // The code that it was set up with has been used; digits may be those of an Arabic keyboard.
  expect((await code(codeOf(secret, -1), step)).status).toBe(400);
  const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  const right = await code(arabic, step);
  expect([right.status, await isIn({ token: right.body.token })]).toEqual([200, true]);
  const again = stepOf(await signIn(email));
  expect((await code(codeOf(secret), again)).status).toBe(400);
  expect((await code(codeOf(secret, 1), again)).status).toBe(200);
  expect((await staff.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'A second factor was added to your account',
  ]);
});

test('the same code from two at the same moment → one session', async () => {
  const { email, secret } = await withApp();
  const steps = [stepOf(await signIn(email)), stepOf(await signIn(email))];
  const typed = codeOf(secret);
  const statuses = (await Promise.all(steps.map((step) => code(typed, step)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('the password alone → nothing, by whichever door', async () => {
  const { email, id, token: earlier } = await withApp('admin');
  await post('/users/own-sessions/end', { id: 'others' }, { token: earlier });
  const asked = await signIn(email);
  const step = stepOf(asked)!;
  expect([asked.body.token, asked.headers.getSetCookie().length]).toEqual([undefined, 1]);
  const value = step.split('=')[1]!;
  for (const how of [{ step }, { token: value }, { step: `nasaq-admin-token=${value}` }])
    expect(await isIn(how)).toBe(false);
  for (const [path, method] of [
    ['/users', 'GET'],
    ['/contacts', 'GET'],
    [`/users/${id}`, 'GET'],
    ['/users/own-sessions', 'GET'],
    ['/users/own-factors', 'GET'],
  ] as const)
    expect((await staff.call(path, undefined, { step, method, client })).status).toBeGreaterThan(400);
  for (const path of [
    'refresh-token',
    'own-password',
    'prove',
    'own-factors/app',
    'first-register',
    'own-sessions/end',
    `${id}/reset-second-factor`,
  ]) {
    const body = { email, password: staffPassword, present_password: staffPassword, id: 'others' };
    const { status } = await post(`/users/${path}`, body, { step });
    expect([path, status > 400]).toEqual([path, true]);
  }
  // No step may be skipped or taken as another one.
  for (const path of ['password', 'new-app', 'new-passkey-options', 'new-app/confirm'])
    expect((await post(`/users/sign-in/${path}`, { password: 'nine brown paper kites' }, { step })).status).toBe(403);
  const { handleEndpoints } = await import('payload');
  const basic = new Request('http://localhost:3001/api/users/me', {
    headers: { Authorization: `users API-Key ${value}` },
  });
  const me = (await (await handleEndpoints({ config: staff.payload.config, request: basic })).json()) as {
    user: unknown;
  };
  expect(me.user).toBeNull();
  const graphql = new Request('http://localhost:3001/api/graphql', {
    method: 'POST',
    body: '{"query":"{__typename}"}',
  });
  expect((await handleEndpoints({ config: staff.payload.config, request: graphql })).status).toBeGreaterThanOrEqual(
    400,
  );
  expect(await isIn({ token: earlier })).toBe(true);
});

test('a mailed link sets a password and no more → the second factor is asked for after it', async () => {
  const { email, id, secret } = await withApp();
  await post('/users/forgot-password', { email }, {});
  const link = /\/admin\/reset\/(\w+)/.exec((await staff.mailsTo(email)).at(-1)!.text)![1]!;
  const reset = await post('/users/reset-password', { token: link, password: 'nine brown paper kites' }, {});
  expect(reset.body).toEqual({ step: { kind: 'second', app: true, passkey: false } });
  const stored = await staff.payload.findByID({ collection: 'users', id, showHiddenFields: true });
  expect(stored.sessions).toEqual([]);
  const done = await code(codeOf(secret), stepOf(reset));
  expect(await isIn({ token: done.body.token })).toBe(true);
});

test('a recovery code → lets in once, in whatever capitals, and its owner hears of it', async () => {
  const { codes, email, token } = await withApp();
  const typed = codes[3]!.toUpperCase().replace('-', ' ');
  expect((await code(typed, stepOf(await signIn(email)))).status).toBe(200);
  expect((await code(typed, stepOf(await signIn(email)))).status).toBe(400);
  const own = (await staff.call('/users/own-factors', undefined, { token })).body;
  expect(own).toMatchObject({ app: true, recovery: 9 });
  expect((await staff.mailsTo(email)).map(({ subject }) => subject)).toContain('A recovery code was used');
  // New ones end the old ones.
  const fresh = await post('/users/own-factors/recovery', {}, { token });
  expect((await code(codes[4]!, stepOf(await signIn(email)))).status).toBe(400);
  expect((await code(fresh.body.codes![4]!, stepOf(await signIn(email)))).status).toBe(200);
});

test('codes are not to be guessed → after five wrong ones the account waits, wherever they come from', async () => {
  const { email, secret } = await withApp();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    client = `192.0.2.${count + 20}`;
    statuses.push((await code('000000', stepOf(await signIn(email)))).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await code(codeOf(secret), stepOf(await signIn(email)))).status).toBe(429);
});

test('a passkey → is asked for and lets in; its answer counts once, for this host and this question', async () => {
  const { email, key, token } = await withPasskey();
  const listed = (await staff.call('/users/own-factors', undefined, { token })).body;
  expect(listed).toMatchObject({ app: false, passkeys: [{ name: 'Phone', usedAt: null }], recovery: 10 });
  const asked = await signIn(email);
  expect(asked.body).toEqual({ step: { kind: 'second', app: false, passkey: true } });
  const step = stepOf(asked);
  const ask = async () => (await post('/users/sign-in/passkey-options', {}, { step })).body as never;
  const answer = (response: object) => post('/users/sign-in/passkey', { response }, { step });
  const first = key.use(await ask());
  await ask();
  expect((await answer(first)).status).toBe(403);
  expect((await answer(new Authenticator().use(await ask()))).status).toBe(403);
  const elsewhere = Object.assign(Object.create(Object.getPrototypeOf(key) as object), key, {
    origin: 'https://evil.example',
  }) as Authenticator;
  expect((await answer(elsewhere.use(await ask()))).status).toBe(403);
  const right = key.use(await ask());
  const done = await answer(right);
  expect([done.status, await isIn({ token: done.body.token })]).toEqual([200, true]);
  expect((await answer(right)).status).toBe(401);
});

test('a passkey of somebody else → is not theirs, and is not added twice', async () => {
  const { response, token } = await withPasskey();
  const { token: other } = await withApp();
  await post('/users/own-factors/passkey-options', {}, { token: other });
  expect((await post('/users/own-factors/passkey', { response, name: '' }, { token: other })).status).toBe(403);
  expect((await post('/users/own-factors/passkey', { response, name: '' }, { token })).status).toBe(403);
});

test('where a second factor is required → the next sign-in leads into setting one up, and the last one stays', async () => {
  const member = await staff.make('sales');
  const open = (await signIn(member.email)).body.token as unknown as string;
  const require = (data: object) =>
    staff.payload.updateGlobal({ slug: 'staff-security', data: { ...data, _status: 'published' } });
  await require({ second_factor: 'roles', second_factor_roles: ['sales'] });
  try {
    // What is open stays open; other roles are asked for nothing.
    expect(await isIn({ token: open })).toBe(true);
    expect((await signIn((await staff.make('agent')).email)).body.token).toBeDefined();
    const asked = await signIn(member.email);
    expect(asked.body).toEqual({ step: { kind: 'enrol' } });
    const step = stepOf(asked);
    const { secret } = (await post('/users/sign-in/new-app', {}, { step })).body as unknown as { secret: string };
    expect((await post('/users/sign-in/new-app/confirm', { code: '000000' }, { step })).status).toBe(400);
    const done = await post('/users/sign-in/new-app/confirm', { code: codeOf(secret) }, { step });
    expect([done.status, done.body.recovery?.length]).toEqual([200, 10]);
    const token = done.body.token as unknown as string;
    expect(await isIn({ token })).toBe(true);
    expect((await post('/users/own-factors/app/remove', {}, { token })).status).toBe(409);
    await require({ second_factor: 'own' });
    const removed = await post('/users/own-factors/app/remove', {}, { token });
    expect(removed.body).toMatchObject({ app: false, recovery: 0 });
    expect((await signIn(member.email)).body.token).toBeDefined();
  } finally {
    await require({ second_factor: 'own' });
  }
});

test('what changes a second factor → takes the password of the last minutes', async () => {
  const { id, token } = await withApp();
  const { queryOn } = await import('../platform/database/query.ts');
  await queryOn(staff.payload)(
    "UPDATE users_sessions SET proved_at = now() - interval '11 minutes' WHERE _parent_id = $1",
    [id],
  );
  const remove = () => post('/users/own-factors/app/remove', {}, { token });
  const refused = await remove();
  expect([refused.status, refused.body]).toMatchObject([403, { error: { code: 'proof_required' } }]);
  expect((await post('/users/prove', { present_password: 'wrong' }, { token })).status).toBe(400);
  expect((await post('/users/prove', { present_password: staffPassword }, {})).status).toBe(401);
  expect((await remove()).status).toBe(403);
  expect((await post('/users/prove', { present_password: staffPassword }, { token })).status).toBe(200);
  expect((await remove()).status).toBe(200);
});

test('an administrator resets a colleague’s → the password is enough again, the sessions end, and they are told', async () => {
  const { email, id, token } = await withApp();
  const admin = await withApp('admin');
  const reset = (who: number, by: string) => post(`/users/${who}/reset-second-factor`, {}, { token: by });
  expect([(await reset(admin.id, token)).status, (await reset(admin.id, admin.token)).status]).toEqual([403, 403]);
  const look = () => staff.call(`/users/${id}/second-factor`, undefined, { token: admin.token });
  expect((await look()).body).toEqual({ protected: true });
  expect((await reset(id, admin.token)).body).toEqual({ protected: false });
  expect(await isIn({ token })).toBe(false);
  expect((await signIn(email)).body.token).toBeDefined();
  expect((await staff.mailsTo(email)).at(-1)).toMatchObject({ subject: 'Your second factor was reset' });
  const { docs } = await staff.payload.find({ collection: 'acts', where: { record: { equals: id } }, sort: 'id' });
  expect(docs.map(({ act, actor, detail }) => [act, actor, detail])).toEqual([
    ['signed_in', id, null],
    ['second_factor', id, 'added'],
    ['second_factor', admin.id, 'reset'],
    ['signed_in', id, null],
  ]);
});

test('what is stored → opens nothing for who reads it, and goes with its owner', async () => {
  const { codes, id, secret } = await withApp();
  const { queryOn } = await import('../platform/database/query.ts');
  const rows = await queryOn(staff.payload)('SELECT * FROM staff_factors WHERE member = $1', [id]);
  expect(rows).toHaveLength(11);
  const text = JSON.stringify(rows);
  for (const plain of [secret, secret.replaceAll(' ', ''), ...codes]) expect(text).not.toContain(plain);
  await staff.payload.delete({ collection: 'users', id });
  expect(await queryOn(staff.payload)('SELECT 1 FROM staff_factors WHERE member = $1', [id])).toEqual([]);
});

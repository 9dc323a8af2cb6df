import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestStaff, staffPassword, stepOf, type StaffAnswer, type TestStaff } from '../testing/open-staff.ts';
import { openProvider, type Person, testClient, type TestProvider } from './testing/open-provider.ts';

let provider: TestProvider;
let staff: TestStaff;
let texts: typeof import('../catalogue/index.ts').userLabels.oidc;

beforeAll(async () => {
  provider = await openProvider('http://localhost:3001/admin/login');
  vi.stubEnv('OIDC_ISSUER', provider.issuer);
  vi.stubEnv('OIDC_CLIENT_ID', testClient.client_id);
  vi.stubEnv('OIDC_CLIENT_SECRET', testClient.client_secret);
  vi.stubEnv('OIDC_SCOPE', 'openid email profile groups');
  vi.stubEnv('OIDC_DOMAINS', 'nasaq.example, other.example');
  vi.stubEnv('OIDC_ROLES', 'web-team=editor, it=admin');
  staff = await openTestStaff();
  texts = (await import('../catalogue/index.ts')).userLabels.oidc;
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

type Answered = StaffAnswer & { body: { address?: string; to?: string } };

const isIn = async (token: string | undefined) =>
  Boolean((await staff.call('/users/me', undefined, { token: token! })).body.user);
const message = ({ body }: Answered) => body.errors?.[0]?.message;
/** The cookie that binds a way to a browser. */
const wayOf = ({ headers }: Answered) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('nasaq-admin-oidc='))!
    .split(';')[0]!;

async function begin(to = '/admin'): Promise<{ address: string; way: string }> {
  const answer = (await staff.call('/users/sign-in/oidc/begin', { to }, { client })) as Answered;
  expect(answer.status).toBe(200);
  return { address: answer.body.address!, way: wayOf(answer) };
}
async function end(query: string, step: string | undefined, language = 'en'): Promise<Answered> {
  return staff.call('/users/sign-in/oidc', { query }, { client, step, language });
}
async function signIn(
  who: Person | 'refuses',
  { language, to }: { language?: string; to?: string } = {},
): Promise<Answered> {
  const { address, way } = await begin(to);
  return end(await provider.visit(address, who), way, language);
}
const actsOf = async (act: string) => {
  const where = { act: { equals: act }, from: { equals: client } };
  return (
    await staff.payload.find({
      collection: 'acts',
      where,
      sort: 'id',
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
  ).docs;
};

test('a member whom the provider knows → a session, where they wanted to go, and a line of the audit trail', async () => {
  const { email, id } = await staff.make('editor');
  const answer = await signIn({ email: email.toUpperCase(), email_verified: true }, { to: '/admin/collections/posts' });
  expect([answer.status, answer.body.to]).toEqual([200, '/admin/collections/posts']);
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/nasaq-admin-token=[^;]+;.*HttpOnly/);
  expect(await isIn(answer.body.token)).toBe(true);
  expect(await actsOf('signed_in')).toMatchObject([{ record: id, detail: 'oidc' }]);
  const out = await staff.call('/users/logout', {}, { token: answer.body.token! });
  expect([out.status, await isIn(answer.body.token)]).toEqual([200, false]);
});

test('the settings know every role, and no other', async () => {
  const [{ roleNames }, { roles }] = await Promise.all([
    import('../../env/oidc.ts'),
    import('../../platform/staff/roles.ts'),
  ]);
  expect(roleNames).toEqual(roles);
});

test('the question holds PKCE, state and nonce, each anew; what is wanted elsewhere is not gone to', async () => {
  const [one, other] = [await begin('https://evil.example/'), await begin()];
  const [asked, again] = [one, other].map(({ address }) => Object.fromEntries(new URL(address).searchParams));
  expect(asked).toMatchObject({
    client_id: 'nasaq',
    redirect_uri: 'http://localhost:3001/admin/login',
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge'] as const) {
    expect(asked![name]!.length).toBeGreaterThan(40);
    expect(asked![name]).not.toBe(again![name]);
  }
  const { email } = await staff.make();
  const answer = await end(await provider.visit(one.address, { email, email_verified: true }), one.way);
  expect(answer.body.to).toBe('/admin');
});

test('an answer that comes again, in another browser, or to another question → nobody is signed in', async () => {
  const { email } = await staff.make();
  const who = { email, email_verified: true };
  const { address, way } = await begin();
  const query = await provider.visit(address, who);
  const elsewhere = await end(query, undefined);
  expect([elsewhere.status, message(elsewhere)]).toEqual([403, texts.over.en]);
  const other = await begin();
  const crossed = await end(query, other.way, 'ar');
  expect([crossed.status, message(crossed)]).toEqual([403, texts.failed.ar]);
  expect((await end(query, way)).status).toBe(200);
  const again = await end(query, way, 'ar');
  expect([again.status, message(again)]).toEqual([403, texts.over.ar]);
  // The provider gives nothing for a code that was used, either.
  const third = await begin();
  const state = new URL(third.address).searchParams.get('state')!;
  const replayed = new URLSearchParams(query);
  replayed.set('state', state);
  expect(message(await end(replayed.toString(), third.way))).toBe(texts.failed.en);
});

test('what was issued for another nonce → refused', async () => {
  const { email } = await staff.make();
  const { address, way } = await begin();
  const changed = new URL(address);
  changed.searchParams.set('nonce', 'of-somebody-else');
  const answer = await end(await provider.visit(changed.href, { email, email_verified: true }), way);
  expect([answer.status, message(answer)]).toEqual([403, texts.failed.en]);
  expect(await actsOf('sign_in_failed')).toMatchObject([{ detail: 'oidc: failed', actor: null }]);
});

test.each([
  ['nobody of ours', { email: 'stranger@nasaq.example', email_verified: true }, 'unknown'],
  ['an address that was not verified', { email: 'known@nasaq.example', email_verified: false }, 'unverified'],
  ['an address of which nothing is said', { email: 'known@nasaq.example' }, 'unverified'],
  ['an address of another company', { email: 'known@evil.example', email_verified: true }, 'domain'],
  ['a group without a role here', { email: 'some@nasaq.example', email_verified: true, groups: ['sales'] }, 'unknown'],
  ['somebody who turns back', 'refuses', 'cancelled'],
] as const)('%s → refused with the reason, in both languages', async (_, who, why) => {
  for (const email of ['known@nasaq.example', 'known@evil.example'])
    if (
      !(await staff.payload.count({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true }))
        .totalDocs
    )
      await staff.payload.create({
        collection: 'users',
        data: { name: 'Known', email, password: staffPassword, roles: ['editor'] },
        depth: 0,
        overrideAccess: true,
      });
  const person = who === 'refuses' ? who : { ...who, groups: 'groups' in who ? [...who.groups] : [] };
  for (const language of ['en', 'ar'] as const) {
    const answer = await signIn(person, { language });
    expect([answer.status, message(answer)]).toEqual([403, texts[why][language]]);
    expect(answer.headers.getSetCookie().join()).not.toContain('nasaq-admin-token');
  }
});

test('somebody new whose groups have roles → becomes a member with them, once; groups change nothing afterwards', async () => {
  const who = {
    email: 'huda@other.example',
    email_verified: true,
    name: 'Huda Salem',
    groups: ['web-team', 'it', 'sales'],
  };
  expect((await signIn(who)).status).toBe(200);
  const answer = await signIn({ ...who, groups: [] });
  expect([answer.status, await isIn(answer.body.token)]).toEqual([200, true]);
  expect(answer.body.user).toMatchObject({ name: 'Huda Salem', email: who.email, roles: ['admin', 'editor'] });
  expect(await actsOf('roles')).toMatchObject([{ detail: '· → admin, editor (oidc)', actor: null }]);
  expect((await staff.signIn(who.email, '', { client })).status).toBe(401);
});

test('a second factor is asked for still, unless the provider has asked for several', async () => {
  const { email } = await staff.make('agent');
  const required = (second_factor: 'all' | 'own') =>
    staff.payload.updateGlobal({
      slug: 'staff-security',
      data: { second_factor, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
  await required('all');
  try {
    const asked = await signIn({ email, email_verified: true });
    expect([asked.status, asked.body.step, asked.body.token]).toEqual([200, { kind: 'enrol' }, undefined]);
    expect(stepOf(asked)).toBeDefined();
    const proved = await signIn({ email, email_verified: true, amr: ['pwd', 'otp', 'mfa'] });
    expect([proved.status, await isIn(proved.body.token)]).toEqual([200, true]);
  } finally {
    await required('own');
  }
});

test('a browser that was not seen before → its owner is told by mail, as after a password', async () => {
  const { email } = await staff.make('sales');
  await staff.signIn(email, staffPassword, { client });
  expect((await signIn({ email, email_verified: true })).status).toBe(200);
  client = '198.51.100.250';
  expect((await signIn({ email, email_verified: true })).status).toBe(200);
  const subjects = (await staff.mailsTo(email)).map(({ subject }) => subject);
  const { userMails } = await import('../catalogue/index.ts');
  expect(subjects.filter((subject) => subject === userMails.en.newDevice.subject)).toHaveLength(1);
});

test('a provider that is away → told so, and the password goes on working', async () => {
  const { address, way } = await begin();
  const { email } = await staff.make();
  const query = await provider.visit(address, { email, email_verified: true });
  await provider.close();
  const answer = await end(query, way, 'ar');
  expect([answer.status, message(answer)]).toEqual([503, texts.unreachable.ar]);
  expect((await staff.signIn(email, staffPassword, { client })).status).toBe(200);
});

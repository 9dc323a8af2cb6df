import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestStaff, staffPassword, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;
let admin: { id: number; email: string };
let other: { id: number; email: string };
let token: string;
let age: (minutes: number) => Promise<unknown>;

beforeAll(async () => {
  vi.stubEnv('LOGINS_PER_ADDRESS', '60');
  staff = await openTestStaff();
  [admin, other] = [await staff.make('admin'), await staff.make('admin', 'Omar Said')];
  token = (await staff.signIn(admin.email)).body.token!;
  const { queryOn } = await import('../platform/database/query.ts');
  age = (minutes) =>
    queryOn(staff.payload)(
      'UPDATE users_sessions SET proved_at = now() - make_interval(mins => $1) WHERE _parent_id = $2',
      [minutes, admin.id],
    );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await staff.close();
});
beforeEach(() => age(11));

const ask = async (path: string, body?: object, method?: string, language = 'en') => {
  const { payload } = staff;
  const { handleEndpoints } = await import('payload');
  const answer = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3001/api${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        Cookie: `nasaq-admin-token=${token}`,
        'Accept-Language': language,
        Origin: 'http://localhost:3001',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers };
};
const prove = () => ask('/users/prove', { present_password: staffPassword });
const wanted = (passkey = false) => ({ code: 'proof_required', passkey });
/** The refusal, whichever of the two shapes it has. */
const refusalIn = (text: string) => {
  const { error, errors } = JSON.parse(text) as { error?: object; errors?: { message: string; data: object }[] };
  return error ?? errors![0]!.data;
};

const newcomer = () => ({
  name: 'New',
  email: `new-${Math.random().toString(36).slice(2)}@nasaq.example`,
  roles: ['editor'],
});

test('every export of the admin host that takes people’s data out → is refused to a session that was left open', async () => {
  const exports = staff.payload.config.collections.flatMap(({ endpoints, slug }) =>
    (endpoints || []).filter(({ method, path }) => method === 'get' && path === '/export').map(() => `/${slug}/export`),
  );
  expect(exports).toEqual(expect.arrayContaining(['/acts/export', '/applications/export', '/orders/export']));
  expect(exports.length).toBeGreaterThanOrEqual(6);
  for (const path of exports) {
    const refused = await ask(path);
    expect([path, refused.status, refusalIn(refused.text)]).toMatchObject([path, 403, wanted()]);
  }
  expect((await ask('/users/proved')).status).toBe(403);
  expect((await prove()).status).toBe(200);
  expect((await ask('/users/proved')).status).toBe(200);
  for (const path of exports) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

test.each<[string, () => [path: string, body: object, method?: string]]>([
  ['another role', () => [`/users/${other.id}`, { roles: ['editor', 'admin'] }, 'PATCH']],
  ['a role of one’s own', () => [`/users/${admin.id}`, { roles: ['admin', 'sales'] }, 'PATCH']],
  ['a new member', () => ['/users', newcomer()]],
  ['an invitation of an administrator', () => [`/users/${other.id}/invite`, {}]],
  [
    'security settings',
    () => [
      '/globals/staff-security',
      { second_factor: 'roles', second_factor_roles: ['recruiter'], _status: 'published' },
    ],
  ],
])('%s → takes the password of the last ten minutes', async (_, call) => {
  const [path, body, method] = call();
  const stored = async () => ({
    roles: (await staff.payload.findByID({ collection: 'users', id: other.id })).roles,
    members: (await staff.payload.count({ collection: 'users' })).totalDocs,
    settings: (await staff.payload.findGlobal({ slug: 'staff-security' })).second_factor,
    mails: (await staff.mailsTo(other.email)).length,
  });
  const before = await stored();
  const refused = await ask(path, body, method);
  expect([refused.status, refusalIn(refused.text)]).toMatchObject([403, wanted()]);
  expect((await ask(path, body, method, 'ar')).text).toContain('اكتب كلمة مرورك من جديد');
  expect(await stored()).toEqual(before);
  expect((await prove()).status).toBe(200);
  expect((await ask(path, body, method)).status).toBeLessThan(300);
});

test('what changes nobody’s rights → takes no password', async () => {
  expect((await ask(`/users/${other.id}`, { name: 'Omar', roles: ['editor', 'admin'] }, 'PATCH')).status).toBe(200);
  const agent = await staff.make('agent');
  expect((await ask(`/users/${agent.id}/invite`, {})).status).toBe(200);
});

test('a draft of the security settings → takes no password, and is required of nobody', async () => {
  const settings = async () => (await staff.payload.findGlobal({ slug: 'staff-security' })).second_factor;
  const before = await settings();
  expect((await ask('/globals/staff-security', { second_factor: 'all' })).status).toBe(200);
  expect(await settings()).toBe(before);
  const newcomers = await staff.make('sales');
  expect((await staff.signIn(newcomers.email)).body.token).toBeDefined();
  expect((await ask('/globals/staff-security', { _status: 'published' })).status).toBe(403);
  expect(await settings()).toBe(before);
});

test('a proof of another session → is none of this one', async () => {
  const elsewhere = (await staff.signIn(admin.email)).body.token!;
  expect((await staff.call('/users/proved', undefined, { token: elsewhere })).status).toBe(200);
  expect((await ask('/users/proved')).status).toBe(403);
});

test('the audit trail as a table → what the list shows, filtered, in the language of the menus, and nothing calculates', async () => {
  await prove();
  const { recordAct } = await import('../platform/staff/audit/record-act.ts');
  const by = { id: admin.id, name: '=HYPERLINK("http://evil.example")' };
  await recordAct({ act: 'changed', kind: 'staff-security', subject: '@sum', detail: 'ستة', actor: by }, staff);
  const { headers, text } = await ask('/acts/export?where[act][equals]=changed&where[actor_name][like]=HYPERLINK');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="acts-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/Moment \(UTC\),By,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^\d{4}-\d\d-\d\dT.*Z,"'=HYPERLINK\(""http:\/\/evil\.example""\)",\d+,/);
  expect(rows[0]).toMatch(/,'@sum,ستة$/);
  await recordAct({ act: 'changed', kind: 'staff-security', detail: 'own → admin, sales', actor: by }, staff);
  await recordAct({ act: 'changed', kind: 'brand', detail: 'colour, corner', actor: by }, staff);
  const arabic = (await ask('/acts/export?where[act][equals]=changed', undefined, undefined, 'ar')).text;
  for (const words of ['كل واحد كما يشاء ← مدير النظام، مبيعات', 'اللون الأساسي، الزوايا'])
    expect(arabic).toContain(words);
  expect(arabic).toContain('تغيير إعدادات');
  expect(arabic.split('\r\n')[0]).not.toMatch(/[a-z]{4}/i);
  const trail = await staff.payload.find({ collection: 'acts', where: { act: { equals: 'exported' } }, sort: '-id' });
  expect(trail.docs[0]).toMatchObject({ kind: 'acts', actor: admin.id, detail: expect.stringContaining('changed') });
  expect((await ask('/acts/export?where[nothing][equals]=1')).status).toBe(422);
  const agent = await staff.make('agent');
  const theirs = (await staff.signIn(agent.email)).body.token!;
  expect((await staff.call('/acts/export', undefined, { token: theirs })).status).toBe(403);
});

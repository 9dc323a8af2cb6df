import type { AccountSession } from '@nasaq/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Query } from '../platform/database/query.ts';
import { openTestStaff, type StaffAnswer, staffPassword, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;
let query: Query;
let removeOldDevices: typeof import('./devices.ts').removeOldDevices;

beforeAll(async () => {
  staff = await openTestStaff();
  query = (await import('../platform/database/query.ts')).queryOn(staff.payload);
  ({ removeOldDevices } = await import('./devices.ts'));
});
afterAll(() => staff.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const signIn = async (email: string, agent: string) =>
  (await staff.signIn(email, staffPassword, { agent })).body.token!;

async function sessions(token: string): Promise<AccountSession[]> {
  const { body, status } = await staff.call('/users/own-sessions', undefined, { token });
  expect(status).toBe(200);
  return (body as unknown as { sessions: AccountSession[] }).sessions;
}

const end = (token: string, id: string) => staff.call('/users/own-sessions/end', { id }, { token });
const isIn = async (token: string) => Boolean((await staff.call('/users/me', undefined, { token })).body.user);

test('two browsers → both are listed with their device, and each knows itself', async () => {
  const { email } = await staff.make();
  const [desk, phone] = [await signIn(email, firefox), await signIn(email, safari)];
  const listed = await sessions(desk);
  expect(listed.map(({ current, device }) => [device, current]).sort()).toEqual([
    ['Firefox, Linux', true],
    ['Safari, iOS', false],
  ]);
  expect((await sessions(phone)).find(({ current }) => current)?.device).toBe('Safari, iOS');
});

test('one is ended → it is signed out at once, the others stay; a stranger’s is not touched', async () => {
  const { email } = await staff.make();
  const [desk, phone, stranger] = [
    await signIn(email, firefox),
    await signIn(email, safari),
    await signIn((await staff.make()).email, firefox),
  ];
  const [theirs] = await sessions(stranger);
  expect((await end(desk, theirs!.id)).status).toBe(200);
  expect(await isIn(stranger)).toBe(true);
  const other = (await sessions(desk)).find(({ current }) => !current)!;
  expect((await end(desk, other.id)).status).toBe(200);
  expect([await isIn(desk), await isIn(phone)]).toEqual([true, false]);
  expect(await sessions(desk)).toHaveLength(1);
});

test('all others are ended → only this one is left', async () => {
  const { email } = await staff.make();
  const tokens = [await signIn(email, firefox), await signIn(email, safari), await signIn(email, '')];
  expect((await end(tokens[1]!, 'others')).status).toBe(200);
  expect(await Promise.all(tokens.map(isIn))).toEqual([false, true, false]);
});

test('four that sign in at the same moment → four sessions', async () => {
  const { email } = await staff.make();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => signIn(email, firefox)));
  expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map(() => true));
});

test('a session that is used → its last use is noted, once a minute', async () => {
  const { email, id } = await staff.make();
  const token = await signIn(email, firefox);
  const stored = async () => {
    const { sessions: rows } = await staff.payload.findByID({ collection: 'users', id, showHiddenFields: true });
    return rows![0]!.used_at;
  };
  expect(await isIn(token)).toBe(true);
  const first = await stored();
  expect(await isIn(token)).toBe(true);
  expect(await stored()).toBe(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await isIn(token)).toBe(true);
  vi.useRealTimers();
  expect(Date.parse((await stored())!)).toBeGreaterThan(Date.parse(first!));
});

test('a session holds until it is ended; a forged one never does', async () => {
  const { email } = await staff.make();
  const [desk, phone] = [await signIn(email, firefox), await signIn(email, safari)];
  const { sessionHolds } = await import('./staff-sessions.ts');
  const holds = (token: string) => sessionHolds(new Headers({ cookie: `nasaq-admin-token=${token}` }), staff.payload);
  expect(await Promise.all([desk, phone, `${desk}x`].map(holds))).toEqual([true, true, false]);
  await end(phone, 'others');
  expect(await Promise.all([desk, phone].map(holds))).toEqual([false, true]);
});

test('a session holds for its member, and not for who was signed in before in that browser', async () => {
  const { email, id } = await staff.make();
  const { sessionHolds } = await import('./staff-sessions.ts');
  const headers = new Headers({ cookie: `nasaq-admin-token=${await signIn(email, firefox)}` });
  const holdsFor = (member: string) => sessionHolds(headers, staff.payload, member);
  expect(await Promise.all([String(id), String(id + 1), 'nobody'].map(holdsFor))).toEqual([true, false, false]);
});

test('nobody signed in, or another page → refused', async () => {
  const { email } = await staff.make();
  const token = await signIn(email, firefox);
  expect((await staff.call('/users/own-sessions')).status).toBe(401);
  const foreign = await staff.call(
    '/users/own-sessions/end',
    { id: 'others' },
    { token, origin: 'https://elsewhere.example' },
  );
  expect(foreign.status).toBe(403);
  expect((await end(token, 'everything')).status).toBe(422);
});

/** The cookie by which a browser is known again, as an answer has set it. */
const deviceOf = ({ headers }: StaffAnswer) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('nasaq-admin-device-'))!;
const keptOf = (answer: StaffAnswer) => deviceOf(answer).split(';')[0];

describe('a browser that was not seen before', () => {
  const comeFrom = (email: string, how: { agent?: string; client?: string; step?: string | undefined } = {}) =>
    staff.signIn(email, staffPassword, { agent: firefox, ...how });

  test('the first sign-in of all → no mail; another browser → one, in the language of its reader, and the list says so', async () => {
    const { email, id } = await staff.make();
    await staff.payload.update({ collection: 'users', id, data: { language: 'ar' } });
    const first = await comeFrom(email);
    expect(await staff.mailsTo(email)).toEqual([]);
    const second = await comeFrom(email, { agent: safari, client: '198.51.100.4' });
    const [mail, ...more] = await staff.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail!.locale).toBe('ar');
    expect(mail!.subject).toBe('دخول جديد إلى حسابك');
    for (const said of ['Safari, iOS', '198.51.100.4', '/admin/account']) expect(mail!.text).toContain(said);
    const listed = (await sessions(second.body.token!)) as (AccountSession & { isNew: boolean })[];
    expect(listed.map(({ device, isNew }) => [device, isNew]).sort()).toEqual([
      ['Firefox, Linux', false],
      ['Safari, iOS', true],
    ]);
    expect(deviceOf(first)).toMatch(/; HttpOnly; SameSite=Strict/);
    expect(deviceOf(first)).toContain('Path=/api/users');
  });

  test('a browser that is known → never told of, wherever it is; a forgotten cookie → once a day from one address', async () => {
    const { email } = await staff.make();
    await comeFrom(email);
    const phone = await comeFrom(email, { agent: safari });
    expect(await staff.mailsTo(email)).toHaveLength(1);
    const again = await comeFrom(email, { agent: safari, client: '198.51.100.9', step: keptOf(phone) });
    expect(keptOf(again)).toBe(keptOf(phone));
    await comeFrom(email, { agent: safari });
    expect(await staff.mailsTo(email)).toHaveLength(1);
    await comeFrom(email, { agent: safari, client: '198.51.100.10' });
    expect(await staff.mailsTo(email)).toHaveLength(2);
    await query("UPDATE staff_devices SET created_at = now() - interval '25 hours'");
    await comeFrom(email, { agent: safari });
    expect(await staff.mailsTo(email)).toHaveLength(3);
  });

  test('a wrong password, a cookie of somebody else, one that has expired → as if the browser were not known', async () => {
    const { email, id } = await staff.make();
    const stranger = await staff.make();
    await comeFrom(email);
    await staff.signIn(email, 'wrong', { agent: safari });
    expect(await staff.mailsTo(email)).toEqual([]);
    const theirs = keptOf(await comeFrom(stranger.email, { agent: safari }))!;
    await comeFrom(email, { agent: safari, step: theirs.replace(`-${stranger.id}=`, `-${id}=`) });
    expect(await staff.mailsTo(email)).toHaveLength(1);
    const known = await comeFrom(email, { agent: safari, client: '198.51.100.20' });
    expect(await staff.mailsTo(email)).toHaveLength(2);
    await query("UPDATE staff_devices SET expires_at = now(), created_at = now() - interval '200 days'");
    await comeFrom(email, { agent: safari, client: '198.51.100.20', step: keptOf(known) });
    expect(await staff.mailsTo(email)).toHaveLength(3);
    await removeOldDevices(staff.payload);
    const [row, ...others] = await query<Record<string, unknown>>('SELECT * FROM staff_devices WHERE member = $1', [
      id,
    ]);
    expect(others).toEqual([]);
    expect(Object.values(row!).join(' ')).not.toMatch(/Safari|198\.51|expires_at/);
    await staff.payload.delete({ collection: 'users', id });
    expect(await query('SELECT 1 FROM staff_devices WHERE member = $1', [id])).toEqual([]);
  });
});

import type { AccountRecord, AccountSession, UserResponse } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, openTestAccounts, type TestAccounts } from '../testing/open-accounts.ts';
import { person, validContact } from '../../submissions/intake/testing/open-intake.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());

const newPassword = 'a boat with two red sails';
const records = async (token: string) =>
  (await accounts.call('account/records', { token })).json<{ data: AccountRecord[] }>().data;
const sessions = async (token: string) =>
  (await accounts.call('account/sessions', { token })).json<{ data: AccountSession[] }>().data;
const status = async (path: string, token: string, body?: object) =>
  (await accounts.call(path, { token, ...(body && { body }) })).status;

test('every call needs a session, and those that change something a page of ours', async () => {
  const token = await accounts.signIn(await accounts.make());
  const reading = ['records', 'sessions', 'export', 'events'];
  const changing = ['profile', 'password', 'sessions/end', 'deletion'];
  for (const path of reading) expect((await accounts.call(`account/${path}`)).status).toBe(401);
  for (const path of changing) {
    expect((await accounts.call(`account/${path}`, { body: {} })).status).toBe(401);
    const foreign = { token, body: {}, headers: { origin: 'https://evil.example' } };
    expect((await accounts.call(`account/${path}`, foreign)).status).toBe(403);
  }
});

test('records: what was sent signed in or from the address in any capitals, the newest first; nobody else’s, no spam', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const { send, payload } = accounts.intake;
  const from = (email: string, subject: string) => ({ ...validContact, email, subject });
  const first = await send('contacts', from(account.email.toUpperCase(), 'By address'));
  const headers = { authorization: `Bearer ${token}` };
  const second = await send('contacts', from('work@example.com', 'Signed in'), {}, { headers });
  await send('contacts', from('somebody@example.com', 'Not mine'));
  await send('contacts', from(account.email, 'Spam'), { trap: 'filled' });
  const [row] = await accounts.intake.rows('contacts', { reference: { equals: first.data.reference } });
  const event = { kind: 'contacts', submission: { relationTo: 'contacts', value: Number(row!.id) } } as const;
  await payload.create({ collection: 'events', data: { ...event, type: 'note', note: 'Internal', public: false } });
  const found = await records(token);
  expect(found.map(({ title }) => title)).toEqual(['Signed in', 'By address']);
  const { reference, statusKey } = second.data;
  expect(found[0]).toMatchObject({ kind: 'contacts', reference, state: 'new' });
  expect(found[0]!.url).toBe(`/status/${reference}?key=${encodeURIComponent(statusKey)}`);
  expect(found[1]!.updatedAt.slice(0, 16)).toBe(found[1]!.receivedAt.slice(0, 16));
  const opened = await accounts.intake.post('status', {
    reference,
    key: new URL(found[0]!.url, 'http://a').searchParams.get('key'),
  });
  expect(opened.status).toBe(200);
});

test('records: an order has the name of what was ordered in the language of who looks', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const values = { ...person, email: account.email, offer: 'services:web-platforms', brief: 'Two', budget: 'open' };
  await accounts.intake.send('orders', values);
  const answer = await accounts.call('account/records', { token, locale: 'ar' });
  expect(answer.json<{ data: AccountRecord[] }>().data.map(({ title }) => title)).toEqual(['منصات الويب']);
});

test('records hold chats too, with the address that opens them', async () => {
  const account = await accounts.make();
  await accounts.pool.query(
    `INSERT INTO chats (reference, name, email, topic, state, locale, client_id, last_sequence, visitor_delivered,
       visitor_read, agent_delivered, agent_read)
     VALUES ('CHAT2345', 'Nadia', $1, 'order', 'open', 'en', gen_random_uuid()::text, 0, 0, 0, 0, 0)`,
    [account.email],
  );
  const [chat, ...rest] = await records(await accounts.signIn(account));
  expect(rest).toEqual([]);
  expect(chat).toMatchObject({ kind: 'chats', reference: 'CHAT2345', state: 'open', title: 'An order' });
  expect(chat!.url).toMatch(/^\/care\/live-chat\?chat=CHAT2345&key=/);
});

test('profile: a name, a phone as forms take it, the language of mails', async () => {
  const token = await accounts.signIn(await accounts.make());
  const change = (body: object) => accounts.call('account/profile', { token, locale: 'ar', body });
  const changed = await change({ name: '  نادية   فاروق ', phone: '٠١٠٠١٢٣٤٥٦٧', country: 'EG', locale: 'ar' });
  expect(changed.json<UserResponse>().user).toMatchObject({
    name: 'نادية فاروق',
    phone: '+201001234567',
    locale: 'ar',
  });
  const abroad = await change({ name: 'Nadia', phone: '+49 30 901820', locale: 'en' });
  expect(abroad.json<UserResponse>().user.phone).toBe('+4930901820');
  const without = await change({ name: 'Nadia', phone: '', locale: 'en' });
  expect(without.json<UserResponse>().user.phone).toBeNull();
  const refused = await change({ name: ' ', phone: '12', country: 'EG', locale: 'ar' });
  expect(refused.status).toBe(422);
  expect(refused.error().failures).toMatchObject([
    { field: 'name', message: 'الاسم مطلوب' },
    { field: 'phone', rule: 'phone' },
  ]);
  expect((await change({ name: 'Nadia', phone: '', locale: 'fr' })).status).toBe(400);
});

test('a new password needs the present one, ends the other sessions and keeps the one that asks', async () => {
  const account = await accounts.make();
  const [mine, other] = [await accounts.signIn(account), await accounts.signIn(account)];
  const change = (current: string, password = newPassword) =>
    accounts.call('account/password', { token: mine, body: { current, password } });
  const wrong = await change('not the password');
  expect([wrong.status, wrong.error().failures?.[0]?.field]).toEqual([422, 'current']);
  expect((await change(goodPassword, 'qwertyuiop')).error().failures?.[0]).toMatchObject({
    field: 'password',
    rule: 'common',
  });
  expect(await status('auth/user', other, {})).toBe(200);
  expect((await change(goodPassword)).status).toBe(204);
  expect([await status('auth/user', mine, {}), await status('auth/user', other, {})]).toEqual([200, 401]);
  const login = (password: string) => accounts.call('auth/login', { body: { email: account.email, password } });
  expect([(await login(goodPassword)).status, (await login(newPassword)).status]).toEqual([422, 200]);
});

test('who holds a session cannot guess the password without end', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const guess = () => status('account/password', token, { current: 'not the password', password: newPassword });
  for (let count = 0; count < 5; count += 1) expect(await guess()).toBe(422);
  expect(await guess()).toBe(429);
  expect(await status('account/deletion', token, { password: goodPassword })).toBe(429);
});

test('sessions: the present one is marked; one is ended by its id, the others all at once, nobody else’s ever', async () => {
  const account = await accounts.make();
  const stranger = await accounts.signIn(await accounts.make());
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const phone = await accounts.signIn(account, { headers: { 'user-agent': agent } });
  const [second, third, mine] = [
    await accounts.signIn(account),
    await accounts.signIn(account),
    await accounts.signIn(account),
  ];
  const listed = await sessions(mine);
  expect(listed.map(({ current, device }) => [current, device])).toEqual([
    [true, ''],
    [false, ''],
    [false, ''],
    [false, 'Safari, iOS'],
  ]);
  const end = (token: string, id: string) => status('account/sessions/end', token, { id });
  expect(await end(stranger, listed[3]!.id)).toBe(204);
  expect(await status('auth/user', phone, {})).toBe(200);
  expect(await end(mine, listed[3]!.id)).toBe(204);
  expect(await status('auth/user', phone, {})).toBe(401);
  expect(await end(mine, 'x')).toBe(400);
  expect(await end(mine, 'others')).toBe(204);
  expect([await status('auth/user', second, {}), await status('auth/user', third, {})]).toEqual([401, 401]);
  expect((await sessions(mine)).length).toBe(1);
  expect((await sessions(stranger)).length).toBe(1);
});

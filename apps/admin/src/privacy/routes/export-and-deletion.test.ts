import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, openTestAccounts, type TestAccounts } from '../../accounts/testing/open-accounts.ts';
import { somebody } from '../../accounts/testing/somebody.ts';
import { validContact } from '../../submissions/intake/testing/open-intake.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());

const tables = ['contacts', 'orders', 'uploads', 'events', 'mails', 'chats', 'chat_messages', 'accounts'];

/** Every row of the tables of people, as text. */
async function everything(): Promise<string> {
  const rows = await Promise.all(
    tables.map(async (table) => (await accounts.pool.query(`SELECT * FROM ${table}`)).rows),
  );
  return JSON.stringify(rows);
}

interface Export {
  account: object;
  sessions: object[];
  submissions: Record<'orders' | 'contacts', Record<string, unknown>[]>;
  chats: { messages: { text: string }[] }[];
  mails: object[];
}

test('the export holds everything of theirs and nothing of others, of staff or secret', async () => {
  const { account, token } = await somebody(accounts, 'Zeinab', 'Qandil');
  await accounts.intake.send('contacts', { ...validContact, email: 'other@example.com', subject: 'Somebody else' });
  const answer = await accounts.call('account/export', { token });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-[\d-]{10}\.json"$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const file = answer.json<Export>();
  expect(file.account).toMatchObject({ name: 'Zeinab Qandil', email: account.email, ban: null });
  expect(file.sessions).toHaveLength(2);
  expect(file.submissions.orders).toHaveLength(2);
  expect(file.submissions.orders[0]).toMatchObject({
    brief: '<div>A ledger for Qandil</div>',
    phone: '+201001234567',
    state: 'accepted',
    files: [{ filename: 'cv.pdf', type: 'application/pdf', bytes: 1_000 }],
  });
  expect(file.submissions.contacts.map(({ title }) => title)).toEqual(['Hello from Zeinab']);
  expect(file.chats[0]!.messages[0]!.text).toBe('Zeinab asks');
  expect(file.mails.length).toBeGreaterThan(2);
  expect(answer.text).toContain('Told to Zeinab');
  const withheld = ['pays late', 'Somebody else', 'Qandil spam', 'argon2', '_hash', 'password?token'];
  for (const part of withheld) expect(answer.text).not.toContain(part);
});

test('deletion with a wrong password → 422, and everything is still there', async () => {
  const { token } = await somebody(accounts, 'Salma', 'Barakat');
  const before = await everything();
  const answer = await accounts.call('account/deletion', { token, body: { password: 'not the password' } });
  expect([answer.status, answer.error().failures?.[0]?.field]).toEqual([422, 'password']);
  expect(await everything()).toBe(before);
});

test('deletion → sessions are over, and nothing personal is left but the mail that confirms it', async () => {
  const { account, token } = await somebody(accounts, 'Tarek', 'Shenouda');
  expect(await everything()).toMatch(/tarek@shenouda/i);
  const answer = await accounts.call('account/deletion', { token, body: { password: goodPassword } });
  expect(answer.status).toBe(204);
  expect((await accounts.call('auth/user', { token, body: {} })).status).toBe(401);
  const login = { email: account.email, password: goodPassword };
  expect((await accounts.call('auth/login', { body: login })).status).toBe(422);
  const confirmations = await accounts.intake.rows('mails', { to: { equals: account.email } });
  expect(confirmations).toMatchObject([{ template: 'account_deleted', locale: 'en' }]);
  await accounts.pool.query('DELETE FROM mails WHERE id = $1', [confirmations[0]!.id]);
  expect(await everything()).not.toMatch(/Tarek|Shenouda/i);
  const { rows } = await accounts.pool.query('SELECT 1 FROM account_sessions WHERE account_id = $1', [account.id]);
  expect(rows).toEqual([]);
});

test('an order that has become a contract stays, with nobody in it; another one goes', async () => {
  const orders = () => accounts.intake.rows('orders', { email: { equals: 'hoda@makram.example' } });
  const { token } = await somebody(accounts, 'Hoda', 'Makram');
  const [small, contract] = (await orders()) as [{ id: number }, { id: number; reference: string }];
  await accounts.call('account/deletion', { token, body: { password: goodPassword } });
  const left = await accounts.intake.rows('orders', { id: { in: [small.id, contract.id] } });
  expect(left).toMatchObject([
    { reference: contract.reference, state: 'accepted', title: 'Daftar', budget: 'open', brief: null, email: null },
  ]);
  const { rows: files } = await accounts.pool.query('SELECT 1 FROM uploads_rels WHERE orders_id = ANY($1)', [
    [small.id, contract.id],
  ]);
  expect(files).toEqual([]);
});

test('open orders of an account that is deleted → who works on them hears of it, and nothing of the person', async () => {
  const { token } = await somebody(accounts, 'Mervat', 'Zaki');
  const orders = await accounts.intake.rows('orders', { email: { equals: 'mervat@zaki.example' } });
  await accounts.pool.query("UPDATE orders SET state = 'closed' WHERE id = $1", [orders[1]!.id]);
  const assignee = await accounts.intake.payload.create({
    collection: 'users',
    data: { name: 'Sales', email: 'works-on-it@nasaq.example', password: goodPassword, roles: ['sales'] },
  });
  await accounts.pool.query('UPDATE orders SET assignee_id = $1 WHERE id = $2', [assignee.id, orders[0]!.id]);
  await accounts.call('account/deletion', { token, body: { password: goodPassword } });
  for (const to of ['hello@nasaq.example', 'works-on-it@nasaq.example']) {
    const mail = (await accounts.intake.rows('mails', { to: { equals: to } })).at(-1)!;
    expect(mail.subject).toBe('Orders that ended with the account of their owner');
    expect(mail.text).toContain(orders[0]!.reference);
    expect(mail.text).not.toContain(orders[1]!.reference);
    expect(mail.text).not.toMatch(/Mervat|Zaki/i);
  }
});

test('two requests for deletion at once → it is done once', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const ask = () => accounts.call('account/deletion', { token, body: { password: goodPassword } });
  const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
  expect(statuses).toContain(204);
  expect(await accounts.intake.rows('mails', { to: { equals: account.email } })).toHaveLength(1);
});

test('the confirmation is the last that is known of the address: it goes with the next retention', async () => {
  const { runRetention } = await import('../retention.ts');
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  await accounts.call('account/deletion', { token, body: { password: goodPassword } });
  const mails = () => accounts.intake.rows('mails', { to: { equals: account.email } });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
  await runRetention(accounts.intake.payload, new Date());
  expect(await mails()).toHaveLength(1);
  await runRetention(accounts.intake.payload, inDays(2));
  expect(await mails()).toEqual([]);
});

test('retention forgets sessions a month after their end, and failures that tell nothing any more', async () => {
  const { runRetention } = await import('../retention.ts');
  const account = await accounts.make();
  const [mine, ended] = [await accounts.signIn(account), await accounts.signIn(account)];
  await accounts.call('auth/logout', { token: ended, body: {} });
  await accounts.call('auth/login', { body: { email: 'failing@example.com', password: 'x' } });
  const count = async () =>
    (await accounts.intake.rows('account-sessions', { account: { equals: account.id } })).length;
  await runRetention(accounts.intake.payload, new Date());
  expect(await count()).toBe(2);
  await accounts.pool.query("UPDATE account_sessions SET ended_at = ended_at - interval '31 days'");
  await accounts.pool.query("UPDATE login_failures SET last_at = last_at - interval '2 days'");
  await runRetention(accounts.intake.payload, new Date());
  expect(await count()).toBe(1);
  expect((await accounts.call('auth/user', { token: mine, body: {} })).status).toBe(200);
  expect(await accounts.intake.rows('login-failures')).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, validContact } from '../submissions/intake/testing/open-intake.ts';
import { openTestAccounts, type TestAccounts } from './testing/open-accounts.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());

const order = (email: string) => ({
  ...person,
  email,
  offer: 'services:web-platforms',
  brief: '<div>x</div>',
  budget: 'open',
});
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const accountsOf = (email: string) => accounts.intake.rows('accounts', { email: { equals: email } });
const invitationsTo = (email: string) =>
  accounts.intake.rows('mails', { and: [{ to: { equals: email } }, { template: { equals: 'invitation' } }] });

test('sent with a session → it carries the account; without, or with one that has ended, it does not and is stored all the same', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const { rows, send } = accounts.intake;
  const mine = await send('contacts', validContact, {}, bearer(token));
  await accounts.call('auth/logout', { token, body: {} });
  const late = await send('contacts', validContact, {}, bearer(token));
  const nobody = await send('contacts', validContact);
  const accountIn = async ({ data }: typeof mine) =>
    (await rows('contacts', { reference: { equals: data.reference } }))[0]!.account;
  expect([await accountIn(mine), await accountIn(late), await accountIn(nobody)]).toEqual([account.id, null, null]);
});

test('a blocked account → orders are refused with the reason, other things are not', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const data = { is_banned: true, ban_reason_en: 'Three unpaid bills.', ban_reason_ar: 'ثلاث فواتير لم تُسدد.' };
  await accounts.intake.payload.update({ collection: 'accounts', id: account.id, data });
  const before = (await accounts.intake.rows('orders')).length;
  const refused = await accounts.intake.send('orders', order(account.email), {}, bearer(token));
  expect(refused.status).toBe(403);
  expect(refused.error).toEqual({ code: 'banned', message: 'Three unpaid bills.' });
  const inArabic = await accounts.intake.send('orders', order(account.email), {}, { ...bearer(token), locale: 'ar' });
  expect(inArabic.error.message).toBe('ثلاث فواتير لم تُسدد.');
  expect((await accounts.intake.rows('orders')).length).toBe(before);
  expect((await accounts.intake.send('contacts', validContact, {}, bearer(token))).status).toBe(201);
});

test('the address of a blocked account, signed out or with another account → orders are refused at the address, without the reason', async () => {
  const [account, other] = [await accounts.make(), await accounts.make()];
  const reasons = { ban_reason_en: 'Three unpaid bills.', ban_reason_ar: 'ثلاث فواتير لم تُسدد.' };
  const ban = (is_banned: boolean) =>
    accounts.intake.payload.update({
      collection: 'accounts',
      id: account.id,
      data: { is_banned, ...(is_banned && reasons) },
    });
  const { send } = accounts.intake;
  await ban(true);
  const typed = ` ${account.email.toUpperCase()} `;
  const stranger = await send('orders', order(typed));
  expect([stranger.status, stranger.error.code]).toEqual([422, 'invalid']);
  expect(stranger.error.failures).toEqual([
    {
      field: 'email',
      rule: 'banned',
      message: expect.stringContaining('blocked'),
      messageAr: expect.stringContaining('محظور'),
    },
  ]);
  const inArabic = await send('orders', order(account.email), {}, { locale: 'ar' });
  expect(inArabic.error.failures![0]!.message).toContain('محظور');
  const signedIn = await send('orders', order(account.email), {}, bearer(await accounts.signIn(other)));
  expect(signedIn.error.failures).toEqual(stranger.error.failures);
  expect(JSON.stringify([stranger.error, inArabic.error, signedIn.error])).not.toMatch(/unpaid|فواتير/);
  expect(await accounts.intake.rows('orders', { email: { equals: account.email } })).toEqual([]);
  // They can write to us, and an order of theirs is taken again once the ban is lifted.
  expect((await send('contacts', { ...validContact, email: account.email })).status).toBe(201);
  await ban(false);
  expect((await send('orders', order(account.email))).status).toBe(201);
});

test('whoever deletes their blocked account is not free of the ban; an account that staff make is', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const data = { is_banned: true, ban_reason_en: 'Spam.', ban_reason_ar: 'رسائل مزعجة.' };
  await accounts.intake.payload.update({ collection: 'accounts', id: account.id, data });
  const { goodPassword } = await import('./testing/open-accounts.ts');
  const deleted = await accounts.call('account/deletion', { token, body: { password: goodPassword } });
  expect(deleted.status).toBe(204);
  const { send } = accounts.intake;
  expect((await send('orders', order(account.email))).error.failures).toMatchObject([
    { field: 'email', rule: 'banned' },
  ]);
  // Nothing in it names anybody.
  const kept = await accounts.intake.rows('banned-addresses');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(account.email.split('@')[0]);
  await accounts.make({ email: account.email });
  expect((await send('orders', order(account.email))).status).toBe(201);
});

test('a ban that outlives its account is forgotten after a year', async () => {
  const { forgetSessions } = await import('../privacy/retention.ts');
  const { keepBanned } = await import('./banned-addresses.ts');
  const { payload } = accounts.intake;
  await keepBanned('gone@example.com', { payload });
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  const left = async () => (await accounts.intake.rows('banned-addresses')).length;
  await forgetSessions(payload, after(364));
  expect(await left()).toBe(1);
  await forgetSessions(payload, after(366));
  expect(await left()).toBe(0);
});

test('tries at addresses count as orders do: the limit ends them', async () => {
  const account = await accounts.make();
  const data = { is_banned: true, ban_reason_en: 'Spam.', ban_reason_ar: 'رسائل مزعجة.' };
  await accounts.intake.payload.update({ collection: 'accounts', id: account.id, data });
  const api = await accounts.intake.makeApi({ perAddress: 2 });
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1)
    statuses.push((await accounts.intake.send('orders', order(account.email), {}, { api })).status);
  expect(statuses).toEqual([422, 422, 429]);
});

test('the first order of an address → an account in its language with an invitation; the second changes nothing', async () => {
  const { send } = accounts.intake;
  const first = await send('orders', order('First.Order@Example.com'), {}, { locale: 'ar' });
  const [account, ...others] = await accountsOf('first.order@example.com');
  expect(others).toEqual([]);
  expect(account).toMatchObject({ name: 'Layla Hassan', phone: '+201001234567', locale: 'ar', password_hash: null });
  const [row] = await accounts.intake.rows('orders', { reference: { equals: first.data.reference } });
  expect(row!.account).toBe(account!.id);
  await send('orders', { ...order('first.order@example.com'), brief: '<div>y</div>' });
  expect(await accountsOf('first.order@example.com')).toHaveLength(1);
  expect(await invitationsTo('first.order@example.com')).toMatchObject([
    { locale: 'ar', subject: 'حسابك لدى \u2068نسق\u2069' },
  ]);
});

test('two first orders at the same moment → one account, one invitation', async () => {
  const send = (brief: string) => accounts.intake.send('orders', { ...order('race@example.com'), brief });
  const answers = await Promise.all(['<div>a</div>', '<div>b</div>', '<div>c</div>'].map(send));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await accountsOf('race@example.com')).toHaveLength(1);
  expect(await invitationsTo('race@example.com')).toHaveLength(1);
});

test('what is no order, or lies in the spam folder, makes no account', async () => {
  const { send } = accounts.intake;
  await send('contacts', { ...validContact, email: 'writes@example.com' });
  await send('orders', order('spam@example.com'), { trap: 'filled' });
  expect([...(await accountsOf('writes@example.com')), ...(await accountsOf('spam@example.com'))]).toEqual([]);
});

test('an order that somebody takes out of the spam folder makes the account then', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const sent = await accounts.intake.send('orders', order('rescued@example.com'), { trap: 'filled' });
  const [row] = await accounts.intake.rows('orders', { reference: { equals: sent.data.reference } });
  const sales = await signIn(accounts.intake.payload, 'sales');
  expect((await sales.call(`/orders/${String(row!.id)}/spam`, { spam: false })).status).toBe(200);
  expect(await accountsOf('rescued@example.com')).toHaveLength(1);
  expect(await invitationsTo('rescued@example.com')).toHaveLength(1);
});

test('the same order sent again with its key → one account, one invitation', async () => {
  const key = crypto.randomUUID();
  const send = () => accounts.intake.send('orders', order('again@example.com'), { key });
  expect([(await send()).status, (await send()).status]).toEqual([201, 200]);
  expect(await invitationsTo('again@example.com')).toHaveLength(1);
});

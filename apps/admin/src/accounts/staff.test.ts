import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../submissions/inbox/testing/staff.ts';
import type { AccountOverview } from './staff-endpoints.ts';
import { goodPassword, openTestAccounts, type TestAccounts } from './testing/open-accounts.ts';
import { somebody } from './testing/somebody.ts';

let accounts: TestAccounts;
let sales: Staff;
let editor: Staff;
let admin: Staff;

beforeAll(async () => {
  accounts = await openTestAccounts();
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  sales = await signIn(accounts.intake.payload, 'sales');
  editor = await signIn(accounts.intake.payload, 'editor', 'ar');
  admin = await signIn(accounts.intake.payload, 'admin');
});
afterAll(() => accounts.close());

const row = async (id: number) => (await accounts.intake.rows('accounts', { id: { equals: id } }))[0]!;
const mailsTo = async (email: string) =>
  (await accounts.intake.rows('mails', { to: { equals: email } })).map(({ template }) => template);
/** As the screen of an account saves it. */
const save = ({ user }: Staff, id: number, data: object) =>
  accounts.intake.payload.update({ collection: 'accounts', id, data, user, overrideAccess: false });
const status = async (token: string) => (await accounts.call('auth/user', { token, body: {} })).status;

test('staff make an account → its owner is invited, in their language', async () => {
  const answer = await sales.call('/accounts', { name: 'Adel', email: ' Adel@Example.com ', locale: 'ar' });
  expect(answer.status).toBe(201);
  const [account] = await accounts.intake.rows('accounts', { email: { equals: 'adel@example.com' } });
  expect(account).toMatchObject({ invited_at: expect.any(String), password_hash: null });
  const [mail] = await accounts.intake.rows('mails', { to: { equals: 'adel@example.com' } });
  expect(mail).toMatchObject({ template: 'invitation', locale: 'ar' });
  expect(String(mail!.text)).toContain('/ar/auth/password?token=');
});

test('the same address twice, in other capitals → refused', async () => {
  const { email } = await accounts.make();
  expect((await sales.call('/accounts', { name: 'Twice', email: email.toUpperCase(), locale: 'en' })).status).toBe(400);
});

test('a ban needs a reason in both languages, notes who and when, and its reason is gone from the account when it ends', async () => {
  const { id } = await accounts.make();
  await expect(save(sales, id, { is_banned: true, ban_reason_en: 'Spam.' })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'ban_reason_ar', message: expect.stringContaining('Write the reason in both languages') }],
    },
  });
  expect((await row(id)).is_banned).toBe(false);
  const reasons = { ban_reason_en: 'Spam.', ban_reason_ar: 'رسائل مزعجة.' };
  await save(sales, id, { is_banned: true, ...reasons });
  const banned = await row(id);
  expect(banned).toMatchObject({ is_banned: true, banned_by: sales.user.id, banned_at: expect.any(String) });
  // Another reason is no other ban.
  await save(sales, id, { ban_reason_en: 'Much spam.' });
  expect(await row(id)).toMatchObject({ banned_at: banned.banned_at, ban_reason_en: 'Much spam.' });
  await save(sales, id, { is_banned: false });
  expect(await row(id)).toMatchObject({ banned_by: null, banned_at: null, ban_reason_en: null, ban_reason_ar: null });
});

test('the history of bans names who, when and both reasons, and stays when a ban is lifted', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const agent = await signIn(accounts.intake.payload, 'agent');
  const { id } = await accounts.make();
  const bans = async () => {
    const answer = await sales.call(`/accounts/${id}/overview`);
    return ((await answer.json()) as AccountOverview).bans.map(({ createdAt, step, actor, reason_en, reason_ar }) => {
      expect(Date.parse(createdAt)).not.toBeNaN();
      return { step, actor, reason_en, reason_ar };
    });
  };
  expect(await bans()).toEqual([]);
  await save(sales, id, { is_banned: true, ban_reason_en: 'Spam.', ban_reason_ar: 'رسائل مزعجة.' });
  const first = {
    step: 'banned',
    actor: sales.user.name,
    reason_en: 'Spam.',
    reason_ar: 'رسائل مزعجة.',
  };
  expect(await bans()).toEqual([first]);
  // What has nothing to do with the ban is no step of it.
  await save(sales, id, { name: 'Renamed' });
  await save(agent, id, { ban_reason_en: 'Much spam.' });
  await save(agent, id, { is_banned: false });
  await save(sales, id, { is_banned: true, ban_reason_en: 'Again.', ban_reason_ar: 'مرة أخرى.' });
  const changed = { ...first, actor: agent.user.name, reason_en: 'Much spam.' };
  expect(await bans()).toEqual([
    { step: 'banned', actor: sales.user.name, reason_en: 'Again.', reason_ar: 'مرة أخرى.' },
    { ...changed, step: 'lifted' },
    { ...changed, step: 'changed' },
    first,
  ]);
  // Nobody edits it, and it is no way to read of accounts for who may not.
  const [row] = await accounts.intake.rows('account-bans', { account: { equals: id } });
  expect((await editor.call('/account-bans')).status).toBe(403);
  expect((await sales.call('/account-bans', { account: id, step: 'lifted' })).status).toBe(403);
  await expect(
    accounts.intake.payload.delete({
      collection: 'account-bans',
      id: Number(row!.id),
      user: sales.user,
      overrideAccess: false,
    }),
  ).rejects.toThrow();
  await accounts.intake.payload.delete({ collection: 'accounts', id });
  expect(await accounts.intake.rows('account-bans', { account: { equals: id } })).toEqual([]);
});

test('another address → the password and the sessions are over until the new address is proven, and both hear of it', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  await save(admin, account.id, { email: 'moved@example.com' });
  expect(await status(token)).toBe(401);
  const login = (email: string) => accounts.call('auth/login', { body: { email, password: goodPassword } });
  expect([(await login(account.email)).status, (await login('moved@example.com')).status]).toEqual([422, 422]);
  const told = async (email: string) =>
    (await accounts.intake.rows('mails', { to: { equals: email } })).at(-1) as { subject: string; text: string };
  expect(await told(account.email)).toMatchObject({ subject: 'The address of your account was changed' });
  expect((await told(account.email)).text).not.toContain('moved@example.com');
  expect((await told('moved@example.com')).subject).toBe('The address of your account at Nasaq');
  const overview = (await (await sales.call(`/accounts/${account.id}/overview`)).json()) as AccountOverview;
  expect(overview.bans).toMatchObject([{ step: 'moved', actor: admin.user.name, address: account.email }]);
  const link = await accounts.mailedToken('moved@example.com');
  expect((await accounts.call('auth/password', { body: { token: link, password: goodPassword } })).status).toBe(204);
  expect((await login('moved@example.com')).status).toBe(200);
});

test('an address is changed by administrators alone: whoever holds it reads what was sent with the account', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const agent = await signIn(accounts.intake.payload, 'agent');
  const { account, token } = await somebody(accounts, 'Wafaa', 'Rizk');
  for (const staff of [agent, sales]) {
    await save(staff, account.id, { email: 'agents-own@example.com', name: 'Wafaa R.' });
    expect(await row(account.id)).toMatchObject({ email: account.email, name: 'Wafaa R.' });
  }
  expect(await status(token)).toBe(200);
  expect(await accounts.intake.rows('mails', { to: { equals: 'agents-own@example.com' } })).toEqual([]);
});

test('a block and its end are told by mail, with the reason in the language of the account', async () => {
  const { email, id } = await accounts.make({ locale: 'ar' });
  await save(sales, id, { is_banned: true, ban_reason_en: 'Spam.', ban_reason_ar: 'رسائل مزعجة.' });
  await save(sales, id, { ban_reason_ar: 'رسائل مزعجة كثيرة.' });
  await save(sales, id, { is_banned: false });
  const mails = await accounts.intake.rows('mails', { to: { equals: email }, template: { equals: 'security' } });
  expect(mails.map(({ locale, subject }) => [locale, subject])).toEqual([
    ['ar', 'حُظر حسابك'],
    ['ar', 'رُفع الحظر عن حسابك'],
  ]);
  expect(mails[0]!.text).toContain('رسائل مزعجة.');
});

test('staff end one session, or all of them', async () => {
  const account = await accounts.make();
  const tokens = [await accounts.signIn(account), await accounts.signIn(account), await accounts.signIn(account)];
  const [first] = await accounts.intake.rows('account-sessions', { account: { equals: account.id } });
  const end = (id: unknown) => sales.call(`/accounts/${account.id}/sessions/end`, { id });
  expect((await end(first!.id)).status).toBe(200);
  expect(await Promise.all(tokens.map(status))).toEqual([401, 200, 200]);
  expect((await end('all')).status).toBe(200);
  expect(await Promise.all(tokens.map(status))).toEqual([401, 401, 401]);
  expect((await end('some')).status).toBe(422);
  const ended = await accounts.intake.rows('account-sessions', { account: { equals: account.id } });
  expect(ended.map(({ ended_by: by }) => by)).toEqual(['staff', 'staff', 'staff']);
});

test('“send again” → an invitation, and for who has a password the link for a forgotten one', async () => {
  const { id } = await accounts.intake.payload.create({
    collection: 'accounts',
    data: { name: 'Slow', email: 'slow@example.com', locale: 'en' },
  });
  expect((await sales.call(`/accounts/${id}/invite`, {})).status).toBe(200);
  expect(await mailsTo('slow@example.com')).toEqual(['invitation', 'invitation']);
  const quick = await accounts.make();
  expect((await sales.call(`/accounts/${quick.id}/invite`, {})).status).toBe(200);
  expect(await mailsTo(quick.email)).toEqual(['invitation', 'password_link']);
});

test('who may not see accounts can do none of it, and another site cannot make a browser do it', async () => {
  const { id, email } = await accounts.make();
  const refusal = await editor.call(`/accounts/${id}/invite`, {});
  expect([refusal.status, await refusal.text()]).toEqual([403, expect.stringContaining('لا يسمح دورك')]);
  expect((await editor.call(`/accounts/${id}/sessions/end`, { id: 'all' })).status).toBe(403);
  expect((await editor.call(`/accounts/${id}`)).status).toBe(403);
  const foreign = await sales.call(`/accounts/${id}/invite`, {}, { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await sales.call('/accounts/99999/invite', {})).status).toBe(404);
  expect(await mailsTo(email)).toEqual(['invitation']);
});

test('no screen and no interface shows or takes the hash of a password', async () => {
  const { id } = await accounts.make();
  const kept = (await row(id)).password_hash;
  expect(kept).toMatch(/^\$argon2id\$/);
  expect(await (await sales.call(`/accounts/${id}`)).text()).not.toContain('argon2');
  await save(sales, id, { password_hash: 'x', password_set_at: null, name: 'Renamed' });
  expect(await row(id)).toMatchObject({ name: 'Renamed', password_hash: kept, password_set_at: expect.any(String) });
});

test('the page of an account shows its sessions, and of what was sent that which the reader may read', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const { account } = await somebody(accounts, 'Ramy', 'Iskander');
  const overview = async (staff: Staff) => {
    const answer = await staff.call(`/accounts/${account.id}/overview`);
    return { text: await answer.clone().text(), ...((await answer.json()) as AccountOverview) };
  };
  const kinds = ({ records }: AccountOverview) => records.map(({ kind }) => kind).toSorted();
  const seen = await overview(sales);
  expect(seen.sessions).toMatchObject([{ ended_at: null }, { ended_at: null }]);
  expect(seen.text).not.toContain('token_id');
  expect(kinds(seen)).toEqual(['orders', 'orders']);
  expect(kinds(await overview(await signIn(accounts.intake.payload, 'agent')))).toEqual([
    'chats',
    'contacts',
    'contacts',
  ]);
  expect((await editor.call(`/accounts/${account.id}/overview`)).status).toBe(403);
});

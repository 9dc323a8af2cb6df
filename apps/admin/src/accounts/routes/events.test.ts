import { chatKeyHeader, type AccountEvent, type StartedChat } from '@nasaq/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startOf } from '../../chat/testing/open-chats.ts';
import { openTestAccounts, type TestAccounts } from '../testing/open-accounts.ts';

let accounts: TestAccounts;
const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.cancel();
});

interface Open {
  events: AccountEvent[];
  /** Everything as it came. */
  text: () => string;
  over: () => boolean;
}

/** An open page of somebody, on one of the hosts. */
async function openPage(token: string, host = 0, locale: 'en' | 'ar' = 'en'): Promise<Open> {
  const response = await accounts.open('account/events', { token, locale, api: accounts.hosts[host]!.api });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const reader = response.body!.getReader();
  readers.push(reader);
  const events: AccountEvent[] = [];
  const decoder = new TextDecoder();
  let [text, over] = ['', false];
  void (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const piece = decoder.decode(next.value, { stream: true });
      text += piece;
      for (const [, data] of piece.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data!) as AccountEvent);
    }
    over = true;
  })();
  return { events, text: () => text, over: () => over };
}

const ban = (id: number, reason = 'Spam.') =>
  accounts.intake.payload.update({
    collection: 'accounts',
    id,
    data: { is_banned: true, ban_reason_en: reason, ban_reason_ar: 'رسائل مزعجة.' },
  });
const free = { type: 'ban', ban: { isBanned: false, reason: '' } };
const blocked = (reason: string) => ({ type: 'ban', ban: { isBanned: true, reason } });

test('the ban as it is comes at once, and each change on every host, in the language of the page', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const [here, there] = [await openPage(token), await openPage(token, 1, 'ar')];
  await vi.waitFor(() => expect([here.events, there.events]).toEqual([[free], [free]]), 20_000);
  await ban(account.id);
  await vi.waitFor(() => expect(here.events.slice(1)).toEqual([blocked('Spam.')]), 20_000);
  await vi.waitFor(() => expect(there.events.slice(1)).toEqual([blocked('رسائل مزعجة.')]), 20_000);
  await ban(account.id, 'Much spam.');
  await vi.waitFor(() => expect(here.events.at(-1)).toEqual(blocked('Much spam.')), 20_000);
  await accounts.intake.payload.update({ collection: 'accounts', id: account.id, data: { is_banned: false } });
  await vi.waitFor(() => expect([here.events.at(-1), there.events.at(-1)]).toEqual([free, free]), 20_000);
  // Of what changed in the other language only, this page hears nothing.
  expect(there.events).toEqual([free, blocked('رسائل مزعجة.'), free]);
});

test('somebody else is banned → nothing comes', async () => {
  const [account, other] = [await accounts.make(), await accounts.make()];
  const [mine, theirs] = [await openPage(await accounts.signIn(account)), await openPage(await accounts.signIn(other))];
  await vi.waitFor(() => expect([mine.events, theirs.events]).toEqual([[free], [free]]), 20_000);
  await ban(other.id);
  await vi.waitFor(() => expect(theirs.events).toHaveLength(2), 20_000);
  expect(mine.events).toEqual([free]);
});

test.each([
  ['signing out', (token: string) => accounts.call('auth/logout', { token, body: {} })],
  ['the account is deleted', (_: string, id: number) => accounts.intake.payload.delete({ collection: 'accounts', id })],
])('%s → `ended` is the last that comes, on every host', async (_, end) => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const [here, there] = [await openPage(token), await openPage(token, 1)];
  await vi.waitFor(() => expect([here.events.length, there.events.length]).toEqual([1, 1]), 20_000);
  await end(token, account.id);
  for (const page of [here, there]) {
    await vi.waitFor(() => expect(page.events).toEqual([free, { type: 'ended' }]), 20_000);
    await vi.waitFor(() => expect(page.over()).toBe(true), 20_000);
  }
});

test('another session of the account ends → this one goes on', async () => {
  const account = await accounts.make();
  const [mine, other] = [await accounts.signIn(account), await accounts.signIn(account)];
  const [page, otherPage] = [await openPage(mine), await openPage(other)];
  expect((await accounts.call('auth/logout', { token: other, body: {} })).status).toBe(204);
  await vi.waitFor(() => expect(otherPage.over()).toBe(true), 20_000);
  expect([page.events, page.over()]).toEqual([[free], false]);
});

test('the database’s connection breaks, and a ban meanwhile → it comes when the connection is back', async () => {
  const account = await accounts.make();
  const page = await openPage(await accounts.signIn(account));
  await vi.waitFor(() => expect(page.events).toEqual([free]), 20_000);
  const { databaseUrl } = await import('../../platform/database/address.ts');
  const database = new pg.Client({ connectionString: databaseUrl()! });
  await database.connect();
  const data = { is_banned: true, ban_reason_en: 'Meanwhile.', ban_reason_ar: 'في الأثناء.' };
  await accounts.intake.payload.db.updateOne({ collection: 'accounts', id: account.id, data });
  expect(page.events).toEqual([free]);
  const { rowCount } = await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nasaq notifications' AND datname = current_database()",
  );
  expect(rowCount).toBe(2);
  await database.end();
  await vi.waitFor(() => expect(page.events).toEqual([free, blocked('Meanwhile.')]), 20_000);
});

test('a reader who leaves is no longer told, and the host that stops ends what is open', async () => {
  const { Notifier } = await import('../../platform/database/notifications.ts');
  const { createApi } = await import('../../api-routes.ts');
  const notifier = new Notifier();
  const api = createApi(() => Promise.resolve(accounts.intake.payload), { notifier });
  accounts.hosts.push({ api, notifier });
  const page = await openPage(await accounts.signIn(await accounts.make()), 2);
  await vi.waitFor(() => expect(page.events).toEqual([free]), 20_000);
  await notifier.close();
  await vi.waitFor(() => expect(page.over()).toBe(true), 20_000);
});

test('an eleventh page of an account opens → the first one is told to step back, on this host alone; a page that leaves makes room', async () => {
  const account = await accounts.make();
  const token = await accounts.signIn(account);
  const first = await openPage(token);
  const elsewhere = await openPage(token, 1);
  const pages = [first];
  for (let count = 2; count <= 11; count += 1) pages.push(await openPage(token));
  await vi.waitFor(() => expect(first.events).toEqual([free, { type: 'replaced' }]), 20_000);
  await vi.waitFor(() => expect(first.over()).toBe(true), 20_000);
  await vi.waitFor(() => expect(pages.at(-1)!.events).toEqual([free]), 20_000);
  expect([...pages.slice(1), elsewhere].map(({ over }) => over())).toEqual(Array(11).fill(false));
  // One of the others leaves: the next one takes its place, and nobody else has to.
  await readers.at(-3)!.cancel();
  await new Promise((resolve) => void setImmediate(resolve));
  pages.push(await openPage(token));
  const open = pages.slice(1).filter(({ over }) => !over());
  // A page is told first how things stand: after the ban, that would be all.
  for (const page of open) await vi.waitFor(() => expect(page.events).toEqual([free]), 20_000);
  await ban(account.id);
  for (const page of open) await vi.waitFor(() => expect(page.events).toEqual([free, blocked('Spam.')]), 20_000);
  expect(pages.slice(1).filter(({ events }) => events.some(({ type }) => type === 'replaced'))).toEqual([]);
});

test('an address holds as many streams as it may → 429 with the time to wait, for accounts and chats alike; others pass', async () => {
  const { OpenStreams } = await import('../../platform/http/open-streams.ts');
  const { createApi } = await import('../../api-routes.ts');
  const streams = new OpenStreams(2);
  const { hosts, intake } = accounts;
  const api = createApi(() => Promise.resolve(intake.payload), { notifier: hosts[0]!.notifier, streams });
  const token = await accounts.signIn(await accounts.make());
  const open = (address: string) => accounts.open('account/events', { token, api, address });
  const held = [await open('203.0.113.8'), await open('203.0.113.8')];
  for (const response of held) readers.push(response.body!.getReader());
  const refused = await open('203.0.113.8');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests', retryAfter: 30 } });
  const started = await accounts.call('chat', { body: startOf(), api, address: '203.0.113.8' });
  const { chat: talk, key } = started.json<{ data: StartedChat }>().data;
  const talking = { api, address: '203.0.113.8', headers: { [chatKeyHeader]: key } };
  expect((await accounts.call(`chat/${talk.reference}/events`, talking)).status).toBe(429);
  const other = await open('203.0.113.9');
  readers.push(other.body!.getReader());
  expect(other.status).toBe(200);
  // The place is free as soon as one of them has left.
  await readers.at(-3)!.cancel();
  await vi.waitFor(async () => {
    const again = await open('203.0.113.8');
    if (again.status === 200) readers.push(again.body!.getReader());
    else await again.text();
    expect(again.status).toBe(200);
  }, 20_000);
});

test('no session → 401, not a stream', async () => {
  const answer = await accounts.call('account/events', { token: 'x.y.z' });
  expect([answer.status, answer.error().code]).toEqual([401, 'unauthorized']);
});

import { randomUUID } from 'node:crypto';
import type { StartedChat } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChats, type TestAgent, type TestChats } from './testing/open-chats.ts';

let chats: TestChats;
let agent: TestAgent;
let modules: typeof import('./erase-chats.ts') &
  typeof import('./chats-of.ts') &
  typeof import('./erase-chats.ts') &
  typeof import('../platform/database/in-transaction.ts');
beforeAll(async () => {
  chats = await openChats();
  agent = await chats.agent();
  modules = {
    ...(await import('./erase-chats.ts')),
    ...(await import('./chats-of.ts')),
    ...(await import('./erase-chats.ts')),
    ...(await import('../platform/database/in-transaction.ts')),
  };
});
afterAll(() => chats.close());

async function idOf({ chat }: StartedChat): Promise<number> {
  const { rows } = await chats.pool.query('SELECT id FROM chats WHERE reference = $1', [chat.reference]);
  return (rows[0] as { id: number } | undefined)?.id ?? 0;
}

/** A chat with everything that can hang on one. */
async function fullChat(email: string): Promise<StartedChat> {
  await chats.setStaffed(false);
  const started = await chats.start({ email });
  await chats.setStaffed(true);
  const token = await chats.intake.upload('chats' as 'orders', 'files');
  await chats.say(started, 'With a file', { files: [token] });
  const id = await idOf(started);
  await agent.call(`chats/${id}/messages`, { clientId: randomUUID(), text: 'An answer' });
  await agent.call(`chats/${id}/notes`, { text: 'A note' });
  return started;
}

async function leftOf(id: number): Promise<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const [name, text] of [
    ['chats', 'SELECT count(*)::int AS n FROM chats WHERE id = $1'],
    ['messages', 'SELECT count(*)::int AS n FROM chat_messages WHERE chat_id = $1'],
    ['notes', 'SELECT count(*)::int AS n FROM chat_notes WHERE chat_id = $1'],
    ['files', 'SELECT count(*)::int AS n FROM uploads_rels WHERE chats_id = $1'],
    ['mails', 'SELECT count(*)::int AS n FROM mails_rels WHERE chats_id = $1'],
  ] as const) {
    const { rows } = await chats.pool.query(text, [id]);
    left[name] = (rows[0] as { n: number }).n;
  }
  return left;
}
const nothing = { chats: 0, messages: 0, notes: 0, files: 0, mails: 0 };

test('the chats of an address are erased with all that belongs to them, those of others stay', async () => {
  const email = 'Gone@Example.com';
  const [mine, other] = [await fullChat(email), await fullChat('stays@example.com')];
  const ids = [await idOf(mine), await idOf(other)] as const;
  expect(await leftOf(ids[0])).toEqual({ chats: 1, messages: 5, notes: 1, files: 1, mails: 2 });
  const owner = { account: 0, email: email.toLowerCase() };
  expect((await modules.chatsOf(owner, 'en', chats.payload)).map(({ reference }) => reference)).toEqual([
    mine.chat.reference,
  ]);
  const erased = await modules.inTransaction(chats.payload, (req) => modules.eraseChats(owner, req));
  expect(erased).toBe(1);
  expect(await leftOf(ids[0])).toEqual(nothing);
  expect((await leftOf(ids[1])).messages).toBe(5);
});

test('an export holds what was said, and no note of the staff', async () => {
  const started = await fullChat('export@example.com');
  const [exported, ...more] = await modules.exportChats({ account: 0, email: 'export@example.com' }, chats.payload);
  expect(more).toEqual([]);
  expect(exported).toMatchObject({ reference: started.chat.reference, email: 'export@example.com', topic: 'services' });
  expect(exported!.messages.filter(({ from }) => from !== 'system').map(({ text }) => text)).toEqual([
    'Hello, what does a site cost?',
    'With a file',
    'An answer',
  ]);
  expect(JSON.stringify(exported)).not.toContain('A note');
});

test('a chat is kept for as long as messages are, and spam for thirty days', async () => {
  const made = await Promise.all(
    ['old', 'noted', 'spam', 'fresh'].map((name) => chats.start({ email: `${name}@r.example` })),
  );
  const [old, noted, spam, fresh] = (await Promise.all(made.map(idOf))) as [number, number, number, number];
  const age = (id: number, days: number) =>
    chats.pool.query('UPDATE chats SET last_message_at = now() - make_interval(days => $2) WHERE id = $1', [id, days]);
  await age(old, 800);
  await age(noted, 800);
  await agent.call(`chats/${noted}/notes`, { text: 'Still of use' });
  await age(spam, 31);
  await chats.pool.query('UPDATE chats SET spam = true WHERE id = $1', [spam]);
  await age(fresh, 31);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  expect(await modules.deleteOldChats(chats.payload, { messages: days(730), spam: days(30) })).toBe(2);
  const left = await Promise.all([old, noted, spam, fresh].map(async (id) => (await leftOf(id)).chats));
  expect(left).toEqual([0, 1, 0, 1]);
});

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openChats, texts, type TestChats } from '../testing/open-chats.ts';

let chats: TestChats;
const patient = { timeout: 20_000, interval: 20 };
beforeAll(async () => {
  chats = await openChats();
});
afterAll(() => chats.close());

test('a stream begins with what was missed, then the chat and who is there', async () => {
  const started = await chats.start();
  await chats.say(started, 'Two');
  await chats.say(started, 'Three');
  const stream = await chats.events(started, 1);
  await vi.waitFor(() => expect(stream.of('presence')).toHaveLength(1), patient);
  expect(stream.events.map(({ type }) => type)).toEqual(['message', 'message', 'chat', 'presence']);
  expect(texts(stream.of('message').map(({ message }) => message))).toEqual(['Two', 'Three']);
  expect(stream.ids).toEqual([2, 3, 3, 3]);
  expect(stream.of('presence')).toEqual([{ type: 'presence', online: true }]);
});

test('what is written on one host arrives on the other, each message once and in order', async () => {
  const started = await chats.start();
  const streams = await Promise.all([chats.events(started, 0, 0), chats.events(started, 0, 1)]);
  const sent = Array.from({ length: 30 }, (_, place) => `Message ${place}`);
  await Promise.all(sent.map((text, place) => chats.say(started, text, { host: place % 2 })));
  for (const stream of streams) {
    await vi.waitFor(() => expect(stream.of('message')).toHaveLength(31), patient);
    const messages = stream.of('message').map(({ message }) => message);
    expect(messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 31 }, (_, place) => place + 1));
    expect(texts(messages).slice(1).toSorted()).toEqual(sent.toSorted());
  }
});

test('a stream that is cut again and again while somebody writes → every message once, in order', async () => {
  const started = await chats.start();
  const got: number[] = [1];
  const writing = (async () => {
    for (let count = 0; count < 40; count += 1) await chats.say(started, `Message ${count}`, { host: count % 2 });
  })();
  for (let host = 0; got.at(-1)! < 41; host = 1 - host) {
    const stream = await chats.events(started, got.at(-1), host);
    const before = got.length;
    await vi.waitFor(() => expect(stream.of('message').length).toBeGreaterThan(0), patient);
    await stream.close();
    got.push(...stream.of('message').map(({ message }) => message.sequence));
    expect(got.length).toBeGreaterThan(before);
  }
  await writing;
  expect(got).toEqual(Array.from({ length: 41 }, (_, place) => place + 1));
});

test('the listening connection is lost → what was said meanwhile arrives when it is back, once', async () => {
  const started = await chats.start();
  const stream = await chats.events(started, 1, 1);
  await vi.waitFor(() => expect(stream.of('presence')).toHaveLength(1), patient);
  const { rowCount } = await endListeners(chats.pool);
  expect(rowCount).toBeGreaterThan(0);
  await chats.say(started, 'Meanwhile');
  await vi.waitFor(() => expect(stream.of('message')).toHaveLength(1), patient);
  await chats.say(started, 'Afterwards');
  await vi.waitFor(() => expect(stream.of('message')).toHaveLength(2), patient);
  expect(texts(stream.of('message').map(({ message }) => message))).toEqual(['Meanwhile', 'Afterwards']);
});

test('marks only grow, never beyond what there is, and are told on every host', async () => {
  const started = await chats.start();
  const mark = (delivered: number, read: number) =>
    chats.ask(`chat/${started.chat.reference}/marks`, { delivered, read }, { key: started.key });
  for (let count = 0; count < 3; count += 1) await chats.say(started, `${count}`);
  const stream = await chats.events(started, 4, 1);
  await vi.waitFor(() => expect(stream.of('presence')).toHaveLength(1), patient);
  expect((await mark(3, 2)).status).toBe(204);
  expect((await mark(1, 1)).status).toBe(204);
  expect((await chats.page(started)).chat.marks).toMatchObject({ visitorDelivered: 3, visitorRead: 2 });
  await mark(2, 900);
  const marks = { visitorDelivered: 4, visitorRead: 4, agentDelivered: 0, agentRead: 0 };
  await vi.waitFor(() => expect(stream.of('chat').at(-1)?.chat.marks).toEqual(marks), patient);
});

test('nobody is there any more → open chats are told', async () => {
  const started = await chats.start();
  const stream = await chats.events(started, 1);
  await vi.waitFor(() => expect(stream.of('presence').at(-1)).toMatchObject({ online: true }), patient);
  await chats.setStaffed(false);
  const agent = await chats.agent();
  await agent.call('available', { available: false });
  await vi.waitFor(() => expect(stream.of('presence').at(-1)).toMatchObject({ online: false }), patient);
  await chats.setStaffed(true);
  await agent.call('available', { available: true });
  await vi.waitFor(() => expect(stream.of('presence').at(-1)).toMatchObject({ online: true }), patient);
});

test('an agent who takes no new chats is there in the one that they answer, as long as they have it open', async () => {
  const started = await chats.start();
  await chats.setStaffed(false);
  const agent = await chats.agent();
  await agent.call('available', { available: false });
  const stream = await chats.events(started, 1);
  await vi.waitFor(() => expect(stream.of('presence').at(-1)).toMatchObject({ online: false }), patient);
  const { rows } = await chats.pool.query('SELECT id FROM chats WHERE reference = $1', [started.chat.reference]);
  const { id } = rows[0] as { id: number };
  expect(
    (await agent.call(`chats/${id}/messages`, { clientId: randomUUID(), text: 'Here I am' })).json<object>(),
  ).toMatchObject({ text: 'Here I am' });
  await chats.pool.query('UPDATE users SET chat_seen_at = now() WHERE id = $1', [agent.id]);
  await chats.say(started, 'Good');
  await vi.waitFor(() => expect(stream.of('presence').at(-1)).toMatchObject({ online: true }), patient);
  await chats.pool.query("UPDATE users SET chat_seen_at = now() - interval '1 hour' WHERE id = $1", [agent.id]);
  await agent.call('available', { available: false });
  await vi.waitFor(() => expect(stream.of('presence').at(-1)).toMatchObject({ online: false }), patient);
  await chats.setStaffed(true);
  await agent.call('available', { available: true });
});

test('a chat that is deleted → its stream ends, and there is nothing to open', async () => {
  const started = await chats.start();
  const stream = await chats.events(started, 1);
  await vi.waitFor(() => expect(stream.of('presence')).toHaveLength(1), patient);
  const { rows } = await chats.pool.query('SELECT id FROM chats WHERE reference = $1', [started.chat.reference]);
  await chats.payload.delete({ collection: 'chats', id: (rows[0] as { id: number }).id });
  await vi.waitFor(() => expect(stream.ended).toBe(true), patient);
  const answer = await chats.ask(`chat/${started.chat.reference}?after=0`, undefined, { key: started.key });
  expect(answer.status).toBe(404);
});

function endListeners(pool: Pool) {
  return pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nasaq notifications' AND datname = current_database()",
  );
}

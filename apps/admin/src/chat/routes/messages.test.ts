import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChats, startOf, texts, type TestChats } from '../testing/open-chats.ts';

let chats: TestChats;
beforeAll(async () => {
  chats = await openChats();
});
afterAll(() => chats.close());

test('a chat begins with its first message, and its key opens it again', async () => {
  const started = await chats.start({ topic: 'order' }, { locale: 'ar' });
  expect(started).toMatchObject({
    chat: { state: 'open', topic: 'order', name: 'Layla', email: 'l•••@example.com', locale: 'ar', agent: null },
    messages: [{ sequence: 1, from: 'visitor', text: 'Hello, what does a site cost?', notice: null, files: [] }],
  });
  expect(started.chat.offline).toBe(false);
  const page = await chats.page(started);
  expect(page).toEqual({ chat: started.chat, messages: started.messages, more: false });
});

test('the same start three times at once → one chat, with equal keys', async () => {
  const body = startOf();
  const answers = await Promise.all([0, 1, 0].map((host) => chats.ask('chat', body, { host })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { rows } = await chats.pool.query('SELECT 1 FROM chats WHERE client_id = $1', [body.clientId]);
  expect(rows).toHaveLength(1);
});

test('a message that is sent again is the same message, also at the same time on two hosts', async () => {
  const started = await chats.start();
  const clientId = randomUUID();
  const answers = await Promise.all(
    [0, 1, 0, 1].map((host) =>
      chats.say(started, 'Once', { clientId: host ? clientId.toUpperCase() : clientId, host }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(texts((await chats.page(started)).messages)).toEqual(['Hello, what does a site cost?', 'Once']);
});

test('twenty who write at once on two hosts → numbers without a gap, each message once', async () => {
  const started = await chats.start();
  const sent = Array.from({ length: 20 }, (_, place) => `Message ${place}`);
  const answers = await Promise.all(sent.map((text, place) => chats.say(started, text, { host: place % 2 })));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const { messages } = await chats.page(started, 1);
  expect(messages.map(({ sequence }) => sequence)).toEqual(sent.map((_, place) => place + 2));
  expect(texts(messages).toSorted()).toEqual(sent.toSorted());
});

test('more messages than one page holds come in pages', async () => {
  const started = await chats.start();
  await chats.pool.query(
    `INSERT INTO chat_messages (chat_id, sequence, client_id, "from", text)
     SELECT chats.id, n, gen_random_uuid(), 'agent', 'Message ' || n FROM chats, generate_series(2, 250) n WHERE reference = $1`,
    [started.chat.reference],
  );
  await chats.pool.query('UPDATE chats SET last_sequence = 250 WHERE reference = $1', [started.chat.reference]);
  const first = await chats.page(started);
  expect([first.messages.length, first.messages.at(-1)?.sequence, first.more]).toEqual([200, 200, true]);
  const second = await chats.page(started, 200);
  expect([second.messages.length, second.messages.at(-1)?.sequence, second.more]).toEqual([50, 250, false]);
});

test.each([
  ['HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a null byte', 'a\0b', 'ab'],
  ['half of an emoji', 'a\uD83D', 'a\uFFFD'],
  ['controls', '\u001B[31ma\u0007', '[31ma'],
  ['marks of direction', 'first \u202Bعربي\u202C', 'first \u202Bعربي\u202C'],
  ['line ends of every kind', ' a\r\nb\u2028c ', 'a\nb\nc'],
  ['SQL', `'; DROP TABLE chats; --`, `'; DROP TABLE chats; --`],
  ['4,000 letters', 'ش'.repeat(4_000), 'ش'.repeat(4_000)],
])('a message with %s is kept as text', async (_, typed, kept) => {
  const started = await chats.start();
  const { data } = (await chats.say(started, typed)).json<{ data: ChatMessage }>();
  expect(data.text).toBe(kept);
  expect((await chats.page(started, 1)).messages.map(({ text }) => text)).toEqual([kept]);
});

test.each([
  ['nothing', '   \n\u0007', 'required'],
  ['4,001 letters', 'a'.repeat(4_001), 'max_length'],
])('a message of %s is refused in both languages, and nothing is stored', async (_, text, rule) => {
  const started = await chats.start();
  const refused = await chats.say(started, text);
  expect(refused.status).toBe(422);
  expect(refused.error().failures).toMatchObject([
    { field: 'text', rule, message: expect.stringContaining('Message'), messageAr: expect.stringContaining('الرسالة') },
  ]);
  expect((await chats.page(started, 1)).messages).toEqual([]);
});

test('a message of a megabyte is refused with a reason, and nothing is stored', async () => {
  const started = await chats.start();
  const refused = await chats.say(started, 'x'.repeat(1_000_000));
  expect([refused.status, refused.error().code]).toEqual([413, 'payload_too_large']);
  const opening = await chats.ask('chat', startOf({ name: 'x'.repeat(1_000_000) }));
  expect(opening.status).toBe(413);
  expect((await chats.page(started, 1)).messages).toEqual([]);
});

test('a start with wrong values names each of them', async () => {
  const refused = await chats.ask(
    'chat',
    startOf({ name: ' ', email: 'nobody', message: { clientId: randomUUID(), text: '' } }),
  );
  expect(refused.status).toBe(422);
  expect(refused.error().failures?.map(({ field, rule }) => [field, rule])).toEqual([
    ['name', 'required'],
    ['email', 'email'],
    ['text', 'required'],
  ]);
});

test.each([
  ['a guessed reference', (started: { chat: { reference: string }; key: string }) => ['23456789', started.key]],
  ['a wrong key', ({ chat }: { chat: { reference: string } }) => [chat.reference, 'x'.repeat(32)]],
  ['no key', ({ chat }: { chat: { reference: string } }) => [chat.reference, '']],
  ['something else', () => ['../../users', 'x']],
])('%s → the same 404 as for a chat that there is not, whatever is asked', async (_, guess) => {
  const started = await chats.start();
  const unknown = await chats.ask('chat/22222222?after=0', undefined, { key: 'y' });
  const [reference, key] = guess(started) as [string, string];
  const calls: [string, unknown][] = [
    ['?after=0', undefined],
    ['/events?after=0', undefined],
    ['/messages', { clientId: randomUUID(), text: 'Mine?' }],
    ['/marks', { delivered: 1, read: 1 }],
    ['/page', { page: '/' }],
    ['/rating', { rating: 1 }],
    ['/typing', {}],
    ['/end', {}],
    ['/transcript', {}],
  ];
  for (const [path, body] of calls) {
    const answer = await chats.ask(`chat/${encodeURIComponent(reference)}${path}`, body, { key });
    expect([answer.status, answer.text]).toEqual([404, unknown.text]);
  }
  expect((await chats.page(started)).chat).toEqual(started.chat);
});

test('the key of one chat does not open another', async () => {
  const [mine, other] = [await chats.start(), await chats.start()];
  const answer = await chats.ask(`chat/${other.chat.reference}?after=0`, undefined, { key: mine.key });
  expect(answer.status).toBe(404);
});

test('another site cannot write with what a browser holds', async () => {
  const started = await chats.start();
  const answer = await chats.ask(
    `chat/${started.chat.reference}/messages`,
    { clientId: randomUUID(), text: 'Forged' },
    { key: started.key, headers: { origin: 'https://evil.example' } },
  );
  expect(answer.status).toBe(403);
});

test('a trap that is filled → the chat is kept as spam, answered as ever', async () => {
  const started = await chats.start({ trap: 'https://buy.example' });
  const { rows } = await chats.pool.query('SELECT spam FROM chats WHERE reference = $1', [started.chat.reference]);
  expect(rows).toEqual([{ spam: true }]);
});

test('an address that begins too many chats is told when to come back; under attack a calculation is asked for', async () => {
  const open = async (limits: object) => {
    const api = await chats.limited(limits);
    return (address: string) =>
      api.request(
        '/chat?v=2',
        { method: 'POST', headers: { locale: 'en' }, body: JSON.stringify(startOf()) },
        { incoming: { socket: { remoteAddress: address } } },
      );
  };
  const perAddress = await open({ perAddress: 1 });
  expect([(await perAddress('198.51.100.1')).status, (await perAddress('198.51.100.1')).status]).toEqual([201, 429]);
  const perMinute = await open({ perMinute: 1 });
  expect([(await perMinute('198.51.100.2')).status, (await perMinute('198.51.100.3')).status]).toEqual([201, 428]);
});

test('who floods one chat is slowed down', async () => {
  const started = await chats.start();
  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await chats.say(started, `${count}`)).status);
  expect([statuses.slice(0, 60).every((status) => status === 201), statuses[60]]).toEqual([true, 429]);
});

import { randomUUID } from 'node:crypto';
import type { ChatAvailability, StartedChat } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openChats, texts, type TestAgent, type TestChats } from './testing/open-chats.ts';

let chats: TestChats;
let agent: TestAgent;
let modules: {
  mailAnswers: typeof import('./chat-clock.ts').mailAnswers;
  wakeSnoozed: typeof import('./chat-clock.ts').wakeSnoozed;
};
beforeAll(async () => {
  chats = await openChats();
  agent = await chats.agent();
  modules = { ...(await import('./chat-clock.ts')), ...(await import('./chat-clock.ts')) };
});
afterAll(() => chats.close());
beforeEach(async () => {
  await chats.setHours('always');
  await chats.setStaffed(true);
});

async function mailsOf({ chat }: StartedChat) {
  const mails = await chats.intake.rows('mails');
  return mails.filter(({ subject, text }) => `${String(subject)} ${String(text)}`.includes(chat.reference));
}
async function idOf({ chat }: StartedChat): Promise<number> {
  const { rows } = await chats.pool.query('SELECT id FROM chats WHERE reference = $1', [chat.reference]);
  return (rows[0] as { id: number }).id;
}
const says = async (started: StartedChat, text: string) =>
  agent.call(`chats/${await idOf(started)}/messages`, { clientId: randomUUID(), text });
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);

test.each([
  ['nobody is there', () => chats.setStaffed(false)],
  ['it is no working time', () => chats.setHours('never')],
])('%s → an offline message with a notice, a mail with the link, and a word to the staff', async (_, away) => {
  await away();
  const started = await chats.start({}, { locale: 'ar' });
  expect(started.chat.offline).toBe(true);
  expect(texts(started.messages)).toEqual(['Hello, what does a site cost?', '<offline>']);
  const [mine, staff, ...more] = await mailsOf(started);
  expect(more).toEqual([]);
  expect(mine).toMatchObject({ template: 'chat_offline', to: 'layla@example.com', locale: 'ar' });
  expect(mine!.text).toContain(`/ar/care/live-chat?chat=${started.chat.reference}&key=${started.key}`);
  // The address may be somebody else's: nothing that was typed is repeated.
  expect(`${String(mine!.text)}${String(mine!.html)}`).not.toContain('what does a site cost');
  expect(staff).toMatchObject({ template: 'chat_notice', to: 'hello@nasaq.example', locale: 'en' });
  expect(staff!.subject).toMatch(/^A chat is waiting for an answer/);
  expect(staff!.text).toContain('> Hello, what does a site cost?');
  expect(staff!.text).toContain(`/admin/live-chat?chat=${await idOf(started)}`);
  await chats.say(started, 'Still there?');
  expect(await mailsOf(started)).toHaveLength(2);
});

test('somebody is there → no mail, and a spam chat gets none either until it is none', async () => {
  expect(await mailsOf(await chats.start())).toEqual([]);
  await chats.setStaffed(false);
  // Whoever is known to the browser is fast.
  const email = 'mona@example.com';
  expect(await mailsOf(await chats.start({ elapsed: 300 }))).toHaveLength(2);
  // Who has been told of a few chats is not told of every other.
  for (const [values, mails] of [
    [{ email }, ['chat_offline', 'chat_notice']],
    [{}, ['chat_notice']],
  ] as const) {
    const spam = await chats.start({ trap: 'x', ...values });
    expect(await mailsOf(spam)).toEqual([]);
    const id = await idOf(spam);
    for (const marked of [false, true, false]) await agent.call(`chats/${id}/spam`, { spam: marked });
    expect((await mailsOf(spam)).map(({ template }) => template)).toEqual(mails);
  }
});

test('everybody went home in the midst of it → the next message is told to the staff once', async () => {
  const started = await chats.start();
  await says(started, 'Yes?');
  await chats.setStaffed(false);
  await chats.say(started, 'Are you open?');
  await chats.say(started, 'Hello?');
  expect(texts((await chats.page(started, 3)).messages)).toEqual(['Are you open?', '<offline>', 'Hello?']);
  expect((await mailsOf(started)).map(({ template }) => template)).toEqual(['chat_notice']);
});

test('an agent who answers after hours is not said to be away, until they leave', async () => {
  await chats.setHours('never');
  const started = await chats.start();
  await says(started, 'Still here');
  const seen = (at: string) =>
    chats.pool.query(
      `UPDATE users SET chat_seen_at = ${at} WHERE id = (SELECT agent_id FROM chat_messages WHERE text = 'Still here')`,
    );
  await seen('now()');
  await chats.say(started, 'Good evening');
  await seen("now() - interval '1 hour'");
  await says(started, 'Good night');
  await chats.say(started, 'One more thing');
  expect(texts((await chats.page(started, 3)).messages)).toEqual([
    'Still here',
    'Good evening',
    'Good night',
    'One more thing',
    '<offline>',
  ]);
});

test('answers to who has left go out together, once, however many hosts look at the same time', async () => {
  const started = await chats.start({ name: 'سلمى' }, { locale: 'ar' });
  await says(started, 'First <b>answer</b>');
  await says(started, 'وهذا الثاني');
  await modules.mailAnswers(chats.payload, later(30));
  expect(await mailsOf(started)).toEqual([]);
  const look = () => modules.mailAnswers(chats.payload, later(200));
  await Promise.all([look(), look(), look()]);
  expect(await look()).toBe(0);
  const mails = await mailsOf(started);
  expect(mails).toMatchObject([{ template: 'chat_answers', to: 'layla@example.com', locale: 'ar' }]);
  expect(mails[0]!.text).toContain('\nFirst <b>answer</b>\n');
  expect(mails[0]!.text).toContain('\nوهذا الثاني\n');
  expect(mails[0]!.html).not.toContain('<b>answer');
  await says(started, 'A third');
  expect(await modules.mailAnswers(chats.payload, later(400))).toBe(1);
  const [, second] = await mailsOf(started);
  expect(second!.text).toContain('A third');
  expect(second!.text).not.toContain('وهذا الثاني');
});

test('who has read the answer, or has the chat open, gets no mail', async () => {
  const [reader, watcher] = [await chats.start(), await chats.start()];
  for (const started of [reader, watcher]) await says(started, 'An answer');
  await chats.ask(`chat/${reader.chat.reference}/marks`, { delivered: 3, read: 3 }, { key: reader.key });
  await chats.pool.query("UPDATE chats SET visitor_seen_at = now() + interval '1 hour' WHERE reference = $1", [
    watcher.chat.reference,
  ]);
  await modules.mailAnswers(chats.payload, later(300));
  expect([await mailsOf(reader), await mailsOf(watcher)]).toEqual([[], []]);
});

test('a transcript holds the whole conversation, both directions set apart', async () => {
  const started = await chats.start({ message: { clientId: randomUUID(), text: 'مرحبًا\nكم تكلفة الموقع؟' } });
  await says(started, 'It depends: 100–200.');
  const ask = () => chats.ask(`chat/${started.chat.reference}/transcript`, {}, { key: started.key });
  expect((await ask()).status).toBe(204);
  const [mail] = await mailsOf(started);
  expect(mail).toMatchObject({ template: 'chat_transcript', to: 'layla@example.com' });
  expect(mail!.text).toContain('\nمرحبًا\nكم تكلفة الموقع؟\n');
  expect(mail!.text).toContain('\nIt depends: 100–200.\n');
  expect(mail!.text).not.toContain('<joined>');
  expect(mail!.html).toMatch(/<div dir="rtl"[^>]*>مرحبًا<\/div><div dir="rtl"[^>]*>كم تكلفة الموقع؟<\/div>/);
});

test('a snoozed chat wakes when its time has come, once for all hosts', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const snooze = (until: Date) => agent.call(`chats/${id}/state`, { state: 'snoozed', until: until.toISOString() });
  expect((await snooze(later(-1))).status).toBe(422);
  expect((await snooze(later(3_600))).status).toBe(204);
  expect(await modules.wakeSnoozed(chats.payload)).toBe(0);
  expect((await chats.page(started)).chat.state).toBe('snoozed');
  const wake = () => modules.wakeSnoozed(chats.payload, later(3_700));
  expect((await Promise.all([wake(), wake(), wake()])).toSorted()).toEqual([0, 0, 1]);
  expect((await chats.page(started)).chat.state).toBe('open');
});

test('availability tells when the team is back and by when it answers', async () => {
  const ask = async () => (await chats.ask('chat/availability')).json<ChatAvailability>();
  expect(await ask()).toMatchObject({ online: true, open: true, opensAt: null, timeZone: 'Africa/Cairo' });
  await chats.setHours('never');
  const closed = await ask();
  expect(closed).toMatchObject({ online: false, open: false });
  expect(Date.parse(closed.opensAt!)).toBeGreaterThan(Date.now());
  expect(Date.parse(closed.answerBy!)).toBe(Date.parse(closed.opensAt!) + 2 * 3_600_000);
});

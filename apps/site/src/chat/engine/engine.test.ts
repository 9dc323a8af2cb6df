import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBrowser, pass, type FakeWindow } from './testing/fake-browser.ts';
import { createFakeHost } from './testing/fake-host.ts';

let host: ReturnType<typeof createFakeHost>;
let browser: ReturnType<typeof createFakeBrowser>;
let open: FakeWindow[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  host = createFakeHost();
  browser = createFakeBrowser(host.transport);
  open = [];
});
afterEach(() => {
  for (const one of open) one.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function newWindow(): FakeWindow {
  const one = browser.open();
  open.push(one);
  one.chat.show(true);
  return one;
}

/** A window in a chat that has begun. */
async function inChat(): Promise<FakeWindow> {
  const one = newWindow();
  one.chat.open(host.access);
  await pass();
  expect(one.chat.get()).toMatchObject({ stage: 'open', loaded: true, connection: 'live' });
  return one;
}

const texts = ({ chat }: FakeWindow) => chat.get().messages.map(({ text }) => text);
const stored = () => host.messages.map(({ text }) => text);
const sequences = ({ chat }: FakeWindow) => chat.get().messages.map(({ sequence }) => sequence);

test('a message goes out once, is shown while it does, and stands in the thread afterwards', async () => {
  const one = await inChat();
  one.chat.send('Hello', []);
  expect(one.chat.get().outgoing).toMatchObject([{ text: 'Hello', state: { name: 'sending' } }]);
  await pass();
  expect(one.chat.get().outgoing).toEqual([]);
  expect(texts(one)).toEqual(['Hello']);
  expect(stored()).toEqual(['Hello']);
});

test('messages leave in their order, one at a time, however slow the host is', async () => {
  const one = await inChat();
  let answer = () => {};
  host.fates.send.push(new Promise((resolve) => (answer = resolve)));
  for (const text of ['1', '2', '3']) one.chat.send(text, []);
  await pass(60_000);
  expect(stored()).toEqual([]);
  expect(host.calls.filter((name) => name === 'send')).toHaveLength(1);
  answer();
  await pass();
  expect(stored()).toEqual(['1', '2', '3']);
  expect(texts(one)).toEqual(['1', '2', '3']);
});

test('the answer to a message is lost → it is sent again, and stored and shown once', async () => {
  const one = await inChat();
  host.streams.clear();
  host.fates.send.push('unanswered', 'unanswered');
  one.chat.send('Once', []);
  await pass();
  expect(one.chat.get().outgoing).toMatchObject([{ state: { name: 'waiting', reason: 'unavailable' } }]);
  await pass(10_000);
  expect(host.calls.filter((name) => name === 'send')).toHaveLength(3);
  expect(stored()).toEqual(['Once']);
  expect(texts(one)).toEqual(['Once']);
  expect(one.chat.get().outgoing).toEqual([]);
});

test('its own event comes before its answer → it is not shown twice', async () => {
  const one = await inChat();
  let answer = () => {};
  host.fates.send.push('unanswered', new Promise((resolve) => (answer = resolve)));
  one.chat.send('Twice?', []);
  await pass();
  expect(texts(one)).toEqual(['Twice?']);
  expect(one.chat.get().outgoing).toEqual([]);
  answer();
  await pass(60_000);
  expect(stored()).toEqual(['Twice?']);
});

test('a message that the host refuses is shown as failed, holds nobody up, and can be sent again or deleted', async () => {
  const one = await inChat();
  host.fates.send.push('refused', 'refused');
  one.chat.send('No', []);
  one.chat.send('Nor this', []);
  one.chat.send('Yes', []);
  await pass();
  expect(stored()).toEqual(['Yes']);
  const [first, second] = one.chat.get().outgoing;
  expect(first).toMatchObject({ text: 'No', state: { name: 'failed', said: 'No.' } });
  one.chat.discard(first!.clientId);
  one.chat.retry(second!.clientId);
  await pass();
  expect(stored()).toEqual(['Yes', 'Nor this']);
  expect(one.chat.get().outgoing).toEqual([]);
});

test.each([1_000, 60_000, 3_600_000])(
  'the line is cut for %i ms with messages on their way → all arrive once and in order, both ways',
  async (duration) => {
    const one = await inChat();
    one.chat.send('before', []);
    await pass();
    host.connect(false);
    browser.online = false;
    one.chat.send('during 1', []);
    one.chat.send('during 2', []);
    host.agent('missed 1', false);
    host.agent('missed 2', false);
    await pass(duration);
    expect(one.chat.get()).toMatchObject({
      connection: 'lost',
      outgoing: [{ text: 'during 1' }, { text: 'during 2' }],
    });
    expect(one.chat.get().outgoing[0]!.state).toEqual({ name: 'waiting', reason: 'offline' });
    browser.online = true;
    host.connect(true);
    one.chat.wake();
    await pass(1_000);
    expect(texts(one)).toEqual(['before', 'missed 1', 'missed 2', 'during 1', 'during 2']);
    expect(stored()).toEqual(texts(one));
    expect(one.chat.get()).toMatchObject({ connection: 'live', outgoing: [] });
  },
);

test('the window is closed in the middle of a message → the next one sends it, once, and in its place', async () => {
  const one = await inChat();
  host.fates.send.push('unanswered');
  host.streams.clear();
  one.chat.send('Half', []);
  one.chat.send('Behind it', []);
  await pass();
  one.close();
  expect(stored()).toEqual(['Half']);
  const next = newWindow();
  expect(next.chat.get().outgoing.map(({ text }) => text)).toEqual(['Half', 'Behind it']);
  await pass(10_000);
  expect(stored()).toEqual(['Half', 'Behind it']);
  expect(texts(next)).toEqual(['Half', 'Behind it']);
  expect(next.chat.get().outgoing).toEqual([]);
});

test('events come doubled, late and in any order → the thread has each once, by its number', async () => {
  const one = await inChat();
  const all = ['a', 'b', 'c', 'd', 'e'].map((text) => host.agent(text, false));
  host.fates.read.push('lost', 'lost');
  for (const index of [1, 1, 4, 0, 4, 3]) host.notify({ type: 'message', message: all[index]! });
  expect(sequences(one)).toEqual([1, 2, 4, 5]);
  await pass(20_000);
  expect(texts(one)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a gap is fetched at once; until it is filled nothing behind it counts as received', async () => {
  const one = await inChat();
  one.focused = false;
  host.agent('lost on the way', false);
  host.fates.read.push('lost');
  host.agent('heard');
  await pass();
  expect(sequences(one)).toEqual([2]);
  expect(host.marks.visitorDelivered).toBe(0);
  await pass(5_000);
  expect(sequences(one)).toEqual([1, 2]);
  expect(host.marks).toMatchObject({ visitorDelivered: 2, visitorRead: 0 });
});

test('somebody takes the chat over while it is read, and the older answer comes later → their name stays', async () => {
  const one = newWindow();
  let answer = () => {};
  host.fates.read.push({ slow: new Promise((resolve) => (answer = resolve)) });
  one.chat.open(host.access);
  await pass();
  host.takenBy('Sara');
  // The stream's opening has asked for another reading: its answer is lost, so that only the older one counts.
  host.fates.read.push('lost');
  answer();
  await pass();
  expect(one.chat.get()).toMatchObject({ loaded: true, chat: { agent: 'Sara' } });
});

test('a long conversation is read page by page', async () => {
  for (let count = 1; count <= 10; count += 1) host.agent(String(count), false);
  const one = await inChat();
  expect(sequences(one)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('received is told at once, read when somebody looks', async () => {
  const one = await inChat();
  one.focused = false;
  one.chat.look();
  host.agent('Are you there?');
  await pass();
  expect(host.marks).toMatchObject({ visitorDelivered: 1, visitorRead: 0 });
  expect(one.chat.get().unread).toBe(1);
  one.focused = true;
  one.chat.look();
  await pass();
  expect(host.marks).toMatchObject({ visitorDelivered: 1, visitorRead: 1 });
  expect(one.chat.get().unread).toBe(0);
});

test('on another page of the site a message is received, and not read', async () => {
  const one = await inChat();
  one.chat.show(false);
  host.agent('Look here');
  await pass();
  expect(host.marks).toMatchObject({ visitorDelivered: 1, visitorRead: 0 });
  expect(one.chat.get().unread).toBe(1);
});

test('marks that are lost are told again, the latest only', async () => {
  const one = await inChat();
  host.fates.mark.push('lost');
  host.agent('1');
  host.agent('2');
  await pass(5_000);
  expect(host.marks).toMatchObject({ visitorDelivered: 2, visitorRead: 2 });
  expect(one.chat.get().unread).toBe(0);
});

test('typing is told every three seconds, and believed for six', async () => {
  const one = await inChat();
  for (let second = 0; second < 7; second += 1) {
    one.chat.typed();
    await pass(1_000);
  }
  expect(host.calls.filter((name) => name === 'typing')).toHaveLength(3);
  host.notify({ type: 'typing', from: 'agent' });
  expect(one.chat.get().typing).toBe(true);
  await pass(5_999);
  expect(one.chat.get().typing).toBe(true);
  await pass(1);
  expect(one.chat.get().typing).toBe(false);
  host.notify({ type: 'typing', from: 'agent' });
  host.agent('Here it is');
  expect(one.chat.get().typing).toBe(false);
});

test('the visitor’s page is told once each', async () => {
  const one = await inChat();
  for (const page of ['/ar', '/ar', '/ar/works']) one.chat.visit(page);
  await pass();
  expect(host.calls.filter((call) => call.startsWith('visit'))).toEqual(['visit /ar', 'visit /ar/works']);
});

test('a link to a chat that does not exist says so, and leaves nothing behind', async () => {
  const one = newWindow();
  host.fates.read.push('gone', 'gone');
  one.chat.open({ reference: 'ABCD9999', key: 'guessed' });
  await pass();
  expect(one.chat.get()).toMatchObject({ stage: 'none', gone: true, messages: [] });
  expect(browser.storage.length).toBe(0);
});

test('a chat that is gone gives back what had not been sent', async () => {
  const one = await inChat();
  host.fates.send.push('gone');
  one.chat.send('Not for nothing', []);
  await pass();
  expect(one.chat.get()).toMatchObject({
    stage: 'none',
    gone: true,
    returned: { text: 'Not for nothing' },
    outgoing: [],
  });
});

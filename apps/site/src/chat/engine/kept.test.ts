import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { threadName } from './chat-marker.ts';
import { ChatFailure } from './chat-transport.ts';
import { createFakeBrowser, pass, type FakeWindow } from './testing/fake-browser.ts';
import { createFakeHost } from './testing/fake-host.ts';
import { createThreadStorage } from './thread-storage.ts';

let host: ReturnType<typeof createFakeHost>;
let browser: ReturnType<typeof createFakeBrowser>;
let open: FakeWindow[];
/** What becomes of the next uploads, by file. */
let refusals: Map<string, ChatFailure>;
let uploads: string[];
let released: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  refusals = new Map();
  uploads = [];
  released = [];
  open = [];
  host = createFakeHost();
  browser = createFakeBrowser(host.transport, {
    upload(file) {
      const refusal = browser.online ? refusals.get(file.id) : new ChatFailure('later');
      if (refusal) return Promise.reject(refusal);
      uploads.push(file.id);
      return Promise.resolve({ ...file, token: `token-${file.id}` });
    },
    release: ({ id }) => void released.push(id),
  });
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

async function inChat(): Promise<FakeWindow> {
  const one = newWindow();
  one.chat.open(host.access);
  await pass();
  expect(one.chat.get()).toMatchObject({ stage: 'open', loaded: true });
  return one;
}

/** All windows are closed, and one is opened. */
function reload(): FakeWindow {
  for (const one of open.splice(0)) one.close();
  return newWindow();
}

const file = (id: string) => ({ id, filename: `${id}.pdf`, filesize: 9, contentType: 'application/pdf' });
const texts = ({ chat }: FakeWindow) => chat.get().messages.map(({ text }) => text);
const stored = () => host.messages.map(({ text }) => text);

test('a message whose file could not go up outlives a reload and leaves in its order, its file once', async () => {
  const one = await inChat();
  browser.online = false;
  host.connect(false);
  one.chat.send('With a file', [file('a'), { ...file('b'), token: 'token-b' }]);
  one.chat.send('Behind it', []);
  await pass(1_000);
  expect(one.chat.get().outgoing.map(({ state }) => state)).toEqual([
    { name: 'waiting', reason: 'offline' },
    { name: 'waiting', reason: 'offline' },
  ]);
  const again = reload();
  browser.online = true;
  host.connect(true);
  again.chat.wake();
  await pass(60_000);
  expect(uploads).toEqual(['a']);
  expect(stored()).toEqual(['With a file', 'Behind it']);
  expect(host.attached).toEqual([['token-a', 'token-b'], []]);
});

test('an answer that is lost after the upload → the file is not sent up a second time', async () => {
  const one = await inChat();
  host.fates.send.push('unanswered');
  one.chat.send('With a file', [file('a')]);
  await pass(60_000);
  expect(stored()).toEqual(['With a file']);
  expect(uploads).toEqual(['a']);
});

test('a file that is not taken holds up its own message alone, and leaves the device with it', async () => {
  const one = await inChat();
  refusals.set('bad', new ChatFailure('refused', { problem: 'type' }));
  one.chat.send('With a bad one', [file('bad')]);
  one.chat.send('Behind it', []);
  await pass(1_000);
  expect(stored()).toEqual(['Behind it']);
  const [failed] = one.chat.get().outgoing;
  expect(failed).toMatchObject({ text: 'With a bad one', state: { name: 'failed', problem: 'type' } });
  one.chat.discard(failed!.clientId);
  expect(one.chat.get().outgoing).toEqual([]);
  expect(released).toEqual(['bad']);
});

test('the thread is there after a reload while the host is away, and what was said meanwhile comes once', async () => {
  const one = await inChat();
  one.chat.send('Hello', []);
  await pass();
  host.agent('Welcome');
  await pass(1_000);
  host.fates.read.push('lost', 'lost');
  const again = reload();
  await pass();
  expect(again.chat.get()).toMatchObject({ stage: 'open', loaded: false, chat: { reference: host.access.reference } });
  expect(texts(again)).toEqual(['Hello', 'Welcome']);
  host.agent('Still there?', false);
  await pass(60_000);
  expect(again.chat.get().loaded).toBe(true);
  expect(texts(again)).toEqual(['Hello', 'Welcome', 'Still there?']);
});

test('nothing of it stays on the device once it is over, left, or another one', async () => {
  const one = await inChat();
  one.chat.send('Hello', []);
  await pass(1_000);
  const onDevice = () => browser.storage.getItem(threadName);
  expect(onDevice()).toContain('Hello');
  host.resolve();
  await pass();
  expect(onDevice()).toBeNull();

  one.chat.send('Once more', []);
  host.reopen();
  await pass(1_000);
  expect(onDevice()).toContain('Once more');
  one.chat.leave();
  expect(onDevice()).toBeNull();
  await pass(60_000);
  expect(onDevice()).toBeNull();
});

test('only the end of a long conversation is kept, for thirty days, and only for its own reference', () => {
  const storage = createThreadStorage(() => browser.storage);
  for (let number = 1; number <= 150; number += 1) host.agent(`${number}`, false);
  const chat = { ...host.chat(), reference: 'ABCD2345' };
  storage.write(chat, host.messages);
  expect(storage.read('OTHER234')).toBeNull();
  expect(storage.read('ABCD2345')!.messages.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 51),
  );
  storage.write(
    chat,
    host.messages.map((message) => ({ ...message, text: 'x'.repeat(4_000) })),
  );
  expect(storage.read('ABCD2345')!.messages).toHaveLength(25);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60_000);
  expect(storage.read('ABCD2345')).toBeNull();
  expect(browser.storage.getItem(threadName)).toBeNull();
});

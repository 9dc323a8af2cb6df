import type { ChatStart } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChatUnderWay } from './chat-marker.ts';
import { createFakeBrowser, pass, type FakeWindow } from './testing/fake-browser.ts';
import { createFakeHost } from './testing/fake-host.ts';

const request: Omit<ChatStart, 'clientId'> = {
  name: 'Layla',
  email: 'layla@example.com',
  topic: 'support',
  message: { clientId: 'first', text: 'It is over budget' },
};

let host: ReturnType<typeof createFakeHost>;
let browser: ReturnType<typeof createFakeBrowser>;
let open: FakeWindow[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  host = createFakeHost();
  browser = createFakeBrowser(host.transport);
  vi.stubGlobal('localStorage', browser.storage);
  open = [];
});
afterEach(() => {
  for (const one of open) one.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function newWindow(): FakeWindow {
  const one = browser.open();
  open.push(one);
  return one;
}

const texts = ({ chat }: FakeWindow) => chat.get().messages.map(({ text }) => text);

test('a chat is opened once, whatever is lost on the way, and the pages of the site know that it is under way', async () => {
  const one = newWindow();
  expect(isChatUnderWay()).toBe(false);
  host.fates.start.push('lost', 'unanswered');
  one.chat.start(request, 'en');
  expect(one.chat.get()).toMatchObject({ stage: 'starting', pending: { request: { name: 'Layla' } } });
  await pass();
  expect(one.chat.get()).toMatchObject({ stage: 'starting', pendingReason: 'unavailable' });
  expect(isChatUnderWay()).toBe(true);
  await pass(20_000);
  expect(one.chat.get()).toMatchObject({ stage: 'open', pending: null });
  expect(host.starts.size).toBe(1);
  expect(texts(one)).toEqual(['It is over budget']);
  expect(isChatUnderWay()).toBe(true);
});

test('the page is reloaded while the chat is being opened → it is opened all the same, once', async () => {
  const one = newWindow();
  host.fates.start.push('unanswered');
  one.chat.start(request, 'en');
  await pass();
  one.close();
  const next = newWindow();
  await pass(5_000);
  expect(next.chat.get().stage).toBe('open');
  expect(host.starts.size).toBe(1);
  expect(host.messages).toHaveLength(1);
});

test('a chat that is refused gives its form back', async () => {
  const one = newWindow();
  host.fates.start.push('refused');
  one.chat.start(request, 'en');
  await pass();
  expect(one.chat.get()).toMatchObject({
    stage: 'none',
    refusal: { said: 'No.' },
    returned: { name: 'Layla', email: 'layla@example.com', topic: 'support', text: 'It is over budget' },
  });
});

test('what waits to be opened can be taken back', async () => {
  const one = newWindow();
  host.fates.start.push('lost');
  one.chat.start(request, 'en');
  await pass();
  one.chat.takeBack();
  await pass(60_000);
  expect(one.chat.get()).toMatchObject({ stage: 'none', returned: { text: 'It is over budget' } });
  expect(host.starts.size).toBe(0);
});

test('two windows show one thread, and a message of either is sent once', async () => {
  const one = newWindow();
  const other = newWindow();
  one.chat.start(request, 'en');
  await pass();
  expect(other.chat.get()).toMatchObject({ stage: 'open', chat: { reference: host.access.reference } });
  one.chat.send('from one', []);
  other.chat.send('from the other', []);
  host.agent('answer');
  await pass(10_000);
  expect(host.messages).toHaveLength(4);
  expect(texts(one)).toEqual(host.messages.map(({ text }) => text));
  expect(texts(other)).toEqual(texts(one));
  expect(one.chat.get().outgoing).toEqual([]);
  expect(other.chat.get().outgoing).toEqual([]);
});

test('what waits in one window is seen in the other', async () => {
  const one = newWindow();
  const other = newWindow();
  one.chat.open(host.access);
  await pass();
  browser.online = false;
  host.connect(false);
  one.chat.send('waits', []);
  await pass();
  expect(other.chat.get().outgoing).toMatchObject([{ text: 'waits', state: { name: 'waiting' } }]);
});

test('hidden windows hear through one of them; when that one closes, the next one takes over', async () => {
  const first = newWindow();
  const second = newWindow();
  first.chat.open(host.access);
  await pass();
  for (const hidden of [first, second]) {
    hidden.visible = false;
    hidden.focused = false;
    hidden.chat.look();
  }
  expect(host.streams.size).toBe(1);
  host.agent('to all');
  await pass();
  expect(texts(first)).toEqual(['to all']);
  expect(texts(second)).toEqual(['to all']);
  first.close();
  await pass();
  expect(host.streams.size).toBe(1);
  host.agent('to who is left');
  await pass();
  expect(texts(second)).toEqual(['to all', 'to who is left']);
});

test('the window that was sending is closed → another one sends what is left', async () => {
  const first = newWindow();
  const second = newWindow();
  first.chat.open(host.access);
  await pass();
  host.fates.send.push('lost');
  first.chat.send('left behind', []);
  await pass();
  first.close();
  await pass(60_000);
  expect(host.messages.map(({ text }) => text)).toEqual(['left behind']);
  expect(texts(second)).toEqual(['left behind']);
});

test('read in one window is read in all', async () => {
  const one = newWindow();
  const other = newWindow();
  one.chat.open(host.access);
  await pass();
  host.agent('news');
  await pass();
  expect(other.chat.get().unread).toBe(1);
  one.chat.show(true);
  await pass();
  expect(other.chat.get().unread).toBe(0);
});

test('what only one window has heard is not contradicted by the other', async () => {
  const deaf = newWindow();
  deaf.chat.open(host.access);
  await pass();
  deaf.visible = false;
  host.streams.clear();
  const hearing = newWindow();
  await pass();
  expect(host.streams.size).toBe(1);
  host.agent('only to one');
  await pass(1_000);
  expect(texts(hearing)).toEqual(['only to one']);
  expect(texts(deaf)).toEqual([]);
  expect(JSON.parse(browser.storage.getItem('nasaq.chat')!)).toMatchObject({ unread: 1 });
});

test('a chat that is over and read is nothing for other pages; a new one begins with an empty thread', async () => {
  const one = newWindow();
  one.chat.start(request, 'en');
  one.chat.show(true);
  await pass();
  host.agent('Goodbye');
  host.resolve();
  await pass();
  expect(isChatUnderWay()).toBe(false);
  one.chat.leave();
  expect(one.chat.get()).toMatchObject({ stage: 'none', chat: null, messages: [] });
  expect(browser.storage.length).toBe(0);
});

test('where the browser stores nothing, one window still works', async () => {
  browser.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const one = newWindow();
  vi.spyOn(browser.storage, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  one.chat.start(request, 'en');
  await pass();
  one.chat.send('in memory', []);
  await pass();
  expect(host.messages.map(({ text }) => text)).toEqual(['It is over budget', 'in memory']);
});

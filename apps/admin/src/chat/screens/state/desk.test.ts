import { dueNow } from '@nasaq/outbox';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@nasaq/outbox/testing';
import { SmallHost } from '../testing/small-host.ts';
import { Desk } from './desk.ts';
import { outgoingOf } from './outgoing.ts';

const me = { id: 7, name: 'Salma' };
const open: Desk[] = [];
afterEach(() => {
  for (const desk of open.splice(0)) desk.close();
});

const always = async (_: string, task: () => Promise<void>) => task().then(() => true);

function openDesk(host: SmallHost, storage = memoryStorage(), alone = always): Desk {
  const desk = new Desk({
    api: host.api,
    outgoing: outgoingOf(me.id, () => storage),
    alone,
    me,
    folder: 'open',
    listPause: 1,
    backoff: { first: 1, longest: 1 },
  });
  open.push(desk);
  return desk;
}

const texts = (desk: Desk) =>
  desk
    .snapshot()
    .threads.get(1)
    ?.messages.map(({ text }) => text) ?? [];
const stored = (host: SmallHost) => host.messages.map(({ text }) => text);

async function opened(host: SmallHost, storage = memoryStorage()): Promise<Desk> {
  const desk = openDesk(host, storage);
  await desk.loadList();
  desk.open(1);
  await vi.waitFor(() => expect(desk.snapshot().openState).toBe('ready'), 20_000);
  return desk;
}

test('a message that was lost on the way is asked for as soon as a later one shows the gap', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  desk.receive(host.hear('one'));
  host.hear('two');
  desk.receive(host.hear('three'));
  await vi.waitFor(() => expect(texts(desk)).toEqual(['one', 'two', 'three']), 20_000);
});

test('what was said while the connection was lost is there when it is back, without any event', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  desk.setConnection('lost');
  host.hear('one');
  host.hear('two');
  desk.setConnection('live');
  await vi.waitFor(() => expect(texts(desk)).toEqual(['one', 'two']), 20_000);
});

test('a list that is asked for again meanwhile is waited for, so that what was missed stands in it', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  const { list } = host.api;
  const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [first, second] = turns;
  host.api.list = async (...asked) => {
    const turn = turns.shift();
    const answer = await list(...asked);
    await turn?.promise;
    return answer;
  };
  const known = vi.fn<(isListed: boolean) => void>();
  const live = desk.setConnection('live').then(known);
  host.hear('one');
  void desk.loadList();
  first!.resolve();
  // All that follows from it without the second list has happened by then.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(known).not.toHaveBeenCalled();
  second!.resolve();
  await live;
  expect(known).toHaveBeenCalledWith(true);
  expect(desk.snapshot().chats.get(1)).toMatchObject({ lastSequence: 1 });
});

test('through unreached hosts, lost answers and broken ones, each message is stored once and in order', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  host.mishaps.push('unreached', 'answer lost', 'broken', 'answer lost');
  for (const text of ['one', 'two', 'three']) desk.send(1, text, []);
  await vi.waitFor(() => expect(desk.snapshot().outgoing).toEqual([]), 20_000);
  expect(stored(host)).toEqual(['one', 'two', 'three']);
  expect(texts(desk)).toEqual(['one', 'two', 'three']);
  expect(host.sends).toBe(7);
});

test('a message that was on its way when the page was closed is sent by the next one, still once', async () => {
  const host = new SmallHost();
  const storage = memoryStorage();
  const closed = openDesk(host, storage);
  host.mishaps.push('answer lost');
  closed.send(1, 'one', []);
  await vi.waitFor(() => expect(stored(host)).toEqual(['one']), 20_000);
  closed.close();
  const desk = openDesk(host, storage);
  expect(desk.snapshot().outgoing.map(({ text }) => text)).toEqual(['one']);
  desk.setConnection('live');
  await vi.waitFor(() => expect(desk.snapshot().outgoing).toEqual([]), 20_000);
  expect(stored(host)).toEqual(['one']);
  expect(storage.length).toBe(0);
});

test('a message that the host refuses waits with its reason and holds up no other, until it is sent again or given up', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  host.mishaps.push('refused');
  desk.send(1, 'too long', []);
  desk.send(1, 'short', []);
  await vi.waitFor(() => expect(stored(host)).toEqual(['short']), 20_000);
  await vi.waitFor(
    () => expect(desk.snapshot().outgoing).toMatchObject([{ text: 'too long', refused: 'Too long.' }]),
    20_000,
  );
  desk.retry(desk.snapshot().outgoing[0]!);
  await vi.waitFor(() => expect(stored(host)).toEqual(['short', 'too long']), 20_000);
  await vi.waitFor(() => expect(desk.snapshot().outgoing).toEqual([]), 20_000);
});

test('an event of a chat that is not known makes the list be read, once for many', async () => {
  const host = new SmallHost();
  const desk = openDesk(host);
  for (const text of ['one', 'two', 'three']) desk.receive(host.hear(text));
  await vi.waitFor(() => expect(desk.snapshot().list).toEqual([1]), 20_000);
  expect(host.lists).toBe(1);
});

test('a note stands in the thread and is never sent', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  await desk.addNote(1, 'For us only.');
  expect(
    desk
      .snapshot()
      .threads.get(1)!
      .notes.map(({ text }) => text),
  ).toEqual(['For us only.']);
  expect(host.sends).toBe(0);
  expect(desk.snapshot().outgoing).toEqual([]);
});

test('an open chat that leaves the folder stays open', async () => {
  const host = new SmallHost();
  const desk = await opened(host);
  await host.api.act(1, 'state', { state: 'resolved' });
  await desk.readAgain(1);
  expect(desk.snapshot()).toMatchObject({ list: [], openId: 1 });
  expect(desk.snapshot().chats.get(1)!.state).toBe('resolved');
});

test('messages on their way are there after a reload, oldest first, until each is dropped, for one agent', () => {
  const storage = memoryStorage();
  const open = (agent: number) => outgoingOf(agent, () => storage);
  const item = { chatId: 1, text: 'Hello', files: [], refused: null, ...dueNow };
  open(7).put({ ...item, clientId: 'b', at: '2026-11-21T10:00:02.000Z' });
  open(7).put({ ...item, clientId: 'a', at: '2026-11-21T10:00:01.000Z' });
  const ids = (agent: number) =>
    open(agent)
      .all()
      .map(({ clientId }) => clientId);
  expect(ids(7)).toEqual(['a', 'b']);
  expect(ids(8)).toEqual([]);
  open(7).remove('a');
  expect(ids(7)).toEqual(['b']);
});

test('of two tabs one sends, and the other one learns of it', async () => {
  const host = new SmallHost();
  const storage = memoryStorage();
  const busy = new Set<string>();
  const alone = async (name: string, task: () => Promise<void>) => {
    if (busy.has(name)) return false;
    busy.add(name);
    await task();
    busy.delete(name);
    return true;
  };
  const [one, other] = [openDesk(host, storage, alone), openDesk(host, storage, alone)];
  one.send(1, 'Hello', []);
  other.setConnection('live');
  await vi.waitFor(() => expect(one.snapshot().outgoing).toEqual([]), 20_000);
  await vi.waitFor(() => expect(other.snapshot().outgoing).toEqual([]), 20_000);
  expect(host.sends).toBe(1);
});

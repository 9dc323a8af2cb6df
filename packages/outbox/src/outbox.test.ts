import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStorageOf } from './local-storage.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { dueNow, postponed, type Schedule } from './schedule.ts';
import { memoryStorage } from './testing/memory-storage.ts';

interface Letter extends Schedule {
  id: string;
  at: number;
  refused?: boolean;
}

/** What becomes of the next attempts at a letter, one after the other; then they come through. */
let fates: Map<string, ('later' | 'refused')[]>;
let delivered: string[];
let attempts: string[];
let opened: Outbox[];
/** Which window sends, if any. */
let busy: boolean;
let device: ReturnType<typeof memoryStorage>;
/** What happens while the host has it. */
let meanwhile: () => unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fates = new Map();
  delivered = [];
  attempts = [];
  opened = [];
  busy = false;
  device = memoryStorage();
  meanwhile = () => {};
});
afterEach(() => {
  for (const outbox of opened) outbox.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const storage = localStorageOf<Letter>({
  prefix: 'letter.',
  idOf: ({ id }) => id,
  writtenAt: ({ at }) => at,
  parse: (value) => value as Letter | null,
  open: () => device,
});

/** A window. */
function open({
  inOrder = true,
  eagerEvery = 0,
  onSettled = undefined as ((letter: Letter) => void) | undefined,
} = {}) {
  const outbox = createOutbox<Letter>({
    storage,
    idOf: ({ id }) => id,
    waits: ({ refused }) => !refused,
    inOrder,
    eagerEvery,
    ...(onSettled && { onSettled }),
    onChange: () => {},
    now: Date.now,
    async alone(task) {
      if (busy) return false;
      busy = true;
      await task();
      busy = false;
      return true;
    },
    async deliver(letter) {
      attempts.push(letter.id);
      await meanwhile();
      const fate = fates.get(letter.id)?.shift();
      if (fate === 'later') return postponed(letter, { now: Date.now() });
      if (fate === 'refused') return { ...letter, refused: true };
      delivered.push(letter.id);
      return null;
    },
  });
  opened.push(outbox);
  return outbox;
}

function write(id: string, more: Partial<Letter> = {}): void {
  storage.put({ id, at: Date.now() + storage.all().length, ...dueNow, ...more });
}

const left = () => storage.all().map(({ id }) => id);

test('what waits leaves in its order and stays nowhere', async () => {
  for (const id of ['one', 'two', 'three']) write(id);
  await open().flush();
  expect(delivered).toEqual(['one', 'two', 'three']);
  expect(left()).toEqual([]);
});

test('in order, one that does not come through holds up those behind it, and goes by itself with growing patience', async () => {
  write('one');
  write('two');
  fates.set('one', ['later', 'later', 'later']);
  await open().flush();
  for (const pause of [1_000, 2_000, 4_000]) {
    const before = attempts.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(attempts).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempts.length).toBeGreaterThan(before);
  }
  expect(attempts).toEqual(['one', 'one', 'one', 'one', 'two']);
  expect(delivered).toEqual(['one', 'two']);
});

test('each for itself, one that waits holds up nobody', async () => {
  write('one');
  write('two');
  fates.set('one', ['later']);
  await open({ inOrder: false }).flush();
  expect(delivered).toEqual(['two']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(delivered).toEqual(['two', 'one']);
});

test('one that is refused stays for its writer and holds up nobody', async () => {
  write('one');
  write('two');
  fates.set('one', ['refused']);
  const settled: string[] = [];
  await open({ onSettled: ({ id, refused }) => void settled.push(`${id} ${refused === true}`) }).flush();
  expect(delivered).toEqual(['two']);
  expect(left()).toEqual(['one']);
  expect(settled).toEqual(['one true', 'two false']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempts).toEqual(['one', 'two']);
});

test('a sign of a connection overrules our patience, but not the wish of the host', async () => {
  write('one', { nextAt: Date.now() + 60_000, notBefore: Date.now() + 10_000 });
  const outbox = open();
  await outbox.flush(true);
  expect(attempts).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await outbox.flush();
  expect(attempts).toEqual([]);
  await outbox.flush(true);
  expect(delivered).toEqual(['one']);
});

test('several signs at once are one attempt', async () => {
  write('one');
  fates.set('one', ['later', 'later']);
  const outbox = open({ eagerEvery: 3_000 });
  await outbox.flush(true);
  await outbox.flush(true);
  expect(attempts).toEqual(['one']);
});

test('what is written while others are sent goes with them', async () => {
  write('one');
  const outbox = open();
  meanwhile = () => {
    meanwhile = () => {};
    write('two');
    void outbox.flush();
  };
  await outbox.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(delivered).toEqual(['one', 'two']);
});

test('what was taken back while it was tried does not come back', async () => {
  write('one');
  fates.set('one', ['later']);
  meanwhile = () => storage.remove('one');
  await open().flush();
  expect(attempts).toEqual(['one']);
  expect(left()).toEqual([]);
});

test('while one window sends, another looks again in a while, and takes over what it leaves behind', async () => {
  write('one');
  const never = Promise.withResolvers<void>();
  meanwhile = () => never.promise;
  const [first, second] = [open(), open()];
  void first.flush();
  await vi.advanceTimersByTimeAsync(0);
  await second.flush();
  expect(attempts).toEqual(['one']);
  // The first window is closed in the middle.
  first.stop();
  busy = false;
  meanwhile = () => {};
  await vi.advanceTimersByTimeAsync(3_000);
  expect(delivered).toEqual(['one']);
});

test('an outbox that was stopped sends nothing more', async () => {
  write('one');
  fates.set('one', ['later']);
  const outbox = open();
  await outbox.flush();
  outbox.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempts).toEqual(['one']);
});

test('where the device stores nothing, the window holds it and sends it all the same', async () => {
  device = memoryStorage({ full: true });
  write('one');
  expect(left()).toEqual(['one']);
  await open().flush();
  expect(delivered).toEqual(['one']);
  expect(left()).toEqual([]);
});

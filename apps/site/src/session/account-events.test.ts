import type { Locale } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAccount } from './account-events.ts';
import { hiddenSession, layla, openAuth } from './core/testing/open-auth.ts';

interface Stream {
  locale: string;
  open: boolean;
  say(event: object): void;
}

let streams: Stream[];
let page: EventTarget & { visibilityState: string };
let stop: () => void = () => {};

beforeEach(() => {
  streams = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'https://nasaq.example/' } }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_: URL, init: { headers: { locale: string }; signal: AbortSignal }) => {
    let say: Stream['say'] = () => {};
    const body = new ReadableStream({
      start(controller) {
        say = (event) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      },
    });
    const stream = { locale: init.headers.locale, open: true, say };
    init.signal.addEventListener('abort', () => (stream.open = false));
    streams.push(stream);
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function follow() {
  const { auth } = openAuth({ cookies: hiddenSession() });
  await auth.start(layla);
  let locale: Locale = 'en';
  let moved = () => {};
  const router = { subscribe: (listener: () => void) => (moved = listener) };
  const events = followAccount(auth, router, () => locale);
  stop = () => events.stop();
  await vi.waitFor(() => expect(streams).toHaveLength(1), 20_000);
  return {
    auth,
    events,
    turnTo(next: Locale) {
      locale = next;
      moved();
    },
  };
}

const blocked = { type: 'ban', ban: { isBanned: true, reason: 'Spam.' } };

test('a ban and its end change the user', async () => {
  const { auth } = await follow();
  streams[0]!.say(blocked);
  await vi.waitFor(() => expect(auth.state.user?.ban).toEqual(blocked.ban), 20_000);
  streams[0]!.say({ type: 'ban', ban: { isBanned: false, reason: '' } });
  await vi.waitFor(() => expect(auth.state.user?.ban.isBanned).toBe(false), 20_000);
});

test('what is known already changes nothing', async () => {
  const { auth } = await follow();
  const changed = vi.fn();
  auth.subscribe(changed);
  streams[0]!.say({ type: 'ban', ban: layla.ban });
  streams[0]!.say(blocked);
  await vi.waitFor(() => expect(auth.state.user?.ban.isBanned).toBe(true), 20_000);
  expect(changed).toHaveBeenCalledOnce();
});

test('in the other language the reason is asked for in it', async () => {
  const { turnTo } = await follow();
  turnTo('ar');
  await vi.waitFor(
    () =>
      expect(streams.map(({ locale, open }) => [locale, open])).toEqual([
        ['en', false],
        ['ar', true],
      ]),
    20_000,
  );
});

test('a page that nobody sees does not listen; seen again it does', async () => {
  await follow();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(streams[0]!.open).toBe(false);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(streams.map(({ open }) => open)).toEqual([false, true]), 20_000);
});

test('newer pages took its place → it does not push back, and listens again when it is looked at', async () => {
  vi.useFakeTimers();
  await follow();
  streams[0]!.say({ type: 'replaced' });
  await vi.waitFor(() => expect(streams[0]!.open).toBe(false), 20_000);
  page.dispatchEvent(new Event('visibilitychange'));
  // Longer than a stream that was lost would ever wait.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
  for (const state of ['hidden', 'visible']) {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  await vi.waitFor(() => expect(streams.map(({ open }) => open)).toEqual([false, true]), 20_000);
});

test('nobody listens after the session, or after its end was begun here', async () => {
  const { auth, events } = await follow();
  events.stop();
  expect(streams[0]!.open).toBe(false);
  events.resume();
  await vi.waitFor(() => expect(streams).toHaveLength(2), 20_000);
  await auth.reset();
  expect(streams[1]!.open).toBe(false);
});

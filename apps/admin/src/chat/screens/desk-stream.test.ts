import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeskStream } from './desk-stream.ts';

interface Stream {
  says(event: object): void;
  breaks(): void;
}

const patient = { timeout: 20_000, interval: 20 };
const locks = navigator.locks;
let streams: Stream[];
/** How the host answers instead of by a stream; `null` = by one. */
let refusal: number | null;
let closers: (() => void)[];

beforeEach(() => {
  streams = [];
  closers = [];
  refusal = null;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'https://admin.example/' } }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('fetch', async () => {
    if (refusal !== null) return new Response('{}', { status: refusal });
    let stream: Stream | undefined;
    const body = new ReadableStream({
      start(controller) {
        const says = (event: object) =>
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        stream = { says, breaks: () => controller.error(new TypeError('cut')) };
      },
    });
    streams.push(stream!);
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  for (const close of closers) close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tab of the agent's browser, and what its screen was told. */
function openTab() {
  const told: string[] = [];
  const close = openDeskStream({
    event: (event, leads) => told.push(`${event.type} ${leads}`),
    live: (leads) => told.push(`live ${leads}`),
    lost: () => told.push('lost'),
  });
  closers.push(close);
  return { told, close };
}

const typing = { type: 'typing', chatId: 1, agent: null };

test('a connection that breaks comes again, and says that something may have been missed', async () => {
  const { told } = openTab();
  await vi.waitFor(() => expect(told).toEqual(['live true']), patient);
  streams[0]!.says(typing);
  await vi.waitFor(() => expect(told).toHaveLength(2), patient);
  streams[0]!.breaks();
  await vi.waitFor(() => expect(told).toEqual(['live true', 'typing true', 'lost', 'live true']), patient);
});

test('of two tabs one is connected and tells the other, which takes over when it goes', async () => {
  const first = openTab();
  await vi.waitFor(() => expect(first.told).toEqual(['live true']), patient);
  const second = openTab();
  await vi.waitFor(() => expect(second.told).toEqual(['live false']), patient);
  streams[0]!.says(typing);
  await vi.waitFor(() => expect(second.told).toEqual(['live false', 'typing false']), patient);
  expect(first.told).toEqual(['live true', 'typing true']);
  expect(streams).toHaveLength(1);
  first.close();
  await vi.waitFor(() => expect(second.told).toEqual(['live false', 'typing false', 'live true']), patient);
  expect(streams).toHaveLength(2);
});

test('an agent whose session has ended is told, and connected again once it is there', async () => {
  refusal = 401;
  const { told } = openTab();
  await vi.waitFor(() => expect(told).toEqual(['lost']), patient);
  refusal = null;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(told).toEqual(['lost', 'live true']), patient);
});

test('where browsers have no locks, each tab is connected by itself', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const tabs = [openTab(), openTab()];
  for (const { told } of tabs) await vi.waitFor(() => expect(told).toEqual(['live true']), patient);
  expect(streams).toHaveLength(2);
});

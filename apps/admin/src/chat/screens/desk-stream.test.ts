import { chatLimits } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeskStream } from './desk-stream.ts';

/** A browser's EventSource whose other end is the test. */
class Source extends EventTarget {
  static readonly OPEN = 1;
  static all: Source[] = [];
  readyState = 0;

  constructor() {
    super();
    Source.all.push(this);
  }

  opens(): void {
    this.readyState = Source.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  says(type: string, data = '{}'): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }

  close(): void {
    this.readyState = 2;
  }
}

const told: string[] = [];
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Source.all = [];
  told.length = 0;
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  // As on a page without a certificate: each tab for itself.
  vi.stubGlobal('navigator', {});
  close = openDeskStream({
    event: (event, leads) => told.push(`${event.type} ${leads}`),
    live: () => told.push('live'),
    lost: () => told.push('lost'),
  });
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a connection that breaks comes again, and says that something may have been missed', () => {
  Source.all[0]!.opens();
  Source.all[0]!.says('message', JSON.stringify({ type: 'typing', chatId: 1 }));
  Source.all[0]!.dispatchEvent(new Event('error'));
  expect(told).toEqual(['live', 'typing true', 'lost']);
  vi.advanceTimersByTime(1000);
  expect(Source.all).toHaveLength(2);
  Source.all[1]!.opens();
  expect(told.at(-1)).toBe('live');
});

test('it waits longer after each failure, and not at all when the network is back', () => {
  for (const pause of [1000, 2000, 4000]) {
    const before = Source.all.length;
    Source.all.at(-1)!.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(pause - 1);
    expect(Source.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Source.all).toHaveLength(before + 1);
  }
  Source.all.at(-1)!.dispatchEvent(new Event('error'));
  const before = Source.all.length;
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(before + 1);
});

test('one that falls silent without a word is given up; one whose heart beats is not', () => {
  Source.all[0]!.opens();
  for (let beat = 0; beat < 5; beat += 1) {
    Source.all[0]!.says('heartbeat');
    vi.advanceTimersByTime(chatLimits.heartbeat);
  }
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(3 * chatLimits.heartbeat);
  expect(told).toContain('lost');
  expect(Source.all.length).toBeGreaterThan(1);
});

test('the network goes → said at once; it is back → connected, also where nobody looks', () => {
  Source.all[0]!.opens();
  window.dispatchEvent(new Event('offline'));
  expect(told).toEqual(['live', 'lost']);
  Object.assign(document, { visibilityState: 'hidden' });
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(2);
  Source.all[1]!.opens();
  expect(told.at(-1)).toBe('live');
});

test('when it is closed nothing comes again', () => {
  Source.all[0]!.opens();
  close();
  vi.advanceTimersByTime(10 * chatLimits.heartbeat);
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(1);
  expect(told).toEqual(['live']);
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventStreamOptions, openEventStream } from './event-stream.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const patient = { timeout: 20_000, interval: 20 };
const browser = { online: true, visibility: 'visible' };
let origin = '';
let answer: Answer;
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(response, request);
});
let close: () => void = () => {};

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser.online = true;
  asked.length = 0;
  const target = () => new EventTarget();
  vi.stubGlobal('window', Object.assign(target(), { location: { href: origin } }));
  vi.stubGlobal('document', Object.assign(target(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.online;
    },
  });
});
afterEach(async () => {
  close();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open(options: Partial<EventStreamOptions> = {}) {
  const heard = { events: [] as unknown[], opened: 0, gaps: 0, failures: 0, refused: [] as number[] };
  close = openEventStream(() => `${origin}/events?attempt=${asked.length}`, {
    onOpen: () => void (heard.opened += 1),
    onEvent: (event) => heard.events.push(event),
    onGap: () => void (heard.gaps += 1),
    onFailure: () => void (heard.failures += 1),
    onRefused: (status) => heard.refused.push(status),
    ...options,
  });
  return heard;
}

const stream: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: {"n":${asked.length}}\n\n`);

test('events come parsed, with the headers of the call', async () => {
  answer = stream;
  const heard = open({ headers: () => ({ locale: 'ar' }) });
  await vi.waitFor(() => expect(heard.events).toEqual([{ n: 1 }]), patient);
  expect(asked[0]!.headers).toMatchObject({ locale: 'ar', accept: 'text/event-stream' });
  expect(heard).toMatchObject({ opened: 1, gaps: 0 });
});

test('a connection that is cut is had again, at an address that is asked for anew, and the gap is told', async () => {
  answer = (response, request) => {
    stream(response, request);
    if (asked.length === 1) setTimeout(() => response.destroy(), 30);
  };
  const heard = open();
  await vi.waitFor(() => expect(heard.events).toEqual([{ n: 1 }, { n: 2 }]), patient);
  expect(heard).toMatchObject({ opened: 2, gaps: 1 });
  expect(asked.map(({ url }) => url)).toEqual(['/events?attempt=0', '/events?attempt=1']);
});

test('a connection without signs of life is given up; comments are such signs', async () => {
  answer = (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
  const heard = open({ heartbeat: 60 });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), patient);
  expect(heard.gaps).toBeGreaterThan(0);
  expect(heard.events).toEqual([]);
});

test.each([502, 503, 429])('%i passes: it is asked again', async (status) => {
  answer = (response, request) =>
    asked.length < 2 ? void response.writeHead(status).end('{}') : stream(response, request);
  const heard = open();
  await vi.waitFor(() => expect(heard.events).toEqual([{ n: 2 }]), patient);
  expect(heard).toMatchObject({ gaps: 0, failures: 1, refused: [] });
});

test('a page instead of a stream passes as well', async () => {
  answer = (response, request) =>
    asked.length < 2
      ? void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to the network</p>')
      : stream(response, request);
  const heard = open();
  await vi.waitFor(() => expect(heard.events).toEqual([{ n: 2 }]), patient);
});

test.each([401, 404])('%i is told, and nothing is asked after it', async (status) => {
  answer = (response) => void response.writeHead(status).end('{}');
  const heard = open();
  await vi.waitFor(() => expect(heard.refused).toEqual([status]), patient);
  window.dispatchEvent(new Event('online'));
  expect(asked.length).toBe(1);
});

test('where a refusal may pass, it is asked again', async () => {
  answer = (response, request) =>
    asked.length < 2 ? void response.writeHead(401).end('{}') : stream(response, request);
  const heard = open({ mayPass: (status) => status === 401 });
  await vi.waitFor(() => expect(heard.events).toEqual([{ n: 2 }]), patient);
  expect(heard).toMatchObject({ failures: 1, refused: [] });
});

test('offline nothing is tried; back online it is at once', async () => {
  answer = stream;
  const heard = open();
  await vi.waitFor(() => expect(heard.opened).toBe(1), patient);
  browser.online = false;
  window.dispatchEvent(new Event('offline'));
  expect(heard.gaps).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked.length).toBe(1);
  browser.online = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(heard.events).toEqual([{ n: 1 }, { n: 2 }]), patient);
});

test('a page that is opened offline connects when it can', async () => {
  answer = stream;
  browser.online = false;
  const heard = open();
  expect(asked.length).toBe(0);
  expect(heard.failures).toBe(1);
  browser.online = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(heard.opened).toBe(1), patient);
});

test('after the machine has slept the connection is not trusted', async () => {
  answer = stream;
  const heard = open({ heartbeat: 3_000 });
  await vi.waitFor(() => expect(heard.opened).toBe(1), patient);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
  try {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(heard).toMatchObject({ opened: 2, gaps: 1 }), patient);
  } finally {
    clock.mockRestore();
  }
});

test('a stream that is closed hears nothing, and tells nothing', async () => {
  answer = stream;
  const heard = open();
  await vi.waitFor(() => expect(heard.events.length).toBe(1), patient);
  const gone = new Promise((resolve) => asked[0]!.once('close', resolve));
  close();
  await gone;
  window.dispatchEvent(new Event('online'));
  expect(asked.length).toBe(1);
  expect(heard.gaps).toBe(0);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asJob, currentRequest, inRequest, openLog, openSpan, sendSpansTo, traceOf, traceparentOf } from './index.ts';
import { sendTraces } from './otlp.ts';

let lines: Record<string, unknown>[];
let closings: (() => Promise<void>)[];
beforeEach(() => {
  vi.stubGlobal('nasaqLogger', undefined);
  lines = [];
  closings = [];
  openLog({
    app: 'test',
    level: 'info',
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
});
afterEach(async () => {
  for (const close of closings) await close();
  sendSpansTo(undefined);
  vi.unstubAllGlobals();
});

interface Received {
  path: string;
  headers: Record<string, unknown>;
  service: string;
  spans: Record<string, unknown>[];
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Record<string, unknown>[] }[];
  }[];
}

/** A collector on loopback that takes OTLP as JSON. */
async function collector(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks = (await request.toArray()) as Buffer[];
    const status = statuses.shift() ?? 200;
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
    if (status === 200)
      for (const { resource, scopeSpans } of resourceSpans)
        received.push({
          path: request.url!,
          headers: request.headers,
          service: resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue,
          spans: scopeSpans.flatMap(({ spans }) => spans),
        });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    service: 'nasaq-test',
    version: '1',
    share: 1,
    every: 5,
  };
  return { received, settings };
}

const id = '0198f3a4-1111-4222-8333-444455556666';
const traceId = id.replaceAll('-', '');

test('nobody takes spans → nothing is measured, and no host is told of any', () => {
  inRequest({ id }, () => {
    expect(openSpan(currentRequest()!)).toBeUndefined();
    expect(traceparentOf(currentRequest()!)).toBeUndefined();
  });
  expect(traceOf(`00-${traceId}-00f067aa0ba902b7-01`)).toBeUndefined();
});

test('what is done on behalf of a request is sent as JSON: one trace with its id, each part below who asked for it', async () => {
  const { received, settings } = await collector();
  const end = sendTraces({ ...settings, headers: 'authorization=Bearer%20abc, x-team=web' });
  const site = { id };
  const ofSite = openSpan(site)!;
  const traceparent = traceparentOf(site)!;
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
  const ofHost = openSpan({ id }, traceparent)!;
  ofHost({
    name: 'POST /api/v1/orders',
    kind: 'server',
    failed: true,
    attributes: { 'http.response.status_code': 503 },
  });
  ofSite({ name: 'POST /orders', kind: 'server', failed: false, attributes: {} });
  await inRequest({ id, job: 'mail' }, async () => {});
  await end();
  const spans = received.flatMap(({ spans: some }) => some);
  expect(received[0]).toMatchObject({
    path: '/v1/traces',
    service: 'nasaq-test',
    headers: { 'content-type': 'application/json', authorization: 'Bearer abc', 'x-team': 'web' },
  });
  const [host, ownSite, mail] = spans;
  expect(spans.map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
  expect(host).toMatchObject({
    name: 'POST /api/v1/orders',
    kind: 2,
    parentSpanId: ownSite!.spanId,
    status: { code: 2 },
    attributes: [{ key: 'http.response.status_code', value: { intValue: '503' } }],
  });
  expect(ownSite).not.toHaveProperty('parentSpanId');
  expect(mail).toMatchObject({ name: 'mail', kind: 1, status: {} });
  for (const { endTimeUnixNano, startTimeUnixNano } of spans)
    expect(BigInt(String(endTimeUnixNano)) >= BigInt(String(startTimeUnixNano))).toBe(true);
});

test('a job has a trace of its own, which fails with it; who called hears of the failure', async () => {
  const { received, settings } = await collector();
  const end = sendTraces(settings);
  let inner: string | undefined;
  await asJob('retention', async () => void (inner = currentRequest()?.id));
  await expect(asJob('gap-figures', () => Promise.reject(new Error('No room.')))).rejects.toThrow('No room.');
  await end();
  const spans = received.flatMap(({ spans: some }) => some);
  expect(spans).toMatchObject([
    { name: 'retention', traceId: inner!.replaceAll('-', ''), status: {} },
    { name: 'gap-figures', status: { code: 2 } },
  ]);
});

test.each([
  ['of another trace', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['of zeros', `00-${traceId}-0000000000000000-01`],
  ['of no sense', 'x'],
  ['none', undefined],
])('a traceparent %s → no parent', (_, traceparent) => {
  const spans: { parentId: string | undefined }[] = [];
  sendSpansTo((span) => void spans.push(span));
  openSpan({ id }, traceparent)!({ name: 'GET /', kind: 'server', failed: false, attributes: {} });
  expect(spans).toMatchObject([{ parentId: undefined, traceId }]);
});

test('a trace that began in front of us → its id is that of the request; an id that is none gets a hash', () => {
  sendSpansTo(() => {});
  expect(traceOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  const named = { id: 'of-a-proxy-12' };
  openSpan(named);
  expect(traceparentOf(named)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
});

test('a collector that is away → told once, and it gets them when it is back', async () => {
  const { received, settings } = await collector([503, 503]);
  closings.push(sendTraces(settings));
  openSpan({ id })!({ name: 'GET /', kind: 'server', failed: false, attributes: {} });
  await expect.poll(() => received.length).toBe(1);
  expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([
    { msg: 'Traces do not reach OTEL_EXPORTER_OTLP_ENDPOINT.', reason: 'It answers 503.' },
  ]);
});

test('a share of all traces → whole ones, the same on every host', async () => {
  const { received, settings } = await collector();
  const end = sendTraces({ ...settings, share: 0.5 });
  const ids = Array.from({ length: 200 }, (_, number) => `${number}`.padStart(8, 'request-'));
  const send = () => {
    for (const one of ids) openSpan({ id: one })!({ name: one, kind: 'server', failed: false, attributes: {} });
  };
  send();
  send();
  await end();
  const names = received.flatMap(({ spans }) => spans.map(({ name }) => String(name)));
  expect(names.length).toBeGreaterThan(100);
  expect(names.length).toBeLessThan(300);
  for (const one of new Set(names)) expect(names.filter((name) => name === one)).toHaveLength(2);
});

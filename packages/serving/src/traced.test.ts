import { currentRequest, log, openLog } from '@nasaq/logging';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameRequest, noteCause, requestHeaders, type RequestLog, traced, type Answered } from './traced.ts';

let lines: Record<string, unknown>[];
let stop = async () => {};
beforeEach(() => {
  vi.stubGlobal('nasaqLogger', undefined);
  lines = [];
  openLog({
    app: 'test',
    level: 'info',
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await stop();
});

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(handle: Handle, requests: RequestLog = 'all') {
  const answers: Answered[] = [];
  const routeOf = ({ url }: IncomingMessage) => (url!.startsWith('/works/') ? '/works/:slug' : url!);
  const server = createServer(
    traced({ requests, routeOf, onAnswer: (answer) => void answers.push(answer) }, (request, response) => {
      nameRequest(response);
      handle(request, response);
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, answers };
}

test('an answer names the id that the request came with; its line has id, pattern, status and time, not the address', async () => {
  const { url } = await serve((_, response) => void response.end('ok'));
  const answer = await fetch(`${url}/works/layla?email=layla@example.com`, {
    headers: { 'x-request-id': 'from-a-proxy-1' },
  });
  expect(answer.headers.get('x-request-id')).toBe('from-a-proxy-1');
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 'info',
    request: 'from-a-proxy-1',
    method: 'GET',
    route: '/works/:slug',
    status: 200,
    ms: expect.any(Number),
    msg: 'GET /works/:slug 200',
  });
  expect(JSON.stringify(lines)).not.toContain('layla');
});

test('without an id, or with what is none → one of its own, the same in every line and for other hosts', async () => {
  let passedOn = {};
  const { url } = await serve((_, response) => {
    passedOn = requestHeaders();
    log.info('within');
    response.end();
  });
  const answer = await fetch(url, { headers: { 'x-request-id': 'odd "id"' } });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => lines).toHaveLength(2);
  expect([passedOn, ...lines.map(({ request }) => request)]).toEqual([{ 'x-request-id': id }, id, id]);
  expect([requestHeaders(), currentRequest()]).toEqual([{}, undefined]);
});

test('what fails and what is refused has a line of its level with the cause, also where reading leaves none', async () => {
  const statuses: Record<string, [number, string?, string?]> = {
    '/fails': [503, 'unavailable', 'No space left on device'],
    '/form': [422, 'invalid', 'email'],
    '/crowd': [429, 'too_many_requests'],
    '/missing': [404],
    // Whoever asks sees it, every few seconds.
    '/readyz': [503],
  };
  const { url, answers } = await serve((request, response) => {
    const [status, refused, reason] = statuses[request.url!]!;
    if (refused) noteCause(refused, reason);
    response.writeHead(status).end();
  }, 'failed');
  await fetch(`${url}/missing`);
  await fetch(`${url}/readyz`);
  await fetch(`${url}/fails`);
  await fetch(`${url}/crowd`);
  await fetch(`${url}/form`, { method: 'POST' });
  await expect.poll(() => answers).toHaveLength(5);
  expect(lines.map(({ level, status, refused, reason }) => [level, status, refused, reason])).toEqual([
    ['error', 503, 'unavailable', 'No space left on device'],
    ['warn', 429, 'too_many_requests', undefined],
    ['warn', 422, 'invalid', 'email'],
  ]);
});

test('a reader who leaves before the answer → 499; without lines the answers are told all the same', async () => {
  const asked = Promise.withResolvers<void>();
  const { port, answers } = await serve(() => asked.resolve(), 'none');
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await expect.poll(() => answers.map(({ status }) => status)).toEqual([499]);
  expect(lines).toEqual([]);
});

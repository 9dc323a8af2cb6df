import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeRequest } from './testing/node-request.ts';
import { uploadFile } from './upload-file.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const server = createServer((request, response) => void answer(request, response));

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('XMLHttpRequest', nodeRequest(origin));
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=secret' });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const target = { kind: 'orders', field: 'files', locale: 'ar' } as const;
const upload = { token: 'tok', filename: 'خطة.pdf', filesize: 300_000, contentType: 'application/pdf' };
const file = () => new File([new Uint8Array(300_000)], 'خطة.pdf');

function send(status: number, body: unknown) {
  answer = async (request, response) => {
    await buffer(request);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

test('the file goes up as it is, with the headers of every call and its name', async () => {
  let seen: IncomingMessage | undefined;
  let size = 0;
  answer = async (request, response) => {
    seen = request;
    size = (await buffer(request)).length;
    response.writeHead(201).end(JSON.stringify({ data: upload }));
  };
  await expect(uploadFile(file(), target)).resolves.toEqual(upload);
  expect(size).toBe(300_000);
  expect(seen).toMatchObject({ method: 'POST', url: '/api/v1/uploads?v=2&kind=orders&field=files' });
  expect(seen!.headers).toMatchObject({
    accept: 'application/json',
    'cache-control': 'no-cache',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'secret',
    'x-file-name': encodeURIComponent('خطة.pdf'),
    locale: 'ar',
  });
});

test('progress rises to the whole', async () => {
  send(201, { data: upload });
  const steps: number[] = [];
  await uploadFile(file(), { ...target, onProgress: (sent) => steps.push(sent) });
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBe(1);
});

test.each([
  [422, { error: { code: 'invalid', message: 'x', reason: 'content' } }, 'content'],
  [413, { error: { code: 'payload_too_large', message: 'x' } }, 'too_large'],
  [413, '<html>nginx</html>', 'too_large'],
  [507, { error: { code: 'storage_full', message: 'x', reason: 'storage_full' } }, 'storage_full'],
  [429, { error: { code: 'too_many_requests', message: 'x', retryAfter: 30 } }, 'busy'],
  [503, '', 'busy'],
  [500, 'null', 'server'],
  [201, { data: {} }, 'server'],
])('an answer of %i is an error that says why', async (status, body, problem) => {
  send(status, body);
  await expect(uploadFile(file(), target)).rejects.toMatchObject({ name: 'UploadError', problem });
});

test('a line that is cut in the middle is a lost connection', async () => {
  answer = (request) => request.once('data', () => request.socket.destroy());
  await expect(uploadFile(file(), target)).rejects.toMatchObject({ problem: 'connection' });
});

test('removing the file ends its upload at once', async () => {
  const gone = Promise.withResolvers<void>();
  const abort = new AbortController();
  answer = (request) => {
    request.once('close', () => gone.resolve());
    request.once('data', () => abort.abort(new DOMException('Removed', 'AbortError')));
  };
  await expect(uploadFile(file(), { ...target, signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await gone.promise;
});

test('what was removed before is never sent', async () => {
  const answered = vi.fn<() => void>();
  answer = answered;
  await expect(uploadFile(file(), { ...target, signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(answered).not.toHaveBeenCalled();
});

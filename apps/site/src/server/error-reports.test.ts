import { browserErrorsPath, errorsSignatureHeader, gatheredErrorsSchema } from '@nasaq/contract';
import { ErrorQueue } from '@nasaq/error-reports';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { readerErrors, sendErrors } from './error-reports.ts';

const secret = 'a secret that is long enough for a test';
const received: { path: string; signature: unknown; body: string }[] = [];
let isAway = true;
let admin: Server;
let adminUrl: string;

beforeAll(async () => {
  admin = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      if (!isAway) received.push({ path: request.url!, signature: request.headers[errorsSignatureHeader], body });
      response.writeHead(isAway ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => void admin.listen(0, '127.0.0.1', resolve));
  adminUrl = `http://127.0.0.1:${(admin.address() as AddressInfo).port}`;
});
afterAll(() => {
  admin.closeAllConnections();
  return new Promise((resolve) => void admin.close(resolve));
});

test('what a reader’s browser tells reaches the admin host, signed, by the pattern of the page, once that is back', async () => {
  const env = readEnv({ ADMIN_URL: adminUrl, NASAQ_SECRET: secret, NODE_ENV: 'test' });
  const queue = new ErrorQueue('1.4.0');
  const error = { name: 'TypeError', message: 'x is not a function', stack: '', path: '/ar/works/planted-words' };
  const init = { method: 'POST', body: JSON.stringify(error) };
  expect((await readerErrors(env, queue).request(browserErrorsPath, init)).status).toBe(204);
  const foreign = { ...init, headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await readerErrors(env, queue).request(browserErrorsPath, foreign)).status).toBe(403);

  const sending = sendErrors(env, queue);
  await sending.now();
  expect(queue.size).toBe(1);
  isAway = false;
  await sending.close();
  expect(received).toHaveLength(1);
  const [{ body, path, signature }] = received as [(typeof received)[0]];
  expect(path).toBe('/_gathered-errors');
  expect(signature).toBe(createHmac('sha256', secret).update(body).digest('hex'));
  expect(gatheredErrorsSchema.parse(JSON.parse(body)).errors).toMatchObject([
    { source: 'reader', count: 1, version: '1.4.0', routes: [expect.stringMatching(/^\/works\/:\w+ \(ar\)$/)] },
  ]);
  expect(body).not.toContain('planted');
});

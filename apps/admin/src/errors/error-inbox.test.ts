import { createHmac } from 'node:crypto';
import { browserErrorsPath, errorsSignatureHeader, gatheredErrorsPath } from '@nasaq/contract';
import { deliver, ErrorQueue, watchLog } from '@nasaq/error-reports';
import { asJob, inRequest, log, openLog } from '@nasaq/logging';
import { metrics } from '@nasaq/metrics';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Query } from '../platform/database/query.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let query: Query;
let queue: ErrorQueue;
let routes: Hono;
let writing: typeof import('./write-errors.ts');
const sharedSecret = 'a secret that is long enough for a test';

beforeAll(async () => {
  openLog({ app: 'admin', level: 'fatal', write: () => {} });
  opened = await openTestPayload();
  query = (await import('../platform/database/query.ts')).queryOn(opened.payload);
  writing = await import('./write-errors.ts');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await opened.close();
});
beforeEach(async () => {
  await query('DELETE FROM errors');
  queue = new ErrorQueue('1.4.0');
  routes = (await import('./error-routes.ts')).errorRoutes(queue);
});

const write = () => writing.writeErrors(query, queue.take());
const rows = async () =>
  (await opened.payload.find({ collection: 'errors', sort: 'message', depth: 0, overrideAccess: true })).docs;
const fail = (message: string, request?: string) =>
  queue.note({ source: 'admin', name: 'TypeError', message, route: '/api/v1/posts', request });

test('what fails is one row for each kind, with its version, places, times and last requests, in one or many writes', async () => {
  for (let number = 1; number <= 4; number += 1) fail(`No entry ${number}`, `request-${number}`);
  await write();
  queue = new ErrorQueue('1.5.0');
  for (let number = 5; number <= 7; number += 1) fail(`No entry ${number}`, `request-${number}`);
  queue.note({ source: 'admin', name: 'TypeError', message: 'No entry 8', route: '/api/v1/works' });
  fail('Another one');
  await write();
  expect(await rows()).toMatchObject([
    { message: 'Another one', count: 1, state: 'open' },
    {
      message: 'No entry #',
      name: 'TypeError',
      source: 'admin',
      count: 8,
      version: '1.5.0',
      first_version: '1.4.0',
      routes: '/api/v1/works\n/api/v1/posts',
      requests: 'request-7\nrequest-6\nrequest-5\nrequest-4\nrequest-3',
    },
  ]);
});

test('what was resolved comes back when it happens again, and not for what happened before; ignored stays ignored', async () => {
  const { payload } = opened;
  vi.stubGlobal('nasaqMetrics', undefined);
  fail('Resolved');
  fail('Ignored');
  await write();
  const [ignored, resolved] = await rows();
  fail('Resolved');
  const late = queue.take();
  await payload.update({ collection: 'errors', id: ignored!.id, data: { state: 'ignored' }, overrideAccess: true });
  await payload.update({ collection: 'errors', id: resolved!.id, data: { state: 'resolved' }, overrideAccess: true });
  await writing.writeErrors(query, late);
  expect(await rows()).toMatchObject([{ state: 'ignored' }, { state: 'resolved', count: 2, returned_at: null }]);
  expect(await metrics().text()).toContain('nasaq_error_kinds_new_total 2');

  await new Promise((resolve) => void setTimeout(resolve, 2));
  fail('Resolved');
  fail('Ignored');
  await write();
  const again = await rows();
  expect(again).toMatchObject([
    { state: 'ignored', count: 2 },
    { state: 'open', count: 3 },
  ]);
  expect(again[1]!.returned_at).toBe(again[1]!.last_at);
  expect(await metrics().text()).toContain('nasaq_error_kinds_new_total 3');
});

test('the table is bounded, browsers by themselves, and forgets what has not happened for ninety days', async () => {
  await query(`INSERT INTO errors (kind, source, name, message, count, first_at, last_at, state)
    SELECT 'r' || n, 'reader', 'E', 'flood', CASE WHEN n = 400 THEN 50 ELSE 1 END, now(), now() - n * interval '1 minute', 'open'
    FROM generate_series(1, 400) n`);
  await query(`INSERT INTO errors (kind, source, name, message, count, first_at, last_at, state)
    VALUES ('old', 'site', 'E', 'old', 9, now(), now() - interval '91 days', 'open')`);
  fail('New');
  await write();
  const kinds = async (where: string) => (await query(`SELECT 1 FROM errors WHERE ${where}`)).length;
  expect(await kinds("source = 'reader'")).toBe(300);
  // What happens often outlives what happened once, and a flood of browsers takes no room of the hosts'.
  expect(await kinds("kind = 'r400' OR source <> 'reader'")).toBe(3);
  await writing.removeOldErrors(query);
  expect(await kinds("kind = 'old'")).toBe(0);
});

test('errors wait while the database is away, and nobody waits for them', async () => {
  let isAway = true;
  const delivery = deliver(queue, async (errors) => {
    if (isAway) throw new Error('Connection terminated');
    await writing.writeErrors(query, errors);
    return true;
  });
  fail('Before');
  await delivery.now();
  fail('Meanwhile');
  expect(await rows()).toEqual([]);
  isAway = false;
  await delivery.close();
  expect((await rows()).map(({ message }) => message)).toEqual(['Before', 'Meanwhile']);
});

test('what is in an error of a form, a mail or a job does not reach the table', async () => {
  const planted = ['plantedwords', 'planted.mailbox', '01009998887', '203.0.113.77', 'plantedtoken', 'Plantedname'];
  const stop = watchLog(queue, 'admin');
  const logger = openLog({ app: 'admin', level: 'error', secrets: ['plantedtoken'], write: () => {} });
  const cause = Object.assign(new Error('invalid input syntax for type integer: "plantedwords"'), {
    code: '22P02',
    detail: 'Failing row contains (Plantedname, planted.mailbox@example.com).',
  });
  const failed = Object.assign(
    new Error('Failed query: insert into contacts values ($1)\nparams: Plantedname,plantedwords', { cause }),
    { params: ['Plantedname'] },
  );
  inRequest({ id: 'request-of-the-test', route: '/api/v1/contacts' }, () =>
    log.error('A call failed.', { error: failed }),
  );
  asJob('mail', () =>
    logger.error({
      err: new Error('550 <planted.mailbox@example.com>: "plantedwords" refused from 203.0.113.77, call 01009998887'),
      msg: 'A mail is given up.',
      to: 'planted.mailbox@example.com',
    }),
  );
  log.error('Could not reach https://x.example/?token=plantedtoken for «Plantedname»');
  stop();
  await write();
  const kept = await rows();
  expect(kept).toHaveLength(3);
  expect(kept.find(({ source }) => source === 'job')).toMatchObject({ routes: 'mail' });
  expect(kept.find(({ routes }) => routes === '/api/v1/contacts')).toMatchObject({
    message: 'Failed query: insert into contacts values ($#) ← invalid input syntax for type integer:',
    requests: 'request-of-the-test',
  });
  for (const word of planted) expect([word, JSON.stringify(kept).includes(word)]).toEqual([word, false]);
});

test('a site that knows the secret hands over what has gathered there; nobody else does, nor later again', async () => {
  const site = new ErrorQueue('1.4.0');
  site.note({ source: 'site', name: 'Error', message: 'A page failed', route: '/works/:slug', request: 'request-1' });
  const send = async (body: string, secret = sharedSecret) => {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { [errorsSignatureHeader]: signature };
    return (await routes.request(gatheredErrorsPath, { method: 'POST', headers, body })).status;
  };
  const errors = site.take();
  const body = JSON.stringify({ errors, at: Date.now() });
  expect(await send(body, 'another secret that is long enough')).toBe(403);
  expect(await send(JSON.stringify({ errors, at: Date.now() - 600_000 }))).toBe(400);
  expect(await send(JSON.stringify({ errors: [{ ...errors[0], name: 'x'.repeat(200) }], at: Date.now() }))).toBe(400);
  expect(await send(body)).toBe(204);
  await write();
  expect(await rows()).toMatchObject([{ source: 'site', routes: '/works/:slug', requests: 'request-1' }]);
});

test('an error of a screen is noted by the pattern of its address', async () => {
  const error = { name: 'TypeError', message: 'x is undefined', stack: '', path: '/admin/collections/posts/42' };
  const init = { method: 'POST', body: JSON.stringify(error) };
  expect((await routes.request(browserErrorsPath, init)).status).toBe(204);
  const foreign = { ...init, headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await routes.request(browserErrorsPath, foreign)).status).toBe(403);
  await write();
  expect(await rows()).toMatchObject([{ source: 'staff', routes: '/admin/collections/posts/:id' }]);
});

test('administrators read the inbox and set the state, which is all that anybody changes; others see nothing', async () => {
  const { payload } = opened;
  const as = (...roles: string[]) => ({ user: { collection: 'users', id: 1, roles } as never, overrideAccess: false });
  fail('Mine');
  await write();
  const [row] = await rows();
  const data = { state: 'resolved' as const, count: 99, message: 'forged' };
  expect(await payload.update({ collection: 'errors', id: row!.id, data, ...as('admin') })).toMatchObject({
    state: 'resolved',
    count: 1,
    message: 'Mine',
  });
  for (const role of ['editor', 'agent', 'sales', 'recruiter']) {
    await expect(payload.find({ collection: 'errors', ...as(role) })).rejects.toThrow();
    await expect(payload.update({ collection: 'errors', id: row!.id, data, ...as(role) })).rejects.toThrow();
  }
});

import { browserErrorsPath, policyReportsPath } from '@nasaq/contract';
import { inRequest, log, openLog } from '@nasaq/logging';
import { metrics } from '@nasaq/metrics';
import { mkdtempSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { browserRoutes } from './browser-routes.ts';
import { deliver, rescueErrors } from './deliver.ts';
import { describeError } from './describe-error.ts';
import { ErrorQueue } from './error-queue.ts';
import { watchLog } from './watch-log.ts';
import { withoutValues } from './without-values.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stack = (file: string, at: string) => `Error: x\n    at loadPage (https://nasaq.example/assets/${file}:${at})`;
const kindOf = (message: string, place = stack('ui-Ab3_dE9f.js', '1:2')) =>
  describeError({ source: 'reader', name: 'TypeError', message, stack: place }, '1.0.0').kind;

test('the same fault is one kind, whatever its values, its line and the digest of its bundle', () => {
  const kind = kindOf('No entry 12 for "mobile apps"');
  expect(kindOf('No entry 931 for "تطبيقات"', stack('ui-Zx8yK2_q.js', '14:977'))).toBe(kind);
  expect(kindOf('No page 12 for "mobile apps"')).not.toBe(kind);
  expect(kindOf('No entry 12 for "x"', stack('editor-Zx8yK2_q.js', '1:2'))).not.toBe(kind);
});

test.each([
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  ['duplicate key value violates unique constraint "users_email_idx"', undefined],
  ["Failed to execute 'insertBefore' on 'Node': x", "Failed to execute 'insertBefore' on '…': x"],
  ['No user salma.planted@example.com', 'No user [address]'],
  ['GET https://nasaq.example/reset?token=plantedtoken failed', 'GET https://… failed'],
  ['connect ECONNREFUSED 203.0.113.77:5432', 'connect ECONNREFUSED #'],
  ['Order 8812 of "Salma Planted" (+20 100 999 8887) is «مفقود»', 'Order # of "…" (+# # # #) is «…»'],
  ['The key 5f1d7b3a-9c1e-4c1b-8a55-0d2f6a1b9c3e and eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2ln', 'The key # and [redacted]'],
  ["It wasn't found in Salma's list", "It wasn't found in Salma's list"],
])('«%s» is kept without its values', (message, kept) => {
  expect(withoutValues(message)).toBe(kept ?? message);
});

test('stacks of all engines are read, without the machine’s folders, queries and what is no frame', () => {
  const read = (told: string) => describeError({ source: 'admin', name: 'E', message: 'x', stack: told }, '1').stack;
  expect(read('Error: planted words\n    at async storeContact (file:///srv/nasaq/apps/admin/src/x.ts:3:9)')).toBe(
    'storeContact (apps/admin/src/x.ts:3:9)',
  );
  expect(read('loadPage@https://nasaq.example/assets/ui.js?key=planted:1:20\n@https://nasaq.example/a.js:2:3')).toBe(
    'loadPage (/assets/ui.js:1:20)\n? (/a.js:2:3)',
  );
  expect(read('    at https://nasaq.example/a.js:2:3')).toBe('? (/a.js:2:3)');
  expect(read('    at https://nasaq.example/status/planted:2:3')).toBe('? (page:2:3)');
});

test('lines of level error are noted with their request or job; refusals and the lines of requests are not', () => {
  vi.stubGlobal('nasaqLogger', undefined);
  openLog({ app: 'site', level: 'info', write: () => {} });
  const queue = new ErrorQueue('1.2.3');
  const stop = watchLog(queue, 'site');
  inRequest({ id: 'request-1', routeOf: () => '/works/:slug' }, () =>
    log.error('A page failed.', { error: new TypeError('No cover'), email: 'planted@example.com' }),
  );
  inRequest({ id: 'run-1', job: 'retention' }, () => log.error('Retention has failed.'));
  log.error('GET / 500', { route: '/', status: 500, ms: 3 });
  log.error('Requests were refused.', { refused: 'too_many_requests', since: 4 });
  log.error('Requests were refused.', { refused: 'unavailable', since: 4 });
  log.warn('It is late.');
  stop();
  log.error('Nobody listens any more.');
  const noted = queue.take();
  expect(noted).toMatchObject([
    {
      source: 'site',
      name: 'TypeError',
      message: 'No cover',
      version: '1.2.3',
      routes: ['/works/:slug'],
      requests: ['request-1'],
    },
    { source: 'job', message: 'Retention has failed.', routes: ['retention'], requests: ['run-1'] },
    { source: 'site', message: 'Requests were refused. (unavailable)' },
  ]);
  expect(noted[0]!.stack).toContain('error-reports.test.ts');
  expect(JSON.stringify(noted)).not.toContain('planted');
});

test('a flood of made-up errors of browsers is bounded, counted, and leaves room for the host’s own', async () => {
  vi.stubGlobal('nasaqMetrics', undefined);
  const queue = new ErrorQueue('1');
  for (let number = 0; number < 1_000; number += 1)
    queue.note({ source: 'reader', name: 'Error', message: `${'abcdefghij'[number % 10]}${letters(number)}` });
  queue.note({ source: 'site', name: 'Error', message: 'ours' });
  expect(queue.size).toBe(51);
  expect(await metrics().text()).toContain('nasaq_error_reports_dropped_total{reason="full"} 950');
});

/** Words that differ in letters alone. */
const letters = (number: number) => [...String(number)].map((digit) => 'klmnopqrst'[Number(digit)]).join('');

test('what the inbox does not take now gathers on, within bounds, and comes the next time', async () => {
  const queue = new ErrorQueue('1');
  const sent: number[] = [];
  const send = vi.fn((errors: { count: number }[]) => {
    if (send.mock.calls.length === 1) return Promise.reject(new Error('away'));
    sent.push(...errors.map(({ count }) => count));
    return Promise.resolve(true);
  });
  const delivery = deliver(queue, send);
  const note = () => queue.note({ source: 'admin', name: 'Error', message: 'again', request: `request-${queue.size}` });
  note();
  await delivery.now();
  note();
  await delivery.close();
  expect(sent).toEqual([2]);
});

test('what waits in a process that dies is read by the next one, once', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'nasaq-errors-')), 'errors.json');
  const dying = new ErrorQueue('1');
  dying.note({ source: 'admin', name: 'Error', message: 'the last words' });
  writeFileSync(file, JSON.stringify(dying.take()));
  const listeners = process.listeners('uncaughtExceptionMonitor');
  const next = new ErrorQueue('2');
  rescueErrors(next, 'admin', file);
  expect(next.take()).toMatchObject([{ message: 'the last words', version: '1' }]);
  expect(existsSync(file)).toBe(false);
  const monitor = process.listeners('uncaughtExceptionMonitor').find((one) => !listeners.includes(one))!;
  (monitor as (error: Error) => void)(new RangeError('It ends'));
  process.off('uncaughtExceptionMonitor', monitor);
  const after = new ErrorQueue('3');
  rescueErrors(after, 'admin', file);
  process.off(
    'uncaughtExceptionMonitor',
    process.listeners('uncaughtExceptionMonitor').find((one) => !listeners.includes(one))!,
  );
  expect(after.take()).toMatchObject([{ name: 'RangeError', message: 'It ends', source: 'admin' }]);
});

function openRoutes() {
  const queue = new ErrorQueue('1');
  const routes = browserRoutes({
    queue,
    source: 'reader',
    isOwn: (headers) => headers.get('sec-fetch-site') !== 'cross-site',
    senderOf: (remote = '') => ({ address: remote, isVisitor: true }),
    routeOf: (page) => `/pattern-of${page.slice(0, 4)}`,
  });
  const post = async (to: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
    return (await routes.request(to, init, { incoming: { socket: { remoteAddress: '203.0.113.77' } } })).status;
  };
  return { queue, post };
}

const told = { name: 'TypeError', message: 'x is not a function', stack: stack('a.js', '1:2'), path: '/ar/planted' };

test('an error of a browser is noted by the pattern of its page; foreign, broken and endless ones are refused', async () => {
  const { post, queue } = openRoutes();
  expect(await post(browserErrorsPath, told)).toBe(204);
  expect(await post(browserErrorsPath, told, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post(browserErrorsPath, '{')).toBe(422);
  expect(await post(browserErrorsPath, { ...told, stack: 'x'.repeat(20_000) })).toBe(413);
  // Extensions, and what says nothing.
  expect(await post(browserErrorsPath, { ...told, stack: 'at f (chrome-extension://abc/x.js:1:2)' })).toBe(204);
  expect(await post(browserErrorsPath, { ...told, message: 'Script error.' })).toBe(204);
  expect(queue.take()).toMatchObject([{ source: 'reader', count: 1, routes: ['/pattern-of/ar/'] }]);
});

test('who sends too many is refused, and heard again later', async () => {
  const { post } = openRoutes();
  const statuses = [];
  for (let number = 0; number < 25; number += 1) statuses.push(await post(browserErrorsPath, told));
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204));
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
});

test('what the policy refuses is one kind for what it was and from where, whichever line of whichever page asked', async () => {
  const { post, queue } = openRoutes();
  const report = (page: string, file: string, line: number, blocked = 'https://fonts.example/a.woff2') =>
    post(policyReportsPath, {
      'csp-report': {
        'document-uri': `https://nasaq.example${page}`,
        'effective-directive': 'font-src',
        'blocked-uri': blocked,
        'source-file': `https://nasaq.example${file}`,
        'line-number': line,
      },
    });
  await report('/', '/assets/ui-Ab3_dE9f.js', 3);
  await report('/ar/works', '/assets/search-Zx8yK2_q.js', 90);
  await report('/', '/assets/ui-Ab3_dE9f.js', 3, 'https://other.example/b.woff2');
  expect(queue.take().map(({ count, message }) => [message, count])).toEqual([
    ['font-src: fonts.example', 2],
    ['font-src: other.example', 1],
  ]);
});

test('reports of the policy are noted in both their forms, without what stood in the page; extensions are left out', async () => {
  const { post, queue } = openRoutes();
  const older = {
    'document-uri': 'https://nasaq.example/planted?key=planted',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/planted.js?planted',
    'source-file': 'https://nasaq.example/assets/ui.js',
    'line-number': 3,
  };
  expect(await post(policyReportsPath, { 'csp-report': older })).toBe(204);
  expect(await post(policyReportsPath, { 'csp-report': { ...older, 'blocked-uri': 'moz-extension' } })).toBe(204);
  const newer = {
    documentURL: 'https://nasaq.example/ar/planted',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: 'Element innerHTML|<p>planted words',
  };
  expect(
    await post(policyReportsPath, [
      { type: 'csp-violation', body: newer },
      { type: 'other', body: {} },
    ]),
  ).toBe(204);
  expect(await post(policyReportsPath, { anything: 1 })).toBe(422);
  const noted = queue.take();
  expect(noted).toMatchObject([
    { source: 'policy', name: 'SecurityPolicyViolation', message: 'script-src-elem: evil.example' },
    { source: 'policy', message: 'require-trusted-types-for: trusted-types-sink (Element innerHTML)' },
  ]);
  expect(JSON.stringify(noted).replaceAll('/pattern-of/pla', '')).not.toContain('planted');
});

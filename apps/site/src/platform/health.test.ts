import { openLog } from '@nasaq/logging';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFixtureAdmin, type FixtureAdmin } from '../server/test/fixture-admin.ts';
import { startCachedSite } from '../server/test/cached-site.ts';
import { liveness, readiness } from './health.ts';

let admin: FixtureAdmin;
beforeAll(async () => (admin = await startFixtureAdmin()));
afterAll(() => admin.close());

async function ask({ adminUrl = admin.url, keptPages = 0, stopping = false } = {}) {
  const options = { adminUrl, keptPages: () => keptPages, isStopping: () => stopping };
  const answer = await new Hono().get('/readyz', readiness(options)).request('/readyz');
  return { code: answer.status, ...((await answer.json()) as object) };
}
const away = 'http://127.0.0.1:1';

test('the process lives whatever its admin host does', async () => {
  const answer = await new Hono().get('/healthz', liveness).request('/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\./) });
});

test.each([
  [200, 0, { code: 200, status: 'ok', adminHost: 'ok' }],
  [503, 0, { code: 503, status: 'unavailable', adminHost: 'unavailable' }],
  [503, 7, { code: 200, status: 'ok', adminHost: 'unavailable' }],
])('an admin host that says %i of itself, and %i kept pages → %o', async (status, keptPages, said) => {
  admin.own.set('GET /readyz', () => Response.json({}, { status }));
  expect(await ask({ keptPages })).toMatchObject({ ...said, keptPages });
});

test('an admin host that is away is told apart; what is about to end is not ready, whatever it has', async () => {
  expect(await ask({ adminUrl: away, keptPages: 1 })).toMatchObject({ code: 200, status: 'ok', adminHost: 'away' });
  expect(await ask({ adminUrl: away })).toMatchObject({ code: 503, status: 'unavailable' });
  expect(await ask({ keptPages: 1, stopping: true })).toMatchObject({ code: 503, status: 'stopping' });
});

test('a crowd that asks makes one call', async () => {
  let calls = 0;
  admin.own.set('GET /readyz', () => {
    calls += 1;
    return Response.json({ status: 'ok' });
  });
  const app = new Hono().get(
    '/readyz',
    readiness({ adminUrl: admin.url, keptPages: () => 0, isStopping: () => false }),
  );
  await Promise.all(Array.from({ length: 50 }, () => app.request('/readyz')));
  expect(calls).toBe(1);
});

test('what the site itself refuses is counted by its kind, with one line a minute', async () => {
  // Other tests of this process refuse something too.
  vi.stubGlobal('nasaqRefusals', undefined);
  const lines: string[] = [];
  vi.stubGlobal('nasaqLogger', undefined);
  openLog({ app: 'site', level: 'info', write: (line) => void lines.push(line) });
  const site = await startCachedSite({ UNCACHED_PER_ADDRESS: '1' });
  const statusOf = async (path: string, headers = {}) => (await site.read(path, headers)).status;
  expect([await statusOf('/tools'), await statusOf('/report?page=1'), await statusOf('/report?page=2')]).toEqual([
    200, 429, 429,
  ]);
  // What does not exist was asked for by mistake.
  expect(await statusOf('/nowhere')).toBe(404);
  await site.admin.close();
  // Calls that pass through, and a page.
  const away = ['/api/v1/home?v=2', '/api/v1/posts?v=2'].map((path) => statusOf(path));
  expect([...(await Promise.all(away)), await statusOf('/services', { 'x-forwarded-for': '192.0.2.1' })]).toEqual([
    503, 503, 503,
  ]);
  const { refusals } = JSON.parse((await site.read('/healthz')).text) as { refusals: Record<string, number> };
  expect(refusals).toEqual({ too_many_requests: 2, unavailable: 3 });
  vi.unstubAllGlobals();
  const refused = lines.filter((line) => line.includes('"refused"'));
  expect(refused.map((line) => (JSON.parse(line) as { refused: string }).refused)).toEqual(Object.keys(refusals));
  expect(refused[1]).toContain('the admin host did not answer');
  await site.close();
});

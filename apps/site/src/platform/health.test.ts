import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFixtureAdmin, type FixtureAdmin } from '../server/test/fixture-admin.ts';
import { startCachedSite } from '../server/test/cached-site.ts';
import { health } from './health.ts';

let admin: FixtureAdmin;
beforeAll(async () => (admin = await startFixtureAdmin()));
afterAll(() => admin.close());

async function ask(adminUrl: string, method = 'GET') {
  const answer = await new Hono().get('/healthz', health(adminUrl)).request('/healthz', { method });
  return { status: answer.status, text: await answer.text() };
}

test('the site lives whatever its admin host does, and says how that is', async () => {
  admin.own.set('GET /healthz', () => Response.json({ status: 'ok' }));
  expect(await ask(admin.url)).toEqual({
    status: 200,
    text: expect.stringContaining('"status":"ok","adminHost":"ok"'),
  });
  admin.own.set('GET /healthz', () => Response.json({ status: 'unavailable' }, { status: 503 }));
  expect(await ask(admin.url)).toEqual({ status: 200, text: expect.stringContaining('"adminHost":"unavailable"') });
  expect(await ask('http://127.0.0.1:1')).toEqual({ status: 200, text: expect.stringContaining('"adminHost":"away"') });
});

test('a crowd that asks makes one call, and who asks for the site alone makes none', async () => {
  let calls = 0;
  admin.own.set('GET /healthz', () => {
    calls += 1;
    return Response.json({ status: 'ok' });
  });
  const app = new Hono().get('/healthz', health(admin.url));
  await app.request('/healthz', { method: 'HEAD' });
  expect(calls).toBe(0);
  await Promise.all(Array.from({ length: 50 }, () => app.request('/healthz')));
  expect(calls).toBe(1);
});

test('what the site itself refuses is counted by its kind, with one line a minute', async () => {
  // Other tests of this process refuse something too.
  vi.stubGlobal('nasaqRefusals', undefined);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
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
  const lines = said.mock.calls.flat().filter((line): line is string => String(line).includes('"refused"'));
  said.mockRestore();
  vi.unstubAllGlobals();
  expect(lines.map((line) => (JSON.parse(line) as { refused: string }).refused)).toEqual(Object.keys(refusals));
  expect(lines[1]).toContain('the admin host did not answer');
  await site.close();
});

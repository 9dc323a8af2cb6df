import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { health } from './health.ts';
import { startFixtureAdmin, type FixtureAdmin } from './test/fixture-admin.ts';

let admin: FixtureAdmin;
beforeAll(async () => (admin = await startFixtureAdmin()));
afterAll(() => admin.close());

async function ask(adminUrl: string, method = 'GET') {
  const answer = await new Hono().get('/healthz', health(adminUrl)).request('/healthz', { method });
  return { status: answer.status, text: await answer.text() };
}

test('the site lives whatever its admin host does, and says how that is', async () => {
  admin.own.set('GET /healthz', () => Response.json({ status: 'ok' }));
  expect(await ask(admin.url)).toEqual({ status: 200, text: '{"status":"ok","adminHost":"ok"}' });
  admin.own.set('GET /healthz', () => Response.json({ status: 'unavailable' }, { status: 503 }));
  expect(await ask(admin.url)).toEqual({ status: 200, text: '{"status":"ok","adminHost":"unavailable"}' });
  expect(await ask('http://127.0.0.1:1')).toEqual({ status: 200, text: '{"status":"ok","adminHost":"away"}' });
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

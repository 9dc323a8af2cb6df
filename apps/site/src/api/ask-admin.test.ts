import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureAdmin, type FixtureAdmin } from '../server/test/fixture-admin.ts';
import { askAdmin } from './ask-admin.server.ts';

let admin: FixtureAdmin;
beforeAll(async () => {
  admin = await startFixtureAdmin();
  admin.own.set('POST /echo', async (request) =>
    Response.json({ locale: request.headers.get('locale'), body: await request.text() }, { status: 201 }),
  );
});
afterAll(() => admin.close());

const never = new AbortController().signal;

test('method, headers and body arrive; status, headers and text come back', async () => {
  const init = { method: 'POST', headers: { locale: 'ar' }, body: 'نسق', signal: never };
  const answer = await askAdmin(`${admin.url}/echo`, init);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-nothing')).toBeNull();
  expect(JSON.parse(await answer.text())).toEqual({ locale: 'ar', body: 'نسق' });
});

test('a reader who leaves ends the call', async () => {
  admin.silent = true;
  const leaving = new AbortController();
  const asking = askAdmin(`${admin.url}/silent`, { method: 'GET', signal: leaving.signal });
  leaving.abort();
  await expect(asking).rejects.toThrow();
  admin.silent = false;
});

test('nobody listens → rejects', async () => {
  await expect(askAdmin('http://127.0.0.1:1/', { method: 'GET', signal: never })).rejects.toThrow();
});

import { apiErrorMessages } from '@nasaq/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { admitOutage } from './outage-refusals.ts';

const away = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }));
const holds = () => Promise.resolve(true);
const ended = () => Promise.resolve(false);

function ask(status: 200 | 401 | 403, session: () => Promise<boolean>, path = '/chat-desk/chats', cookie = '') {
  const app = new Hono();
  app.use(admitOutage(session));
  app.all('*', (c) => c.json({}, status));
  return app.request(path, { headers: { cookie } });
}

test.each([401, 403] as const)('%i while the database is away → 503, and when to try again', async (status) => {
  const answer = await ask(status, away);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const { en } = apiErrorMessages.unavailable;
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable', message: en }, errors: [{ message: en }] });
});

test('the menus are Arabic → so is the reason', async () => {
  const answer = await ask(401, away, '/chat-desk/chats', 'nasaq-admin-lng=ar');
  expect(await answer.json()).toMatchObject({ error: { message: apiErrorMessages.unavailable.ar } });
});

test('401 though the session holds: the database was away for that moment → 503', async () => {
  expect((await ask(401, holds)).status).toBe(503);
});

test.each([
  ['the session has ended', 401, ended, undefined],
  ['the role does not allow it', 403, holds, undefined],
  ['a wrong password is refused', 401, holds, '/api/users/login'],
  ['the request was right', 200, away, undefined],
] as const)('%s → the answer stays as it is', async (_, status, session, path) => {
  expect((await ask(status, session, path)).status).toBe(status);
});

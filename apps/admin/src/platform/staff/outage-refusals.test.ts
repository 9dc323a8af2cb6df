import { apiErrorMessages } from '@nasaq/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Query } from '../database/query.ts';
import { admitOutage } from './outage-refusals.ts';

const away: Query = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }));
const there: Query = () => Promise.resolve([]);

function ask(status: 200 | 401 | 403, query: Query, headers: Record<string, string>) {
  const app = new Hono();
  app.use(admitOutage(() => Promise.resolve(query)));
  app.get('/', (c) => c.json({}, status));
  return app.request('/', { headers });
}

const session = { cookie: 'nasaq-admin-token=token' };

test.each([401, 403] as const)(
  '%i for a session while the database is away → 503, and when to try again',
  async (status) => {
    const answer = await ask(status, away, session);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const { en } = apiErrorMessages.unavailable;
    expect(await answer.json()).toMatchObject({
      error: { code: 'unavailable', message: en },
      errors: [{ message: en }],
    });
  },
);

test('the menus are Arabic → so is the reason', async () => {
  const answer = await ask(401, away, { cookie: 'nasaq-admin-token=token; nasaq-admin-lng=ar' });
  expect(await answer.json()).toMatchObject({ error: { message: apiErrorMessages.unavailable.ar } });
});

test.each([
  ['the database answers', 401, there, session],
  ['nobody is signed in', 401, away, {}],
  ['the request was right', 200, away, session],
] as const)('%s → the answer stays as it is', async (_, status, query, headers) => {
  expect((await ask(status, query, headers)).status).toBe(status);
});

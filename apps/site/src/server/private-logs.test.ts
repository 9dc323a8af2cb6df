import { openLog } from '@nasaq/logging';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { listen } from '../platform/listen.ts';
import { openSite } from './open-site.ts';
import { noCopies } from './page-cache/page-copies.ts';
import { routeOf } from './route-of.ts';
import { type FixtureAdmin, startFixtureAdmin } from './test/fixture-admin.ts';
import { inventedAssets } from './test/invented-assets.ts';

/** What readers type, and what is theirs alone. */
const planted = [
  'plantedwords',
  'planted.mailbox@example.com',
  'plantedpassword9',
  'plantedtoken',
  'plantedcookie',
  '203.0.113.77',
];
const [words, email, password, token, cookie, address] = planted as [string, string, string, string, string, string];

let admin: FixtureAdmin;
let url: string;
let stop: () => Promise<void>;
let lines: string[];
const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  lines = [];
  vi.stubGlobal('nasaqLogger', undefined);
  openLog({ app: 'site', level: 'debug', write: (line) => void lines.push(line) });
  admin = await startFixtureAdmin();
  const env = readEnv({ ADMIN_URL: admin.url, NODE_ENV: 'test' });
  const { site, fast, follower } = openSite(env, inventedAssets, noCopies);
  const { port, close } = await listen(site.fetch, 0, '127.0.0.1', fast, { routeOf: routeOf(site), requests: 'all' });
  url = `http://127.0.0.1:${port}`;
  stop = async () => {
    follower.close();
    await close();
    await admin.close();
    vi.unstubAllGlobals();
  };
});
afterAll(() => stop());

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-request-id': 'id-of-the-test', cookie: `auth.token=${cookie}`, 'x-forwarded-for': address };
  const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}
const post = (path: string, values: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values),
  });
const call = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('a page, one from the cache, and a call that passes through → the id of the request in the answer, in the line, and at the admin host', async () => {
  admin.requests.splice(0);
  lines.splice(0);
  for (const path of ['/services', '/services', '/ar/works', '/api/v1/posts?v=2', '/nowhere', '/healthz'])
    expect([path, (await ask(path)).headers.get('x-request-id')]).toEqual([path, 'id-of-the-test']);
  expect(admin.requests.map(({ headers }) => headers.get('x-request-id'))).toContain('id-of-the-test');
  await expect.poll(() => said().filter(({ route }) => route)).toHaveLength(6);
  expect(said().filter(({ request }) => request !== 'id-of-the-test')).toEqual([]);
  expect(said().map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/services', '/works', '/api/v1/posts', '/*', '/healthz']),
  );
});

test('an id that is none is replaced, here and for the admin host', async () => {
  admin.requests.splice(0);
  const answer = await ask('/api/v1/posts?v=2', { headers: { 'x-request-id': 'not an id' } });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(admin.requests.map(({ headers }) => headers.get('x-request-id'))).toEqual([id]);
});

test('over what readers do here, no line holds what they sent, or is theirs', async () => {
  lines.splice(0);
  const answers = [
    await ask(`/search?search=${words}`),
    await ask(`/works/${words}?token=${token}`),
    await ask(`/services?preview=${token}`),
    await ask('/account'),
    await post('/contact', { subject: words, email, help_details: words }),
    await post('/login', { email, password }),
    await post('/status', { reference: 'ABCD2345', key: token }),
    await call('/api/v1/contacts?v=2', { values: { email, subject: words } }),
    await call(`/api/v1/auth/login?v=2&x=${words}`, { email, password }),
  ];
  // An admin host that fails and quotes.
  admin.failWith = 500;
  answers.push(await ask(`/works/${words}-2?token=${token}`), await post('/contact', { subject: words, email }));
  admin.failWith = null;
  await expect.poll(() => said().filter(({ route }) => route)).toHaveLength(answers.length);
  expect(said().filter(({ status }) => Number(status) >= 500).length).toBeGreaterThan(0);
  for (const value of planted) expect([value, lines.filter((line) => line.includes(value))]).toEqual([value, []]);
});

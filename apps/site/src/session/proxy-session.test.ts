import { expirationCookie, tokenCookie } from '@nasaq/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { listen, type Listening } from '../platform/listen.ts';
import { proxyAdmin, type FirstAnswer } from '../server/proxy-admin.ts';
import { type FixtureAdmin } from '../server/test/fixture-admin.ts';
import { cookiesOf, own, signedIn, takenAway, token, unauthorized, xsrf } from '../server/test/session-site.ts';
import { siteUrl, startTestSite } from '../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
let base: string;
const open: Listening[] = [];
beforeAll(async () => {
  const started = await startTestSite();
  ({ site, admin } = started);
  base = await listenWith(started.proxy);
});
afterAll(() => Promise.all([admin, ...open].map((server) => server.close())));
beforeEach(() => {
  admin.own.clear();
  admin.requests.length = 0;
  vi.restoreAllMocks();
});

const session = [tokenCookie, expirationCookie, 'XSRF-TOKEN'];

function call(path: string, init: RequestInit = {}, at = base): Promise<Response> {
  return fetch(`${at}/api/v1/${path}?v=2`, init);
}

/** Where a site with this way to the admin host listens. */
async function listenWith(proxy: FirstAnswer): Promise<string> {
  const listening = await listen(site.fetch, 0, '127.0.0.1', proxy);
  open.push(listening);
  return `http://127.0.0.1:${listening.port}`;
}

/** What the admin host gets of a call. */
async function authorizationOf(method: string, headers: Record<string, string>): Promise<[number, string | null]> {
  admin.own.set(`${method} /api/v1/account/x`, () => new Response(null, { status: 204 }));
  const { status } = await call('account/x', { method, headers });
  return [status, admin.requests.at(-1)?.headers.get('authorization') ?? null];
}

describe('login', () => {
  const loginAnswer = () => Response.json({ token, expires_in: 3_600 });

  test('the token goes into a cookie that scripts cannot read, and nowhere else', async () => {
    admin.own.set('POST /api/v1/auth/login', loginAnswer);
    const answer = await call('auth/login', { method: 'POST', headers: own, body: '{}' });
    expect(await answer.json()).toEqual({ expires_in: 3_600 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookies = cookiesOf(answer);
    const shared = ['Path=/', 'Max-Age=2592000', 'SameSite=Lax'];
    expect(cookies.get(tokenCookie)).toEqual({ value: token, attributes: [...shared, 'HttpOnly', 'Secure'] });
    expect(cookies.get(expirationCookie)!.attributes).toEqual([...shared, 'Secure']);
    const lasts = Number(cookies.get(expirationCookie)!.value) - Date.now();
    expect(lasts).toBeGreaterThan(3_500_000);
    expect(lasts).toBeLessThanOrEqual(3_600_000);
    expect(cookies.get('XSRF-TOKEN')!.attributes).toEqual([...shared, 'Secure']);
  });

  test('whatever session the browser had before, the new one has values of its own', async () => {
    admin.own.set('POST /api/v1/auth/login', loginAnswer);
    const planted = `${tokenCookie}=planted.by.another; XSRF-TOKEN=${xsrf}`;
    const ask = () => call('auth/login', { method: 'POST', headers: { ...own, cookie: planted }, body: '{}' });
    const [first, second] = [cookiesOf(await ask()), cookiesOf(await ask())];
    expect(first.get(tokenCookie)!.value).toBe(token);
    expect(new Set([xsrf, first.get('XSRF-TOKEN')!.value, second.get('XSRF-TOKEN')!.value]).size).toBe(3);
    expect(admin.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  test('set up for scripts, the token stays in the answer', async () => {
    admin.own.set('POST /api/v1/auth/login', loginAnswer);
    const at = await listenWith(proxyAdmin(readEnv({ ADMIN_URL: admin.url, SITE_URL: siteUrl, AUTH_TOKEN: 'script' })));
    const answer = await call('auth/login', { method: 'POST', headers: own, body: '{}' }, at);
    expect(await answer.json()).toEqual({ token, expires_in: 3_600 });
    expect([...cookiesOf(answer).keys()]).toEqual(['XSRF-TOKEN']);
  });

  test('a refusal sets and takes nothing', async () => {
    admin.own.set('POST /api/v1/auth/login', () => Response.json({ error: { code: 'invalid' } }, { status: 422 }));
    const answer = await call('auth/login', { method: 'POST', headers: { ...own, cookie: signedIn }, body: '{}' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
  });

  test('another site’s page cannot sign a reader in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await call('auth/login', { method: 'POST', headers, body: '{}' });
    expect([answer.status, admin.requests.length]).toEqual([403, 0]);
  });
});

describe('a call with the cookie of a session', () => {
  const bearer = `Bearer ${token}`;
  const cookie = signedIn;

  test.each(['GET', 'HEAD'])('%s: the token goes along, from wherever it is asked', async (method) => {
    expect(await authorizationOf(method, { cookie })).toEqual([204, bearer]);
    expect(await authorizationOf(method, { cookie, 'sec-fetch-site': 'cross-site' })).toEqual([204, bearer]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s from a page of ours with our token: it goes along',
    async (method) => {
      expect(await authorizationOf(method, { ...own, cookie })).toEqual([204, bearer]);
      const older = { origin: siteUrl, 'x-xsrf-token': xsrf, cookie };
      expect(await authorizationOf(method, older)).toEqual([204, bearer]);
    },
  );

  test.each<[string, Record<string, string>]>([
    ['no token', { 'sec-fetch-site': 'same-origin' }],
    ['an empty token', { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': '' }],
    ['a wrong token', { ...own, 'x-xsrf-token': xsrf.replace('a', 'b') }],
    ['a longer token', { ...own, 'x-xsrf-token': `${xsrf}x` }],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['another host of our site', { ...own, 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example', 'x-xsrf-token': xsrf }],
    ['an origin that is not told', { origin: 'null', 'x-xsrf-token': xsrf }],
    ['a page that is not told', { 'x-xsrf-token': xsrf }],
  ])('that changes something, with %s: 403, and the admin host hears nothing', async (_, headers) => {
    for (const method of ['POST', 'DELETE']) {
      expect(await authorizationOf(method, { ...headers, cookie })).toEqual([403, null]);
    }
    expect(admin.requests).toEqual([]);
  });

  test('without the cookie that the token is compared with: 403', async () => {
    const alone = `${tokenCookie}=${token}`;
    for (const given of ['', 'undefined', 'null']) {
      expect(await authorizationOf('POST', { ...own, 'x-xsrf-token': given, cookie: alone })).toEqual([403, null]);
    }
  });

  test('a call that brings its own token needs no other proof', async () => {
    const authorization = 'Bearer its.own.token';
    expect(await authorizationOf('POST', { authorization, cookie })).toEqual([204, authorization]);
  });

  test('the cookie itself stays here', async () => {
    await authorizationOf('POST', { ...own, cookie });
    expect(admin.requests.at(-1)!.headers.get('cookie')).toBeNull();
  });

  test('what could not be a token is not sent', async () => {
    const odd = `${tokenCookie}=${encodeURIComponent('a b\r\nx: y')}; XSRF-TOKEN=${xsrf}`;
    expect(await authorizationOf('POST', { ...own, cookie: odd })).toEqual([204, null]);
  });

  test('one that scripts keep may be encoded and begin with its type', async () => {
    const kept = `${tokenCookie}=${encodeURIComponent(`Bearer ${token}`)}`;
    expect(await authorizationOf('GET', { cookie: kept })).toEqual([204, bearer]);
  });
});

test('a reader without a session needs no proof', async () => {
  expect(await authorizationOf('POST', { 'sec-fetch-site': 'same-origin' })).toEqual([204, null]);
});

describe('the end of a session', () => {
  test('a 401 of the admin host takes the cookies away', async () => {
    admin.own.set('GET /api/v1/account/records', unauthorized);
    const answer = await call('account/records', { headers: { cookie: signedIn } });
    expect([answer.status, takenAway(answer)]).toEqual([401, session]);
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } });
  });

  test('that of another token, or of none, leaves them', async () => {
    admin.own.set('GET /api/v1/account/records', unauthorized);
    const another = { cookie: signedIn, authorization: 'Bearer another.one.here' };
    expect((await call('account/records', { headers: another })).headers.getSetCookie()).toEqual([]);
    expect((await call('account/records')).headers.getSetCookie()).toEqual([]);
  });

  test.each([204, 401, 500, 503])('a logout takes them away, also where the admin host answers %i', async (status) => {
    admin.own.set('POST /api/v1/auth/logout', () => new Response(null, { status }));
    const answer = await call('auth/logout', { method: 'POST', headers: { ...own, cookie: signedIn } });
    expect([answer.status, takenAway(answer)]).toEqual([status, session]);
    expect(admin.requests.at(-1)!.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  test('a logout that another site has started takes nothing away', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: signedIn };
    const answer = await call('auth/logout', { method: 'POST', headers });
    expect([answer.status, answer.headers.getSetCookie(), admin.requests.length]).toEqual([403, [], 0]);
  });

  test('with the account its session goes; a wrong password leaves both', async () => {
    let status = 422;
    admin.own.set('POST /api/v1/account/deletion', () => new Response(null, { status }));
    const ask = () => call('account/deletion', { method: 'POST', headers: { ...own, cookie: signedIn }, body: '{}' });
    expect(takenAway(await ask())).toEqual([]);
    status = 204;
    expect(takenAway(await ask())).toEqual(session);
  });

  test('/_auth/reset forgets the token for our own pages alone', async () => {
    const ask = (headers: Record<string, string>, method = 'POST') =>
      site.request(`${siteUrl}/_auth/reset`, { method, headers: { cookie: signedIn, ...headers } });
    const answer = await ask({ 'sec-fetch-site': 'same-origin' });
    expect([answer.status, takenAway(answer)]).toEqual([204, session]);
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      {},
    ];
    for (const headers of others) {
      const refused = await ask(headers);
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    }
    const read = await ask({ 'sec-fetch-site': 'same-origin' }, 'GET');
    expect([read.status, read.headers.getSetCookie()]).toEqual([405, []]);
  });
});

test('on a site without TLS, as in development, the cookies are sent, too', async () => {
  admin.own.set('POST /api/v1/auth/login', () => Response.json({ token }));
  const at = await listenWith(proxyAdmin(readEnv({ ADMIN_URL: admin.url, SITE_URL: 'http://localhost:3000' })));
  const answer = await call('auth/login', { method: 'POST', body: '{}' }, at);
  for (const { attributes } of cookiesOf(answer).values()) expect(attributes).not.toContain('Secure');
  expect(cookiesOf(answer).get(tokenCookie)!.attributes).toContain('HttpOnly');
});

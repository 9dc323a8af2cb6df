import { tokenCookie } from '@nasaq/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { createSite } from '../server/app.ts';
import { openPageServer } from '../server/open-page-server.ts';
import { noCopies } from '../server/page-cache/page-copies.ts';
import { startFixtureAdmin, type FixtureAdmin } from '../server/test/fixture-admin.ts';
import { cookiesOf, knowsLayla, layla, signedIn, takenAway, token, unauthorized } from '../server/test/session-site.ts';
import { siteUrl } from '../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
let siteData: unknown;
beforeAll(async () => {
  admin = await startFixtureAdmin();
  siteData = await (await fetch(`${admin.url}/api/v1/global-site-data`)).json();
  const env = readEnv({ SITE_URL: siteUrl, ADMIN_URL: admin.url, NODE_ENV: 'test' });
  const assets = () => ({ theme: { src: '/t.js' }, scripts: [], styles: [], modulePreloads: [], fonts: [] });
  // With a page cache, as the product has it.
  site = createSite(openPageServer(env, assets, noCopies));
});
afterAll(() => admin.close());
beforeEach(() => {
  vi.restoreAllMocks();
  admin.own.clear();
  admin.requests.length = 0;
  admin.failWith = null;
  knowsLayla(admin);
  // Pages are kept whose content says what it was made from.
  admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json(siteData, { headers: { 'x-content-tags': 'site' } }),
  );
  admin.own.set('GET /api/v1/account/records', (request) =>
    request.headers.get('authorization') === `Bearer ${token}` ? Response.json({ data: [] }) : unauthorized(),
  );
});

const read = (path: string, cookie?: string) => site.request(siteUrl + path, { headers: cookie ? { cookie } : {} });
const asked = (path: string) => admin.requests.filter(({ url }) => new URL(url).pathname === `/api/v1/${path}`);
const cacheOf = (answer: Response) => /desc="(\w+)"/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? null;

describe('a page for somebody signed in', () => {
  test('carries who they are, is nobody else’s, and asks for them once', async () => {
    const answer = await read('/tools', signedIn);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(`"session":${JSON.stringify({ user: layla }).replaceAll('<', '\\u003c')}`);
    expect(asked('auth/user')).toHaveLength(1);
    expect(asked('auth/user')[0]!.headers.get('locale')).toBe('en');
    expect(answer.headers.getSetCookie().join()).not.toContain('XSRF');
  });

  test('is asked for in the page’s language, since the reason of a ban is in it', async () => {
    await read('/ar/tools', signedIn);
    expect(asked('auth/user')[0]!.headers.get('locale')).toBe('ar');
  });

  test('neither comes from the kept pages nor becomes one', async () => {
    for (const reader of [signedIn, undefined, signedIn, undefined]) {
      const html = await (await read('/status', reader)).text();
      expect(html.includes(layla.email)).toBe(reader === signedIn);
    }
    const kept = await read('/status');
    expect(cacheOf(kept)).toBe('hit');
    expect(await kept.text()).toContain('"session":{"user":null}');
  });

  test('other cookies of the module make nobody somebody', async () => {
    await read('/ar/status');
    const others = 'auth.strategy=local; auth.redirect=%2Faccount; auth._nasaq_token_expiration.local=9; theme=dark';
    for (const cookie of [others, `${tokenCookie}=`, `${tokenCookie}=false`, `x${tokenCookie}=a.b.c`]) {
      expect(cacheOf(await read('/ar/status', cookie))).toBe('hit');
    }
    expect(asked('auth/user')).toEqual([]);
  });

  test('without the cookie that proves our own pages: it is set anew', async () => {
    const answer = await read('/tools', `${tokenCookie}=${token}`);
    expect(cookiesOf(answer).get('XSRF-TOKEN')!.value.length).toBeGreaterThan(20);
  });

  test('the loaders of pages that everybody may read do not say who reads', async () => {
    await read('/blog', signedIn);
    const others = admin.requests.filter(({ url }) => !url.includes('auth/user'));
    expect(others.length).toBeGreaterThan(0);
    for (const { headers } of others) expect(headers.get('authorization')).toBeNull();
  });
});

describe('a session that is over', () => {
  test('its cookies are taken away, and its reader gets the page signed out', async () => {
    admin.own.set('POST /api/v1/auth/user', unauthorized);
    const answer = await read('/tools', signedIn);
    expect(answer.status).toBe(200);
    expect(takenAway(answer)).toContain(tokenCookie);
    expect(await answer.text()).toContain('"session":{"user":null}');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('what could not be a token is taken away without a question', async () => {
    const answer = await read('/tools', `${tokenCookie}=nonsense`);
    expect(takenAway(answer)).toContain(tokenCookie);
    expect(asked('auth/user')).toEqual([]);
  });

  test('a page of the account leads to the login', async () => {
    admin.own.set('POST /api/v1/auth/user', unauthorized);
    const answer = await read('/ar/account', signedIn);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar/auth/login']);
    expect(takenAway(answer)).toContain(tokenCookie);
  });
});

describe('while the admin host cannot say whose token it is', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    admin.own.set('POST /api/v1/auth/user', () => new Response('', { status: 503 }));
  });

  test('a page stays readable, and the session stays', async () => {
    const answer = await read('/tools', signedIn);
    expect([answer.status, takenAway(answer)]).toEqual([200, []]);
  });

  test('a page of the account says so, and leads nobody to the login', async () => {
    for (const path of ['/account', '/account/_payload.json']) {
      const answer = await read(path, signedIn);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect(answer.headers.getSetCookie().join()).not.toContain('auth.');
    }
  });
});

describe('guards', () => {
  test.each([
    ['/account', '/auth/login'],
    ['/ar/account/sessions?x=1', '/ar/auth/login'],
  ])('%s leads whoever is signed out to %s, and is remembered', async (path, login) => {
    const answer = await read(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, login]);
    const { value, attributes } = cookiesOf(answer).get('auth.redirect')!;
    expect(value).toBe(path);
    expect(attributes).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'Secure']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['/auth/login', '/'],
    ['/ar/auth/login', '/ar'],
    ['/ar/auth/forgotten', '/ar'],
  ])('%s leads whoever is signed in to %s', async (path, home) => {
    const answer = await read(path, signedIn);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, home]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('payloads carry what guards decide, and a preload is remembered by nobody', async () => {
    const guarded = await read('/ar/account/_payload.json');
    expect([guarded.status, await guarded.json()]).toEqual([
      200,
      { kind: 'redirect', to: '/ar/auth/login', status: 302 },
    ]);
    expect(guarded.headers.getSetCookie()).toEqual([]);
    const guest = await read('/auth/login/_payload.json', signedIn);
    expect(await guest.json()).toEqual({ kind: 'redirect', to: '/', status: 302 });
    expect(guest.headers.get('cache-control')).toBe('private, no-store');
    const own = await read('/account/_payload.json', signedIn);
    expect(await own.json()).toMatchObject({ kind: 'page', model: { name: layla.name } });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    // The login's own payload is kept for those who are signed out.
    await read('/auth/login/_payload.json');
    expect(cacheOf(await read('/auth/login/_payload.json'))).toBe('hit');
    expect(await (await read('/auth/login/_payload.json', signedIn)).json()).toMatchObject({ kind: 'redirect' });
  });

  test('the payload of a page for everybody is the kept one, also with a session, and asks for nobody', async () => {
    await read('/tools/_payload.json');
    admin.requests.length = 0;
    expect(cacheOf(await read('/tools/_payload.json', signedIn))).toBe('hit');
    expect(admin.requests).toEqual([]);
  });
});

test('a page that a reader had before the login is no answer to them after it', async () => {
  const before = await read('/ar/tools');
  const etag = before.headers.get('etag')!;
  const ask = (cookie?: string) =>
    site.request(`${siteUrl}/ar/tools`, { headers: { 'if-none-match': etag, ...(cookie ? { cookie } : {}) } });
  expect((await ask()).status).toBe(304);
  const after = await ask(signedIn);
  expect([after.status, after.headers.get('etag')]).toEqual([200, null]);
  expect(await after.text()).toContain(layla.email);
});

test('pages of the account are indexed by nobody; the link with a password is told to nobody', async () => {
  admin.own.set('POST /api/v1/auth/password/check', () =>
    Response.json({ data: { email: layla.email, name: layla.name, invited: true } }),
  );
  const account = await read('/account', signedIn);
  expect(account.headers.get('x-robots-tag')).toBe('noindex');
  expect(await account.text()).toContain('content="noindex');
  const password = await read('/ar/auth/password?token=a.b.c');
  expect([password.status, password.headers.get('referrer-policy'), password.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-referrer',
    'noindex',
  ]);
  expect(password.headers.get('cache-control')).toBe('private, no-store');
  const map = await (await read('/sitemap.xml')).text();
  expect(map).toContain('/contact');
  for (const path of ['/auth/', '/account']) expect(map).not.toContain(path);
});

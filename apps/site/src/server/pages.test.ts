import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localePath, locales, localTime, paths, shifted } from '@nasaq/contract';
import { routes } from '../routes.ts';
import { siteData, type FixtureAdmin } from './test/fixture-admin.ts';
import { siteUrl, startTestSite } from './test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const text = async (path: string) => (await get(path)).text();

describe('language', () => {
  test('an address without prefix is English, left to right', async () => {
    expect(await text('/tools')).toContain('<html lang="en-US" dir="ltr">');
  });

  test('an address below /ar is Arabic, right to left', async () => {
    expect(await text('/ar/tools')).toContain('<html lang="ar-EG" dir="rtl">');
  });

  test('English has no prefix: /en/about is a 404', async () => {
    expect((await get('/en/about')).status).toBe(404);
  });

  test('the address rewrites the cookie where it differs, and only then', async () => {
    expect((await get('/ar/tools')).headers.get('set-cookie')).toBe(
      'i18n_redirected=ar; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect((await get('/ar/tools', { cookie: 'i18n_redirected=ar' })).headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['an Arabic cookie', { cookie: 'i18n_redirected=ar' }],
    ['an Arabic browser', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' }],
  ])('the first visit to / with %s leads to /ar', async (_, headers) => {
    const response = await get('/?utm=x', headers);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/ar?utm=x');
  });

  test.each([
    ['an unknown cookie', { cookie: 'i18n_redirected=fr', 'accept-language': 'ar' }],
    ['a browser that prefers English', { 'accept-language': 'en,ar;q=0.5' }],
    ['a visit from our own Arabic page', { cookie: 'i18n_redirected=ar', 'sec-fetch-site': 'same-origin' }],
    ['a referrer of ours, in an older browser', { cookie: 'i18n_redirected=ar', referer: `${siteUrl}/ar` }],
  ])('the visit to / with %s stays in English', async (_, headers) => {
    expect((await get('/', headers)).status).not.toBe(302);
  });

  test.each(['/?lang=en', '/?utm=x&lang=en', '/?preview=a-token'])(
    '%s means the English page, whoever asks',
    async (address) => {
      expect((await get(address, { cookie: 'i18n_redirected=ar', 'accept-language': 'ar' })).status).not.toBe(302);
    },
  );

  test('only / detects the language', async () => {
    expect((await get('/tools', { cookie: 'i18n_redirected=ar', 'accept-language': 'ar' })).status).toBe(200);
  });
});

describe('the document', () => {
  test('names itself in both languages, absolutely', async () => {
    const html = await text('/ar/tools');
    expect(html).toContain('<title>الأدوات – نسق</title>');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/ar/tools"/>`);
    for (const [language, path] of [
      ['en', '/tools'],
      ['en-US', '/tools'],
      ['ar', '/ar/tools'],
      ['ar-EG', '/ar/tools'],
      ['x-default', '/tools'],
    ]) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${siteUrl}${path}"/>`);
    }
    expect(html).toContain('<meta property="og:locale" content="ar_EG"/>');
    expect(html).toContain('<meta name="description" content="أدوات صغيرة');
    // A page that says nothing of itself is described as the site is.
    expect(await text('/ar/legal')).toContain('<meta name="description" content="وصف عربي"/>');
  });

  test('holds no inline script that could run', async () => {
    const scripts = [...(await text('/tools')).matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);
    expect(scripts.length).toBeGreaterThan(1);
    for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\/(ld\+)?json"/);
  });

  test('carries the security headers', async () => {
    const { headers } = await get('/tools');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self';");
    // Text becomes neither elements nor scripts by itself.
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'; trusted-types own");
    // What it refuses is told to the site itself.
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/_csp(;|$)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('login is not for search engines', async () => {
    expect((await get('/auth/login')).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('HEAD answers like GET without a body', async () => {
    const response = await site.request('/tools', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('is compressed as the browser accepts it', async () => {
    expect((await get('/tools', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/tools', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/tools')).headers.get('content-encoding')).toBeNull();
  });
});

describe('routes', () => {
  const fixed = routes.filter(({ path, page }) => !/[:*]/.test(path) && page !== 'not-found');

  test('every route has a page folder, and a title in both languages', async () => {
    const folders = Object.keys(import.meta.glob('../pages/*/index.tsx'));
    expect(folders.length).toBeGreaterThan(30);
    for (const { page } of routes) expect(folders).toContain(`../pages/${page}/index.tsx`);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  const addresses = (some: typeof routes) =>
    some.flatMap(({ path }) => locales.map((locale) => localePath(locale, path)));

  test.each(addresses(fixed.filter(({ auth }) => !auth)))('%s answers without ever failing', async (path) => {
    expect([200, 404]).toContain((await get(path)).status);
  });

  test.each(addresses(fixed.filter(({ auth }) => auth)))('%s leads to the login', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      localePath(path.startsWith('/ar') ? 'ar' : 'en', paths.login),
    ]);
  });
});

describe('what does not exist', () => {
  test('is a 404 page that names the full path', async () => {
    const response = await get('/nowhere/at-all?x=1');
    expect(response.status).toBe(404);
    expect((await response.text()).replace(/<[^>]+>/g, '')).toContain('Page not found: /nowhere/at-all?x=1');
  });

  test('names an Arabic path as it is read', async () => {
    expect(await text(encodeURI('/ar/لا-شيء'))).toContain('/ar/لا-شيء');
  });

  test('/404 is the same page', async () => {
    expect((await get('/404')).status).toBe(404);
  });

  test('has no canonical address', async () => {
    const html = await text('/nowhere');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a slug of more than 200 characters fails validation', async () => {
    const before = admin.requests.length;
    expect((await get(`/services/${'x'.repeat(201)}`)).status).toBe(404);
    expect(admin.requests.slice(before).some(({ url }) => url.includes('/services/'))).toBe(false);
  });
});

describe('moved pages', () => {
  test('lead to their new address for ever', async () => {
    const response = await get(encodeURI('/ar/قديم'));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(encodeURI('/ar/services/منصات-الويب'));
  });

  test('never lead off this site', async () => {
    expect((await get('/evil')).status).toBe(404);
  });

  test('lead nobody away from a page that stands', async () => {
    expect((await get('/contact')).status).toBe(200);
  });

  test('say so in the payload too', async () => {
    expect(await (await get('/old/_payload.json')).json()).toEqual({
      kind: 'redirect',
      to: '/services/web-platforms',
      status: 301,
    });
  });
});

describe('page payload', () => {
  test('lies next to the page', async () => {
    const response = await get('/ar/tools/_payload.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ kind: 'page' });
  });

  test('of the home pages lies at the root of each language', async () => {
    expect((await get('/_payload.json', { 'accept-language': 'ar' })).headers.get('content-type')).toContain(
      'application/json',
    );
    expect((await get('/ar/_payload.json')).headers.get('content-type')).toContain('application/json');
  });

  test('carries a 404 as status and as outcome', async () => {
    const response = await get('/nowhere/_payload.json');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ kind: 'error', status: 404 });
  });

  test('leaves the language cookie alone, since it may only be a preload', async () => {
    expect((await get('/ar/tools/_payload.json')).headers.get('set-cookie')).toBeNull();
  });
});

describe('opening hours', () => {
  const today = localTime('Africa/Cairo', new Date()).date;
  const always = Array.from({ length: 7 }, () => [{ from: 0, to: 0 }]);
  const hours = {
    timeZone: 'Africa/Cairo',
    week: always,
    exceptions: [today, shifted(today, 1), shifted(today, 2)].map((date) => ({ date, label: 'عيد', intervals: [] })),
  };
  let own: Awaited<ReturnType<typeof startTestSite>>;
  beforeAll(async () => {
    own = await startTestSite();
    own.admin.own.set('GET /api/v1/global-site-data', (request) =>
      Response.json({ ...siteData(request.headers.get('locale') as 'en' | 'ar'), openingHours: hours }),
    );
    for (const list of ['services', 'products']) {
      const none = { data: [], meta: { page: 1, limit: 100, total: 0, pages: 1 } };
      own.admin.own.set(`GET /api/v1/${list}`, () => Response.json(none));
    }
  });
  afterAll(() => own.admin.close());

  test.each(['/contact', '/care/live-chat'])('%s says which days to come are closed, and why', async (path) => {
    const html = await (await own.site.request(`/ar${path}`)).text();
    const day = (date: string) =>
      new Intl.DateTimeFormat('ar-EG-u-nu-arab', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(date));
    const row = html.match(/<div class="hours__special">(.*?)<\/div>/)?.[1];
    expect(row).toBe(`<dt>${day(today)} – ${day(shifted(today, 2))}<br/>عيد</dt><dd>مغلق</dd>`);
  });

  test.each([
    ['/contact', '(Egypt Time)'],
    ['/ar/contact', '(بتوقيت مصر)'],
    ['/ordering', '(Egypt Time)'],
    ['/ar/ordering', '(بتوقيت مصر)'],
  ])('%s names the time zone of the moment from which somebody reads', async (path, zone) => {
    const html = await (await own.site.request(path)).text();
    expect(html.match(/<p class="office-now[^>]*>([^<]*)</)?.[1]).toContain(zone);
  });
});

describe('titles', () => {
  test.each([
    ['Privacy notice of Nasaq', 'Privacy notice of Nasaq'],
    ['Our story: Nasaq since 2014', 'Our story: Nasaq since 2014'],
    ['Nasaqi designs', 'Nasaqi designs – Nasaq'],
  ])('%s names the company once', async (title, shown) => {
    const cover = { cover: null, seo: { title: '', description: '' }, alternates: { en: 'a-page', ar: null } };
    const legal = { key: 'a', slug: 'a-page', title, summary: '', ...cover, revisedAt: '2026-01-02T00:00:00.000Z' };
    admin.own.set('GET /api/v1/legals/a-page', () =>
      Response.json({ data: { ...legal, body: { html: '', toc: [] } } }),
    );
    admin.own.set('GET /api/v1/legals', () =>
      Response.json({ data: [legal], meta: { page: 1, limit: 20, total: 1, pages: 1 } }),
    );
    const html = await text('/legal/a-page');
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(shown);
  });
});

describe('live preview', () => {
  test('may be framed by the admin host, is not kept and not indexed', async () => {
    const { headers } = await get('/tools?preview=abc.def');
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${admin.url}`);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('hands its token to the API', async () => {
    await get('/services/web-platforms?preview=abc.def');
    expect(admin.requests.some(({ headers }) => headers.get('x-preview') === 'abc.def')).toBe(true);
  });
});

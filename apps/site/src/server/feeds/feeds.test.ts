import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FixtureAdmin } from '../test/fixture-admin.ts';
import { siteUrl, startTestSite } from '../test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());

const text = async (path: string) => (await site.request(path)).text();

test('the sitemap lists every page in both languages with its alternates', async () => {
  const xml = await text('/sitemap.xml');
  const arabic = `${siteUrl}/ar/services/${encodeURIComponent('منصات-الويب')}`;
  expect(xml).toContain(`<loc>${siteUrl}/about</loc>`);
  expect(xml).toContain(`<loc>${siteUrl}/ar/about</loc>`);
  expect(xml).toContain(`<loc>${arabic}</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="ar-EG" href="${arabic}"/>`);
  expect(xml).toContain(`<loc>${siteUrl}/services/category/build</loc>`);
});

test('the sitemap gives an entry of one language no other', async () => {
  const xml = await text('/sitemap.xml');
  const url = /<url><loc>[^<]*hiring-without-puzzles<\/loc>.*?<\/url>/.exec(xml)?.[0];
  expect(url).toContain('hreflang="en"');
  expect(url).not.toContain('hreflang="ar"');
});

test('the sitemap gives a list only in languages in which something stands in it', async () => {
  const xml = await text('/sitemap.xml');
  const told = ['/services', '/ar/services', '/blog', '/ar/blog', '/works', '/ar/works', '/careers', '/ar/careers'];
  expect(told.filter((path) => xml.includes(`<loc>${siteUrl}${path}</loc>`))).toEqual([
    '/services',
    '/ar/services',
    '/blog',
    '/careers',
    '/ar/careers',
  ]);
});

test('the sitemap leaves out login, search, errors and patterns of routes', async () => {
  const xml = await text('/sitemap.xml');
  expect(xml).not.toMatch(/auth\/login|\/search<|\/404<|:name_slug|:title_slug|\*/);
});

test('robots names the sitemap, and lets search engines run what pages ask for', async () => {
  expect(await text('/robots.txt')).not.toMatch(/^Disallow: \S/m);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('each language has its feed, in its language, with markup escaped', async () => {
  const [english, arabic] = await Promise.all([text('/rss.xml'), text('/ar/rss.xml')]);
  expect(english).toContain('<language>en-US</language>');
  expect(english).toContain('<lastBuildDate>Fri, 02 Jan 2026 10:00:00 GMT</lastBuildDate>');
  expect(english).toContain('<ttl>60</ttl>');
  expect(english).toContain('<title>Tags &lt; &amp; &gt;</title>');
  expect(english).toContain(`<link>${siteUrl}/blog/a%26b</link>`);
  expect(arabic).toContain('<title>نسق</title>');
  expect(arabic).toContain(`<link>${siteUrl}/ar/blog/a%26b</link>`);
});

test('each language has its manifest', async () => {
  const response = await site.request('/ar/manifest.webmanifest');
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  expect(await response.json()).toMatchObject({ name: 'نسق', dir: 'rtl', lang: 'ar-EG', start_url: '/ar' });
});

test('security.txt says whom to write to, and until when', async () => {
  const body = await text('/.well-known/security.txt');
  expect(body).toContain('Contact: mailto:hello@nasaq.example');
  expect(body).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m);
});

test.each(['/rss.xml', '/ar/rss.xml', '/sitemap.xml', '/robots.txt', '/ar/manifest.webmanifest'])(
  '%s has an ETag, is not sent twice, and its head says how long it is',
  async (path) => {
    for (const accept of ['br', 'identity']) {
      const ask = (method: string, headers: Record<string, string> = {}) =>
        site.request(path, { method, headers: { 'accept-encoding': accept, ...headers } });
      const whole = await ask('GET');
      const etag = whole.headers.get('etag')!;
      expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
      const length = String((await whole.arrayBuffer()).byteLength);
      const head = await ask('HEAD');
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, length, '']);
      const known = await ask('GET', { 'if-none-match': etag });
      expect([known.status, await known.text()]).toEqual([304, '']);
      expect(known.headers.get('etag')).toBe(etag);
    }
  },
);

test('an icon says for what it is made: any place, or one that is cut', async () => {
  const { icons } = (await (await site.request('/manifest.webmanifest')).json()) as { icons: { purpose?: string }[] };
  expect(icons.map(({ purpose }) => purpose ?? 'any')).toEqual(['any', 'any', 'any', 'maskable']);
});

test('a feed that cannot be written is a 503', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  admin.failWith = 500;
  const response = await site.request('/sitemap.xml');
  admin.failWith = null;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
});

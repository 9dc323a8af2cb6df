import {
  contentTagsHeader,
  feedbackAreas,
  localePath,
  locales,
  parts,
  partOfAddress,
  type PartName,
  type PartsOff,
} from '@nasaq/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { startCachedSite, type CachedSite } from './test/cached-site.ts';
import { siteData } from './test/fixture-admin.ts';

let cached: CachedSite;
let off: PartsOff;

beforeEach(async () => {
  off = {};
  cached = await startCachedSite();
  cached.admin.own.set('GET /api/v1/global-site-data', (request) =>
    Response.json(
      {
        data: {
          ...siteData(request.headers.get('locale') as 'en'),
          ...(Object.keys(off).length > 0 && { parts: off }),
        },
      },
      { headers: { [contentTagsHeader]: 'site parts' } },
    ),
  );
});
afterEach(() => cached.close());

/** An address of each route; the parameters fit, though nothing need stand there. */
const addresses = routes
  .filter(({ page }) => page !== 'not-found')
  .map(({ path, part, form }) => ({
    part,
    form,
    path: path.replace(':kind', 'orders').replace(':reference', 'ABCDEFGH').replace(/:\w+/g, 'some-entry'),
  }));

test('each route is of the part of its address', () => {
  for (const { path, part } of routes) expect([path, part]).toEqual([path, partOfAddress(path)]);
  expect(new Set(routes.flatMap(({ part }) => part ?? []))).toEqual(new Set(parts));
});

const ofPart = (part: PartName) => addresses.filter((address) => address.part === part);

test.each(parts)('while %s is off, its pages, payloads and forms are 404 in both languages, in full', async (part) => {
  off = { [part]: null };
  for (const locale of locales)
    for (const { path } of ofPart(part)) {
      const address = localePath(locale, path);
      const page = await cached.read(address);
      expect([address, page.status]).toEqual([address, 404]);
      expect(page.text).toContain(locale === 'ar' ? '<html lang="ar-EG"' : '<html lang="en-US"');
      const payload = await cached.read(`${address}/_payload.json`);
      expect([address, payload.status, JSON.parse(payload.text)]).toEqual([
        address,
        404,
        { kind: 'error', status: 404 },
      ]);
      expect([address, (await cached.post(address, 'a=b')).status]).toEqual([address, 404]);
    }
});

test.each(parts)('while %s leads elsewhere, all of its addresses do', async (part) => {
  for (const locale of locales) {
    const to = localePath(locale, '/contact');
    off = { [part]: { to, status: 301 } };
    for (const { path } of ofPart(part)) {
      const address = localePath(locale, path);
      const page = await cached.read(address);
      expect([address, page.status, page.headers.get('location')]).toEqual([address, 301, to]);
      const payload = await cached.read(`${address}/_payload.json`);
      expect(JSON.parse(payload.text)).toEqual({ kind: 'redirect', to, status: 301 });
      const sent = await cached.post(address, 'a=b');
      expect([address, sent.status, sent.headers.get('location')]).toEqual([address, 303, to]);
    }
    // Where the other language leads is asked for anew.
    await cached.close();
    cached = await startCachedSite();
    const told = (own: PartsOff) => () =>
      Response.json({ data: { ...siteData(locale), parts: own } }, { headers: { [contentTagsHeader]: 'site' } });
    cached.admin.own.set(
      'GET /api/v1/global-site-data',
      told({ [part]: { to: localePath(locale === 'en' ? 'ar' : 'en', '/contact'), status: 301 } }),
    );
  }
});

test.each(parts)('while %s is off, nothing on a page, in the sitemap or in a head leads to it', async (part) => {
  off = { [part]: null };
  for (const locale of locales) {
    const { text, status } = await cached.read(localePath(locale, '/contact'));
    expect(status).toBe(200);
    const links = [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(5);
    const inside = links.filter((href) => href.startsWith('/')).map((href) => href.replace(/^\/ar(?=\/|$)/, '') || '/');
    expect(inside.filter((path) => partOfAddress(path) === part)).toEqual([]);
    expect(text.includes('application/rss+xml')).toBe(part !== 'blog');
  }
  const { text } = await cached.read('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path!.replace(/^\/ar(?=\/|$)/, '') || '/',
  );
  expect(listed.length).toBeGreaterThan(10);
  const fixed = new Set(routes.map(({ path }) => path));
  expect(listed.filter((path) => fixed.has(path) && partOfAddress(path) === part)).toEqual([]);
  for (const feed of ['/rss.xml', '/ar/rss.xml'])
    expect((await cached.read(feed)).status).toBe(part === 'blog' ? 404 : 200);
});

test('no page speaks of chats, orders or products while they are off', async () => {
  const spoken = { en: /\bchats?\b|\borders?\b|\bproducts\b/i, ar: /محادث|مع أول طلب|طلباتك|المنتجات/ };
  const pages = ['/auth/login', '/search'];
  const words = (text: string) => text.slice(text.indexOf('<body')).replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
  for (const locale of locales)
    for (const path of pages) expect(words((await cached.read(localePath(locale, path))).text)).toMatch(spoken[locale]);
  await cached.close();
  off = { chat: null, ordering: null, products: null };
  cached = await startCachedSite();
  cached.admin.own.set('GET /api/v1/global-site-data', (request) =>
    Response.json(
      { data: { ...siteData(request.headers.get('locale') as 'en'), parts: off } },
      { headers: { [contentTagsHeader]: 'site' } },
    ),
  );
  for (const locale of locales)
    for (const path of pages) {
      const { status, text } = await cached.read(localePath(locale, path));
      expect(status).toBe(200);
      expect(words(text)).not.toMatch(spoken[locale]);
    }
});

test('the feedback form offers no topic of a part that is off, and the one that a form sent from before has chosen', async () => {
  const offered = (text: string) => [...text.matchAll(/name="area"[^>]* value="(\w+)"/g)].map(([, value]) => value);
  expect(offered((await cached.read('/feedback')).text)).toEqual([...feedbackAreas]);
  off = { products: null, careers: { to: '/contact', status: 302 } };
  await cached.close();
  cached = await startCachedSite();
  cached.admin.own.set('GET /api/v1/global-site-data', (request) =>
    Response.json(
      { data: { ...siteData(request.headers.get('locale') as 'en'), parts: off } },
      { headers: { [contentTagsHeader]: 'site' } },
    ),
  );
  for (const locale of locales)
    expect(offered((await cached.read(localePath(locale, '/feedback'))).text)).toEqual([
      'website',
      'service',
      'support',
      'other',
    ]);
  // A form of before without its other answers, which comes back with what was chosen.
  cached.admin.own.set('POST /api/v1/feedback', () =>
    Response.json(
      { error: { code: 'invalid', message: '', failures: [{ field: 'rating', rule: 'required', message: 'Rate.' }] } },
      { status: 422 },
    ),
  );
  const back = await cached.post('/feedback', 'area=product&help_details=Good');
  expect(offered(back.text)).toEqual(['website', 'service', 'product', 'support', 'other']);
});

test('with everything on, menu and footer are the specification’s, in their order', async () => {
  const { text } = await cached.read('/contact');
  const menu = text.slice(text.indexOf('class="menu__links"'), text.indexOf('class="menu__contact"'));
  expect([...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/about',
    '/services',
    '/products',
    '/blog',
    '/works',
    '/contact',
    '/feedback',
    '/care',
    '/careers',
    '/tools',
  ]);
  const footer = text.slice(text.indexOf('class="foot__links"'), text.indexOf('class="foot__social"'));
  expect([...footer.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/company',
    '/explore',
    '/legal',
    '/contact',
  ]);
});

test('an owner’s menu, footer and networks stand in their order, with their words, and lead out of the site where they say so', async () => {
  cached.admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json(
      {
        data: {
          ...siteData('en'),
          navigation: {
            menu: [
              { page: 'works', text: 'What we made' },
              { page: 'solutions' },
              { href: '/services/some', text: 'Some service' },
              { href: 'https://shop.example', text: 'Shop' },
            ],
            footer: [{ page: 'legal' }],
            networks: [{ name: 'linkedin', url: 'https://linkedin.example/us' }],
          },
        },
      },
      { headers: { [contentTagsHeader]: 'site' } },
    ),
  );
  const { text } = await cached.read('/contact');
  const menu = text.slice(text.indexOf('class="menu__links"'), text.indexOf('class="menu__contact"'));
  const shown = [...menu.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(?:<bdi>)?([^<]+)/g)].map(([, href, words]) => [
    href,
    words,
  ]);
  expect(shown).toEqual([
    ['/works', 'What we made'],
    ['/solutions', 'Solutions'],
    ['/services/some', 'Some service'],
    ['https://shop.example', 'Shop'],
  ]);
  const footer = text.slice(text.indexOf('class="foot__links"'), text.indexOf('class="foot__end"'));
  expect([...footer.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/legal',
    'https://linkedin.example/us',
    '/networks.svg#linkedin',
  ]);
});

test('what search engines are told of a page is the owner’s, on that page alone, and travels with no other', async () => {
  cached.admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json(
      {
        data: {
          ...siteData('en'),
          pageTexts: { contact: { title: 'Write to us', description: 'We answer in a day.' } },
        },
      },
      { headers: { [contentTagsHeader]: 'site' } },
    ),
  );
  const { text } = await cached.read('/contact');
  expect(text).toContain('<title>Write to us – Nasaq</title>');
  expect(text).toContain('<meta name="description" content="We answer in a day."/>');
  const other = await cached.read('/feedback');
  expect(other.text).not.toContain('We answer in a day.');
  expect(text).not.toContain('pageTexts');
});

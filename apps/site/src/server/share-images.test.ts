import { type Locale, localePath, locales } from '@nasaq/contract';
import type { Hono } from 'hono';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imagesOnDisk } from './cached-images.ts';
import { renderShareImage } from './share-image/index.ts';
import { siteData, type FixtureAdmin } from './test/fixture-admin.ts';
import { startTestSite } from './test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => {
  ({ site, admin } = await startTestSite());
  admin.own.set(`GET /api/v1/services/${encodeURIComponent('منصات-الويب')}`, () =>
    Response.json({ data: { key: 'web-platforms', title: 'منصات الويب', summary: 'مواقع تعمل بلغتين' } }),
  );
});
afterAll(() => admin.close());

test.each(['/share/site/home.png', '/ar/share/site/home.png', encodeURI('/ar/share/services/منصات-الويب.png')])(
  '%s is a picture of 1200 × 630',
  { timeout: 30_000 },
  async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const header = new DataView((await response.arrayBuffer()).slice(0, 24));
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630]);
  },
);

test.each(locales)(
  'the picture of the home page says the name once, beside the mark: %s',
  { timeout: 30_000 },
  async (locale) => {
    const name = { en: 'Nasaq', ar: 'نسق' }[locale];
    const line = { en: 'English description', ar: 'وصف عربي' }[locale];
    const drawn = async (title: string) => Buffer.from(await (await asNamed(locale, title)).arrayBuffer());
    const expected = (texts: { title: string; summary: string }) =>
      renderShareImage({ locale, name, key: 'home', ...texts });
    expect(await drawn('2026')).toEqual(await expected({ title: '2026', summary: line }));
    expect(await drawn(name)).toEqual(await expected({ title: line, summary: '' }));
  },
);

/** The picture of a home page that has a title of its own. */
async function asNamed(locale: Locale, title: string): Promise<Response> {
  admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json({ ...siteData(locale), pageTexts: { home: { title } } }),
  );
  try {
    return await site.request(localePath(locale, '/share/site/home.png'));
  } finally {
    admin.own.delete('GET /api/v1/global-site-data');
  }
}

test.each(['/share/services/nothing.png', '/share/unknown/a.png', '/share/site/other.png', '/share/services/a.jpg'])(
  '%s does not exist',
  async (path) => {
    expect((await site.request(path)).status).toBe(404);
  },
);

test(
  'what does not exist is not drawn, and a picture that the reader has is not sent again',
  { timeout: 30_000 },
  async () => {
    const before = admin.requests.length;
    for (const path of ['/share/unknown/a.png', `/share/services/${'x'.repeat(201)}.png`])
      expect((await site.request(path)).status).toBe(404);
    expect(admin.requests.length).toBe(before);
    const first = await site.request('/share/site/home.png');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    const length = (await first.arrayBuffer()).byteLength;
    const head = await site.request('/share/site/home.png', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(length));
    const again = await site.request('/share/site/home.png', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('pictures outlive the process within their room, the longest unread goes first; another build draws anew', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-share-'));
  const picture = (name: string) => new Uint8Array(400).fill(name.charCodeAt(0));
  const images = imagesOnDisk(folder, 'one', 1_000);
  await images.write('a', picture('a'));
  await images.write('b', picture('b'));
  expect(await images.read('a')).not.toBeNull();
  await images.write('c', picture('c'));
  expect(readdirSync(path.join(folder, 'one')).toSorted()).toEqual(['a', 'c']);
  const after = imagesOnDisk(folder, 'one', 1_000);
  expect([...(await after.read('c'))!]).toEqual([...picture('c')]);
  expect(await after.read('b')).toBeNull();
  expect(await imagesOnDisk(folder, 'two', 1_000).read('c')).toBeNull();
  expect(readdirSync(folder)).toEqual(['two']);
  rmSync(folder, { recursive: true });
});

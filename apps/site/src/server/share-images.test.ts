import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureAdmin } from './test/fixture-admin.ts';
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

test.each(['/share/services/nothing.png', '/share/unknown/a.png', '/share/site/other.png', '/share/services/a.jpg'])(
  '%s does not exist',
  async (path) => {
    expect((await site.request(path)).status).toBe(404);
  },
);

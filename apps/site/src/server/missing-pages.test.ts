import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { makePage } from './make-page.tsx';
import { openPageServer } from './open-page-server.ts';
import type { PageServer } from './page-server.ts';
import { startFixtureAdmin, type FixtureAdmin } from './test/fixture-admin.ts';
import { inventedAssets } from './test/invented-assets.ts';

let admin: FixtureAdmin;
let server: PageServer;
beforeAll(async () => {
  admin = await startFixtureAdmin();
  server = openPageServer(readEnv({ ADMIN_URL: admin.url, NODE_ENV: 'test' }), inventedAssets, null);
});
afterAll(() => admin.close());

test.each([
  ['/nowhere', ''],
  ['/nowhere', '?x=1&y=2'],
  ['/ar/nowhere/at-all', ''],
  [encodeURI('/ar/لا-شيء'), '?س=<b>'],
  ['/services/none', `?a="'&amp;`],
  ['/ar/services/nasaq-missing', '?nasaq-missing'],
  [`/blog`, '?page=z'],
  ['/ar/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E', ''],
  ['/%24%26%24%601', '?$&=$1'],
  ['/ar', '?notice=$$'],
])('the 404 of %s%s is the page that is rendered for it', async (pathname, search) => {
  const url = new URL(pathname + search, 'http://site');
  const missing = { pathname: url.pathname, search: url.search };
  const rendered = await makePage('page', { ...missing, missing: true }, server);
  const written = await server.missing.answer(missing);
  expect(rendered.status).toBe(404);
  expect(written.body).toBe(rendered.body);
  expect(rendered.headers).toMatchObject(written.headers);
});

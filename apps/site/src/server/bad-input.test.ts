import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FixtureAdmin } from './test/fixture-admin.ts';
import { startTestSite } from './test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());

describe('an address', () => {
  test.each([
    ['/%E0%A4%A', 400, 'This address cannot be read'],
    ['/ar/%E0%A4%A', 400, 'تعذّرت قراءة هذا العنوان'],
    ['/%00', 400, 'This address cannot be read'],
    [`/${'a'.repeat(3_000)}`, 414, 'This address is too long'],
    [`/ar/tools?q=${'a'.repeat(3_000)}`, 414, 'هذا العنوان أطول من اللازم'],
  ])('%.20s answers %i in its language', async (path, status, message) => {
    const response = await site.request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
  });

  test.each([
    ['/tools/', '/tools'],
    ['/ar/', '/ar'],
    ['/tools/?a=1', '/tools?a=1'],
    ['//evil.example/', '/evil.example'],
    ['/ar//tools', '/ar/tools'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s has one proper form, on this site', async (path, proper) => {
    const response = await site.fetch(new Request(`http://localhost${path}`));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(proper);
  });

  test('of an asset that is not there is a plain 404', async () => {
    expect((await site.request('/tools/missing.js')).status).toBe(404);
  });
});

describe('a method', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a page is refused with what is allowed', async (method) => {
    const response = await site.request('/ar/about', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toContain('هذه الصفحة للقراءة فقط');
  });

  test('OPTIONS says what is allowed', async () => {
    const response = await site.request('/about', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('while the admin host', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => {
    vi.restoreAllMocks();
    Object.assign(admin, { silent: false, failWith: null });
  });

  test('fails, a page that needs it answers 503 in its language and says when to come back', async () => {
    admin.failWith = 500;
    const response = await site.request('/ar');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.text()).toContain('نعود إليك بعد لحظات');
  });

  test('fails, a page that needs nothing of it is still served', async () => {
    admin.failWith = 500;
    expect((await site.request('/tools/word-counter')).status).toBe(200);
  });

  test('is silent, the page answers 503 after ten seconds, and the site keeps serving', async () => {
    admin.silent = true;
    const started = performance.now();
    const [home, health] = await Promise.all([site.request('/'), site.request('/healthz')]);
    expect(health.status).toBe(200);
    expect(home.status).toBe(503);
    expect(performance.now() - started).toBeGreaterThan(9_500);
    admin.silent = false;
    expect((await site.request('/tools')).status).toBe(200);
  });
});

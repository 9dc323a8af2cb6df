import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmissionStatus } from '@nasaq/contract';
import type { FixtureAdmin } from './test/fixture-admin.ts';
import { siteUrl, startTestSite } from './test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
let status: SubmissionStatus;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());

beforeEach(() => {
  status = {
    kind: 'contacts',
    reference: 'K7MX29QP',
    statusKey: 'right key',
    state: 'new',
    receivedAt: '2026-01-02T10:00:00.000Z',
    updatedAt: '2026-01-02T10:00:00.000Z',
    title: 'A question',
    email: 'l•••@example.com',
    history: [],
    mayWithdraw: false,
    mayAskForDeletion: false,
    deletionAskedAt: null,
  };
  admin.own.set('POST /api/v1/status', async (request) => {
    const { reference, key } = (await request.json()) as Record<string, string>;
    if (reference === status.reference && key === status.statusKey) return Response.json({ data: status });
    return Response.json({ error: { code: 'invalid', message: '', field: 'code' } }, { status: 422 });
  });
});

const path = '/sent/contacts/K7MX29QP?key=right%20key';

test('the confirmation names reference, mail and way, and is nobody else’s', async () => {
  const response = await site.request(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('<title>Your message is with us – Nasaq</title>');
  expect(html).toContain('<bdi dir="ltr">K7MX29QP</bdi>');
  expect(html).toContain('\u2066l•••@example.com\u2069');
  expect(html).toContain('href="/status/K7MX29QP?key=right%20key"');
});

test('it stands in Arabic, too', async () => {
  expect(await (await site.request(`/ar${path}`)).text()).toContain('<title>وصلتنا رسالتك – نسق</title>');
});

test('without a mail address the link itself is to be kept', async () => {
  status.email = null;
  const html = await (await site.request(`/ar${path}`)).text();
  expect(html).toContain('فاحتفظ بهذا الرابط');
  expect(html).toContain(`<bdi dir="ltr">${siteUrl}/ar/status/K7MX29QP?key=right%20key</bdi>`);
});

test.each([
  '/sent/contacts/K7MX29QP?key=wrong',
  '/sent/contacts/K7MX29QP',
  '/sent/orders/K7MX29QP?key=right%20key',
  '/sent/letters/K7MX29QP?key=right%20key',
  '/sent/contacts/K7MX29Q0?key=right%20key',
])('%s is a 404', async (address) => {
  expect((await site.request(address)).status).toBe(404);
});

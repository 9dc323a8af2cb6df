import type { SubmissionStatus } from '@nasaq/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FixtureAdmin } from '../../server/test/fixture-admin.ts';
import { siteUrl, startTestSite } from '../../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());
beforeEach(() => {
  admin.own.clear();
  vi.restoreAllMocks();
});

const status: SubmissionStatus = {
  kind: 'applications',
  reference: 'ABCD2345',
  statusKey: 'the-key',
  state: 'interview',
  receivedAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  title: 'مهندس خوادم <b>',
  email: 'm•••@example.com',
  history: [
    { at: '2026-11-01T10:00:00.000Z', by: 'sender', state: 'new', note: null },
    { at: '2026-11-02T10:00:00.000Z', by: 'staff', state: 'interview', note: 'أهلًا' },
  ],
  mayWithdraw: true,
  mayAskForDeletion: true,
  deletionAskedAt: null,
};

const invalid = () => Response.json({ error: { code: 'invalid', message: '' } }, { status: 422 });

/** Answers a call of the status API, and notes what it was asked. */
function answering(path: string, answer: () => Response): unknown[] {
  const asked: unknown[] = [];
  admin.own.set(`POST /api/v1/${path}`, async (request) => {
    asked.push(await request.json());
    return answer();
  });
  return asked;
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await site.request(siteUrl + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

test('a reference in any spelling asks for a code and leads to its page, in the language of the form', async () => {
  const asked = answering('status/code', () => Response.json({ data: {} }));
  expect(await post('/status', { reference: ' abcd-2345 ' })).toBe('/status/ABCD2345?sent=1');
  expect(await post('/ar/status', { reference: 'ABCD 2345' })).toBe('/ar/status/ABCD2345?sent=1');
  expect(asked).toEqual([{ reference: 'ABCD2345' }, { reference: 'ABCD2345' }]);
});

test('what cannot be a reference comes back with what was typed', async () => {
  expect(await post('/status', { reference: 'O0 "x' })).toBe('/status?reference=O0+%22x&problem=reference');
  const page = await site.request(`${siteUrl}/status?reference=O0+%22x&problem=reference`);
  expect(await page.text()).toContain('value="O0 &quot;x"');
});

test('without a reference the form asks for it', async () => {
  expect(await post('/status', { reference: ' ' })).toBe('/status?reference=&problem=empty');
  const page = await site.request(`${siteUrl}/status?reference=&problem=empty`);
  expect(await page.text()).toContain('Enter your reference.');
});

test('a code in any digits opens the page with its key', async () => {
  const asked = answering('status', () => Response.json({ data: status }));
  expect(await post('/status/ABCD2345', { code: '١٢٣ ٤٥٦' })).toBe('/status/ABCD2345?key=the-key');
  expect(asked).toEqual([{ reference: 'ABCD2345', code: '123456' }]);
});

test.each([
  [422, 'code'],
  [429, 'too_many'],
  [503, 'unavailable'],
])('an answer of %i to a code is said as %s', async (code, problem) => {
  answering('status', () => Response.json({ error: { code: 'invalid', message: '' } }, { status: code }));
  expect(await post('/status/ABCD2345', { code: '1' })).toBe(`/status/ABCD2345?sent=1&problem=${problem}`);
});

test('an applicant withdraws, and hears where that is no longer possible', async () => {
  const asked = answering('status/withdraw', () => Response.json({ data: status }));
  const fields = { action: 'withdraw', key: 'the-key' };
  expect(await post('/ar/status/ABCD2345', fields)).toBe('/ar/status/ABCD2345?key=the-key&done=withdraw');
  expect(asked).toEqual([{ reference: 'ABCD2345', key: 'the-key' }]);
  answering('status/withdraw', () => Response.json({ error: { code: 'forbidden', message: '' } }, { status: 403 }));
  expect(await post('/status/ABCD2345', fields)).toBe('/status/ABCD2345?key=the-key&problem=action');
});

test('another site’s page can do nothing', async () => {
  const asked = answering('status/deletion', () => Response.json({ data: status }));
  const fields = { action: 'deletion', key: 'the-key' };
  expect(await post('/status/ABCD2345', fields, { 'sec-fetch-site': 'cross-site' })).toBe(
    '/status/ABCD2345?problem=foreign',
  );
  expect(asked).toEqual([]);
});

test('the page of a key shows the state to nobody else: not cached, not indexed, not told on', async () => {
  const asked = answering('status', () => Response.json({ data: status }));
  const page = await site.request(`${siteUrl}/ar/status/ABCD2345?key=the-key`);
  const html = await page.text();
  expect(asked).toEqual([{ reference: 'ABCD2345', key: 'the-key' }]);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toMatch(/<h1[^>]*>مقابلة<\/h1>/);
  expect(html).toContain('مهندس خوادم &lt;b&gt;');
  expect(html).toContain('أهلًا');
  // The other language keeps the key.
  expect(html).toContain('href="/status/ABCD2345?key=the-key"');
});

test('a key that opens nothing asks for a code', async () => {
  answering('status', invalid);
  const page = await site.request(`${siteUrl}/status/ABCD2345?key=wrong`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('This link is incomplete');
});

test('an admin host that is away is told as such', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answering('status', () => Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 }));
  expect((await site.request(`${siteUrl}/status/ABCD2345?key=the-key`)).status).toBe(503);
});

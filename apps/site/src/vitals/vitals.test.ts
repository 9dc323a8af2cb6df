import { metrics } from '@nasaq/metrics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { vitalsRoute } from './index.server.ts';

beforeEach(() => void vi.stubGlobal('nasaqMetrics', undefined));
afterEach(() => void vi.unstubAllGlobals());

const site = () => vitalsRoute({ SITE_URL: 'https://nasaq.example', TRUSTED_PROXIES: [] });
const said = { path: '/ar/works/a-word-of-a-reader', device: 'phone', lcp: 1_800, inp: 90, cls: 0.02, ttfb: 60 };

async function post(body: unknown, { app = site(), headers = {}, address = '192.0.2.1' } = {}): Promise<number> {
  const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return (await app.request('/_vitals', init, { incoming: { socket: { remoteAddress: address } } })).status;
}

test('what a browser has measured → counted by pattern, language and device; nothing else of it is kept', async () => {
  expect(await post(said)).toBe(204);
  const text = await metrics().text();
  const series = 'route="/works/:name_slug",language="ar",device="phone"';
  expect(text).toContain(`nasaq_web_vital_lcp_seconds_bucket{${series},le="1.5"} 0`);
  expect(text).toContain(`nasaq_web_vital_lcp_seconds_bucket{${series},le="2"} 1`);
  expect(text).toContain(`nasaq_web_vital_inp_seconds_sum{${series}} 0.09`);
  expect(text).toContain(`nasaq_web_vital_cls_count{${series}} 1`);
  expect(text).not.toContain('a-word-of-a-reader');
});

test.each([
  ['no JSON', 'planted', 422],
  ['a figure that is none', { ...said, lcp: 'soon' }, 422],
  ['a time beyond all patience', { ...said, lcp: 1e9 }, 422],
  ['more than is asked for', { ...said, email: 'layla@example.com' }, 422],
  ['a body that is too long', { ...said, path: `/${'x'.repeat(2_000)}` }, 413],
])('%s → refused, and nothing is counted', async (_, body, status) => {
  expect(await post(body)).toBe(status);
  expect(await metrics().text()).not.toContain('web_vital');
});

test('another site, or one address without end → refused; others are counted', async () => {
  const app = site();
  expect(await post(said, { app, headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  const statuses = [];
  for (let turn = 0; turn < 70; turn += 1) statuses.push(await post(said, { app }));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
  expect(await post(said, { app, address: '192.0.2.2' })).toBe(204);
});

test('addresses that nobody has → no more series than there are kinds of pages', async () => {
  const app = site();
  for (let turn = 0; turn < 300; turn += 1)
    await post({ ...said, path: `/nowhere-${turn}` }, { app, address: `192.0.2.${turn % 250}` });
  const counts = (await metrics().text())
    .split('\n')
    .filter((line) => line.startsWith('nasaq_web_vital_lcp_seconds_count'));
  expect(counts).toHaveLength(1);
  expect(counts[0]).toContain('route="/*"');
});

import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureAdmin } from './test/fixture-admin.ts';
import { startTestSite } from './test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());

const html = `<p>${'Written once, with "quotes", <em>markup</em> and &amp;. '.repeat(6)}</p>`;
const legal = {
  key: 'terms',
  slug: 'terms',
  title: 'Terms',
  summary: 'What holds.',
  cover: null,
  seo: { title: '', description: '' },
  alternates: { en: 'terms', ar: null },
  revisedAt: '2026-01-02T00:00:00.000Z',
  body: { html, toc: [] },
};

test('the text of an entry stands once in its document, and whole in its payload', async () => {
  admin.own.set('GET /api/v1/legals/terms', () => Response.json({ data: legal }));
  admin.own.set('GET /api/v1/legals', () =>
    Response.json({ data: [legal], meta: { page: 1, limit: 20, total: 1, pages: 1 } }),
  );
  const page = await (await site.request('/legal/terms')).text();
  expect(page.split('Written once')).toHaveLength(7);
  const [, id] = /"body":\{"html":\{"\$html":"([^"]+)"\}/.exec(page)!;
  expect(page).toContain(`<div id="${id}" class="prose ">${html}</div>`);

  const payload = await (await site.request('/legal/terms/_payload.json')).json();
  expect(payload.model.legal.body.html).toBe(html);
});

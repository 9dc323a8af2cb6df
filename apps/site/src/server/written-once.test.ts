import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentTagsHeader } from '@nasaq/contract';
import { type CachedSite, startCachedSite } from './test/cached-site.ts';

let site: CachedSite;
beforeEach(async () => {
  site = await startCachedSite();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

test('what all pages hold is made into JSON once for them, also in a brand and with titles of the owner’s', async () => {
  const brand = { style: '/brand/c2410c-0-0-0.0123456789abc.css' };
  const pageTexts = { contact: { title: 'Write to us, or come by' } };
  const data = { general: { email: 'hello@nasaq.example' }, brand, pageTexts };
  site.admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json({ data }, { headers: { [contentTagsHeader]: 'site' } }),
  );
  const written = vi.spyOn(JSON, 'stringify');
  for (const path of ['/contact', '/feedback']) {
    const { status, text } = await site.read(path);
    expect(status).toBe(200);
    expect(text).toContain('"email":"hello@nasaq.example"');
    expect(text).toContain(`"${brand.style}"`);
    expect(text).not.toContain('"pageTexts"');
  }
  const holding = (name: string) => written.mock.calls.filter(([value]) => Object.hasOwn(Object(value), name));
  expect(holding('openingHours')).toHaveLength(1);
  expect(holding('modulePreloads')).toHaveLength(1);
});

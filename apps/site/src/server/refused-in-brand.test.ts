import { contentTagsHeader } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { startCachedSite } from './test/cached-site.ts';
import { siteData } from './test/fixture-admin.ts';

const style = '/brand/c2410c-0-0-0.0123456789abc.css';
const mark = { kind: 'rosette', viewBox: '0 0 9 9', strokes: ['M0 0h9', 'M0 9h9'], strokeWidth: 1 } as const;

test('what is refused or fails wears the company’s brand, also while the admin host is away', async () => {
  const cached = await startCachedSite();
  const brand = { style, mark, noPatterns: true, faces: { en: ['/assets/own.woff2'], ar: [] } };
  cached.admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json({ data: { ...siteData('en'), brand } }, { headers: { [contentTagsHeader]: 'site' } }),
  );
  expect((await cached.read('/contact')).status).toBe(200);
  cached.admin.own.set('GET /api/v1/global-site-data', () => new Response(null, { status: 503 }));
  const { status, text } = await cached.read('/%E0%A4');
  expect(status).toBe(400);
  expect(text).toContain(`<link rel="stylesheet" href="${style}"/>`);
  const dark = style.replace('.css', '.dark.css');
  const media = 'screen and (prefers-color-scheme: dark)';
  expect(text).toContain(`<noscript><link rel="stylesheet" href="${dark}" media="${media}"/></noscript>`);
  // The browser's scripts have no use for it.
  expect(text.split(dark)).toHaveLength(2);
  expect(text).toContain('/assets/own.woff2');
  expect(text).toContain(mark.strokes[0]);
  expect(text).not.toContain('class="missing"');
  await cached.close();
});

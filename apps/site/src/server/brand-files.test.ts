import { darkBrandStyle, darkStyleAddress, facePairs, styleAddress } from '@nasaq/brand';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandStyles } from './brand-files.ts';

const app = brandStyles();

test('the stylesheet of a brand is answered by its address alone, and kept for ever', async () => {
  const answer = await app.request(styleAddress({ colour: '#c2410c', corner: 'soft' })!);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/css');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toContain('--voice:oklch');
});

test('its colours for dark pages without scripts lie beside it, and are kept as long', async () => {
  const look = { colour: '#c2410c' };
  const answer = await app.request(darkStyleAddress(styleAddress(look)!)!);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(darkBrandStyle(look));
});

test.each(facePairs)(
  'the stylesheet of the pair %s names files that the site has, and no others’ hosts',
  async (faces) => {
    const answer = await app.request(styleAddress({ faces })!);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const named = [...(await answer.text()).matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address!);
    expect(named.length).toBeGreaterThan(4);
    for (const address of named) {
      expect(address).toMatch(/^\/assets\/faces\/[\w-]+\.[\da-f]{10}\.woff2$/);
      expect(existsSync(new URL(`../../public${address}`, import.meta.url))).toBe(true);
    }
  },
);

test('under the hash of another release it is answered, and not kept', async () => {
  const answer = await app.request('/brand/c2410c-0-soft-0-0.0123456789abc.css');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

test.each(['/brand/x.0123456789abc.css', '/brand/c2410c-0-soft-0-0.css', '/brand/..%2f..%2fetc.0123456789abc.css'])(
  '%s is not found',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { patternUrl } from '../ui/pattern-url.ts';
import { patternColours, patternImages } from './pattern-images.ts';
import { UncachedWork } from './uncached-work.ts';

const pictures = patternImages(new UncachedWork(readEnv({})));

it('the art of an entry is an SVG picture, the same at every call, different in the dark', async () => {
  const of = { type: 'works', key: 'sawaqi-museum' } as const;
  const first = await pictures.request(patternUrl(of, 'wide', 'light'));
  expect(first.headers.get('content-type')).toContain('image/svg+xml');
  const drawn = await first.text();
  expect(drawn).toContain('viewBox="0 0 960 720"');
  expect(await (await pictures.request(patternUrl(of, 'wide', 'light'))).text()).toBe(drawn);
  expect(await (await pictures.request(patternUrl(of, 'wide', 'dark'))).text()).not.toBe(drawn);
});

it.each([
  '/patterns/light/wide/works/..%2Fx.svg',
  '/patterns/pink/wide/works/a.svg',
  '/patterns/light/huge/works/a.svg',
  '/patterns/light/wide/users/a.svg',
])('an address that names no drawing is not found: %s', async (path) => {
  expect((await pictures.request(path)).status).toBe(404);
});

it('the hero is drawn for readers who come from another page', async () => {
  expect(await (await pictures.request('/patterns/hero.svg')).text()).toContain('pattern-hero');
});

it.each(['light', 'dark'] as const)('the pictures are drawn in the colours of the tokens: %s', (theme) => {
  const css = readFileSync(path.join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  // The first declaration of a token is the light one, the second the dark one.
  const token = (name: string) =>
    [...css.matchAll(new RegExp(`--pattern-${name}: (.*);`, 'g'))][theme === 'light' ? 0 : 1]?.[1];
  const { construction, tone1, tone2, tone3 } = patternColours[theme];
  expect([construction, tone1, tone2, tone3]).toEqual(['construction', 'tone-1', 'tone-2', 'tone-3'].map(token));
});

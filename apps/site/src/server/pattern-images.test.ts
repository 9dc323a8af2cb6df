import { expect, it } from 'vitest';
import { patternUrl } from '../ui/pattern-url.ts';
import { patternImages } from './pattern-images.ts';

it('the art of an entry is an SVG picture, the same at every call, different in the dark', async () => {
  const of = { type: 'works', key: 'sawaqi-museum' } as const;
  const first = await patternImages.request(patternUrl(of, 'wide', 'light'));
  expect(first.headers.get('content-type')).toContain('image/svg+xml');
  const drawn = await first.text();
  expect(drawn).toContain('viewBox="0 0 960 720"');
  expect(await (await patternImages.request(patternUrl(of, 'wide', 'light'))).text()).toBe(drawn);
  expect(await (await patternImages.request(patternUrl(of, 'wide', 'dark'))).text()).not.toBe(drawn);
});

it.each([
  '/patterns/light/wide/works/..%2Fx.svg',
  '/patterns/pink/wide/works/a.svg',
  '/patterns/light/huge/works/a.svg',
  '/patterns/light/wide/users/a.svg',
])('an address that names no drawing is not found: %s', async (path) => {
  expect((await patternImages.request(path)).status).toBe(404);
});

it('the hero is drawn for readers who come from another page', async () => {
  expect(await (await patternImages.request('/patterns/hero.svg')).text()).toContain('pattern-hero');
});

import { brotliDecompressSync } from 'node:zlib';
import { colours, hues } from '@nasaq/design';
import { expect, it } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { hueOf } from '../ui/hue.ts';
import { patternUrl } from '../ui/pattern-url.ts';
import { patternImages } from './pattern-images.ts';
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

it('a drawing goes compressed over the wire, and not again to who has it', async () => {
  const address = patternUrl({ type: 'services', key: 'web-platforms' }, 'growth', 'light');
  const plain = await (await pictures.request(address)).text();
  const packed = await pictures.request(address, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await packed.arrayBuffer());
  expect(body.length).toBeLessThan(plain.length / 4);
  expect(String(brotliDecompressSync(body))).toBe(plain);
  const etag = packed.headers.get('etag')!;
  const again = await pictures.request(address, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it.each([
  ['of an entry that was published in Arabic first', 'لماذا-نكتب-بالعربيّة-أولًا'],
  ['of a page below another', 'summer/offers'],
  ['that somebody typed', 'Lina O. Haddad (ليلى)'],
  ['as long as a slug can be, in letters that are written with three signs each', '\u0e01'.repeat(120)],
  ['of a draft, which has none yet', ''],
])('a key %s is drawn', async (_, key) => {
  for (const type of ['posts', 'works'] as const) {
    const answer = await pictures.request(patternUrl({ type, key }, 'wide', 'light'));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('viewBox="0 0 960 720"');
  }
});

it('the address of a drawing is the same whether its letters are encoded or not', async () => {
  const drawn = async (address: string) => (await pictures.request(address)).text();
  const of = (key: string) => patternUrl({ type: 'posts', key }, 'thumb', 'light');
  expect(await drawn('/patterns/light/thumb/posts/كلمة.svg')).toBe(await drawn(of('كلمة')));
  expect(await drawn(of('كلمات'))).not.toBe(await drawn(of('كلمة')));
});

it.each([
  '/patterns/light/wide/works/..%2Fx.svg',
  '/patterns/light/wide/works/a%0Ab.svg',
  '/patterns/light/wide/works/%E0%A4.svg',
  '/patterns/light/wide/works/.x.svg',
  `/patterns/light/wide/works/${'x'.repeat(201)}.svg`,
  '/patterns/pink/wide/works/a.svg',
  '/patterns/light/huge/works/a.svg',
  '/patterns/light/wide/users/a.svg',
  '/patterns/light/wide/services/a.lines.svg',
  '/patterns/light/wide/services/a.sketch-1.svg',
  '/patterns/light/sketch/services/a.svg',
  '/patterns/light/sketch/services/a.sketch-5.svg',
])('an address that names no drawing is not found: %s', async (path) => {
  expect((await pictures.request(path)).status).toBe(404);
});

it('each stage of a sketch is a picture of its own', async () => {
  const sheets = await Promise.all(
    ([1, 2, 3, 4] as const).map(async (stage) =>
      (
        await pictures.request(patternUrl({ type: 'companies', key: 'about' }, 'sketch', 'dark', `.sketch-${stage}`))
      ).text(),
    ),
  );
  expect(new Set(sheets).size).toBe(4);
  for (const sheet of sheets) expect(sheet).toContain('viewBox="0 0 640 800"');
});

it('the hero is drawn for readers who come from another page', async () => {
  expect(await (await pictures.request('/patterns/hero.svg')).text()).toContain('pattern-hero');
});

it.each(['light', 'dark'] as const)('the pictures are drawn in the colours of the tokens: %s', async (theme) => {
  const product = await (await pictures.request(patternUrl({ type: 'products', key: 'mizan' }, 'wide', theme))).text();
  expect(product).toContain(colours[theme]['pattern-tone-2']);
});

it.each(['light', 'dark'] as const)('a work is drawn in its own hue, and so are its lines: %s', async (theme) => {
  const of = { type: 'works', key: 'sawaqi-museum' } as const;
  const ground = hues[hueOf(of.key)][theme];
  expect(await (await pictures.request(patternUrl(of, 'wide', theme))).text()).toContain(
    `<path fill="${ground.ground}"`,
  );
  const lines = await (await pictures.request(patternUrl(of, 'wide', theme, '.lines'))).text();
  expect(lines).toContain(ground['pattern-line']);
  expect(lines).not.toContain(ground.ground);
});

it('every hue is some work’s', () => {
  const chosen = new Set(Array.from({ length: 200 }, (_, index) => hueOf(`work-${index}`)));
  expect([...chosen].sort()).toEqual(Object.keys(hues).sort());
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentTypes, type GlobalSiteData, localeHeader, locales } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Media } from '../platform/payload/payload-types.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload({ company: true });
  payload = opened.payload;
});
afterAll(() => opened.close());

/** The company has no pages of its own making. */
const types = contentTypes.filter((type) => type !== 'landing-pages');

test('each entry is published in the languages that it is written in', async () => {
  const { company } = await import('./load/company.ts');
  for (const type of types) {
    for (const locale of ['en', 'ar'] as const) {
      const written = company[type].filter(({ locales }) => locales[locale]).map(({ key }) => key);
      const { docs } = await payload.find({
        collection: type,
        locale,
        where: { _status: { equals: 'published' } },
        select: { key: true },
        pagination: false,
      });
      expect(docs.map(({ key }) => key).sort()).toEqual(written.sort());
    }
  }
});

test('the company has the specification’s whole menu, footer and networks', async () => {
  const { createApi } = await import('../api-routes.ts');
  const api = createApi(() => Promise.resolve(payload));
  for (const locale of locales) {
    const answer = await api.request('/global-site-data?v=2', { headers: { [localeHeader]: locale } });
    expect(((await answer.json()) as GlobalSiteData).navigation).toBeUndefined();
  }
});

test('what the demo company says in both languages counts as confirmed', async () => {
  const { company } = await import('./load/company.ts');
  for (const type of types) {
    const both = company[type].filter(({ locales }) => locales.en && locales.ar).length;
    const where = { stateEn: { equals: 'source' }, stateAr: { equals: 'confirmed' } };
    const { totalDocs } = await payload.find({ collection: type, draft: true, where, limit: 1 });
    expect([type, totalDocs]).toEqual([type, both]);
  }
});

test('pictures have their renditions, files and both alternative texts, as an upload would', async () => {
  const stored = await payload.find({ collection: 'media', locale: 'all', pagination: false });
  const docs = stored.docs.filter(({ filename }) => !filename?.includes('-mark-'));
  expect(docs.length).toBeGreaterThan(50);
  for (const { alt, filename, height, mimeType, sizes, width } of docs) {
    expect(mimeType).toBe('image/webp');
    expect(['1600 × 1000', '1200 × 1500']).toContain(`${width} × ${height}`);
    expect(sizes?.small?.filename).toContain(`-480x${sizes?.small?.height}.webp`);
    expect(Object.keys(alt as unknown as object).sort()).toEqual(['ar', 'en']);
    // The file itself is as wide as the largest rendition.
    const files = [filename, sizes?.small?.filename, sizes?.medium?.filename];
    for (const file of files) expect(existsSync(path.join(opened.dataDir, 'media', file ?? 'missing'))).toBe(true);
  }
});

test('the mark of each client is a file on a transparent ground, read as the name of the client', async () => {
  const { company } = await import('./load/company.ts');
  const { docs } = await payload.find({ collection: 'works', locale: 'ar', pagination: false, depth: 1 });
  expect(docs).toHaveLength(company.works.length);
  for (const { client, mark } of docs) {
    const { alt, filename } = mark as Media;
    expect(alt).toBe(client);
    const { hasAlpha } = await sharp(path.join(opened.dataDir, 'media', filename!)).metadata();
    expect(hasAlpha).toBe(true);
  }
});

test('a drawn picture stands in both languages and for both themes, with a caption of its own in each', async () => {
  const { company } = await import('./load/company.ts');
  const { key, locales: written } = company.products.find((entry) => entry.key === 'mizan')!;
  const files = new Set<number>();
  for (const locale of ['en', 'ar'] as const) {
    const { docs } = await payload.find({ collection: 'products', locale, where: { key: { equals: key } }, depth: 0 });
    const rows = docs[0]!.screenshots!;
    expect(rows.map(({ caption }) => caption ?? '')).toEqual(
      written[locale]!.screenshots.map(({ caption }) => caption),
    );
    for (const id of [rows[0]!.picture, rows[0]!.darkPicture]) files.add(id as number);
  }
  expect(files.size).toBe(4);
  const [english, arabic] = await Promise.all(
    (['en', 'ar'] as const).map(async (locale) => {
      const { docs } = await payload.find({
        collection: 'products',
        locale,
        where: { key: { equals: key } },
        depth: 0,
      });
      return docs[0]!.screenshots!.map(({ pair }) => pair);
    }),
  );
  expect(english).toEqual(arabic);
  const { docs } = await payload.find({ collection: 'media', where: { id: { in: [...files] } }, depth: 0 });
  expect(docs).toHaveLength(files.size);
});

test('everybody in the team and every author has a portrait for each theme', async () => {
  const { company } = await import('./load/company.ts');
  const drawn = Object.keys(company.portraits);
  const pictures = new Set<unknown>();
  for (const locale of ['en', 'ar'] as const) {
    const { team } = await payload.findGlobal({ slug: 'about', locale, depth: 0 });
    expect(team!.map(({ key }) => key)).toEqual(drawn);
    for (const { darkPortrait, portrait } of team!) pictures.add(portrait).add(darkPortrait);
  }
  expect(pictures.size).toBe(drawn.length * 2);
  const { docs } = await payload.find({ collection: 'authors', depth: 0, pagination: false });
  expect(docs.length).toBeGreaterThan(3);
  for (const { darkPortrait, portrait } of docs)
    expect(pictures.has(portrait) && pictures.has(darkPortrait)).toBe(true);
});

import { contentTypes, type ContentType, type SitemapEntry } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../../platform/http/api.ts';
import { isTypeIn, offParts } from '../../platform/parts/off-parts.ts';
import { presentAlternates, type PerLocale, type Reading } from '../../platform/http/published.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

/** `GET /sitemap`: every published entry and category, with its address in each language. */
export function sitemapRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) =>
    api.respond(c, async (reading) => ({ data: (await Promise.all([entries(reading), categories(reading)])).flat() })),
  );
}

async function entries(reading: Reading): Promise<SitemapEntry[]> {
  const off = await offParts(reading.payload);
  const types = contentTypes.filter((type) => isTypeIn(type, off));
  const perType = await Promise.all(types.map((type) => entriesOf(reading, type)));
  return perType.flat();
}

async function entriesOf({ payload }: Reading, type: ContentType): Promise<SitemapEntry[]> {
  const { docs } = await payload.find({
    collection: type,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    limit: 0,
    pagination: false,
    sort: 'id',
    select: { slug: true, _status: true, updatedAt: true },
  });
  return docs.flatMap((doc) => {
    const alternates = presentAlternates(doc as unknown as PerLocale);
    return alternates.en || alternates.ar ? { type, alternates, updatedAt: doc.updatedAt } : [];
  });
}

async function categories({ payload }: Reading): Promise<SitemapEntry[]> {
  const { docs } = await payload.find({
    collection: 'categories',
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    limit: 0,
    pagination: false,
    sort: 'id',
    select: { of: true, slug: true, updatedAt: true },
  });
  const off = await offParts(payload);
  const shown = docs.filter(({ of }) => isTypeIn(of, off));
  return shown.map(({ of, slug, updatedAt }) => {
    const slugs = slug as unknown as PerLocale['slug'];
    return {
      type: 'categories',
      categoryOf: of,
      alternates: { en: slugs?.en ?? null, ar: slugs?.ar ?? null },
      updatedAt,
    };
  });
}

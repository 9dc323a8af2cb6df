import { categorizedTypes, type Category } from '@nasaq/contract';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Api } from '../../platform/http/api.ts';
import { findPublished, relationId, type Reading } from '../../platform/http/published.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

const querySchema = z.object({ of: z.enum(categorizedTypes) });

/** `GET /categories?of=services`: the categories of one type that have a name in this language. */
export function categoryRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) throw new ApiError('bad_request', 'of');
    return api.respond(c, async (reading) => ({ data: await listCategories(reading, query.data.of) }), {
      of: query.data.of,
    });
  });
}

export async function listCategories(reading: Reading, of: (typeof categorizedTypes)[number]): Promise<Category[]> {
  const [{ docs }, entries] = await Promise.all([
    reading.payload.find({
      collection: 'categories',
      where: { of: { equals: of } },
      locale: 'all',
      depth: 0,
      overrideAccess: true,
      limit: 0,
      pagination: false,
      sort: '_order',
    }),
    findPublished(reading, of, { select: { category: true } }),
  ]);
  return docs.flatMap((doc) => {
    const slugs = doc.slug as unknown as Partial<Record<'en' | 'ar', string>> | null;
    const titles = doc.title as unknown as Partial<Record<'en' | 'ar', string>> | null;
    const summaries = doc.summary as unknown as Partial<Record<'en' | 'ar', string>> | null;
    const slug = slugs?.[reading.locale];
    if (!slug) return [];
    return {
      slug,
      title: titles?.[reading.locale] ?? '',
      summary: summaries?.[reading.locale] ?? '',
      key: doc.key ?? '',
      count: entries.docs.filter(({ category }) => relationId(category) === doc.id).length,
      alternates: { en: slugs.en ?? null, ar: slugs.ar ?? null },
    };
  });
}

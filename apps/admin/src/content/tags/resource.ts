import { type CountedTag, type Locale, otherLocale, type Tag } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../../platform/http/api.ts';
import { findPublished, loadByIds, type Reading, relationIds } from '../../platform/http/published.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

/** `GET /tags`: the tags that posts of this language carry, the most used first. */
export function tagRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) => api.respond(c, async (reading) => ({ data: await countTags(reading) })));
}

/** Of two that are used as often, the one of the newer post comes first. */
async function countTags(reading: Reading): Promise<CountedTag[]> {
  const { docs } = await findPublished(reading, 'posts', { select: { tags: true }, sort: '-publishedAt' });
  const counts = new Map<number, number>();
  for (const id of docs.flatMap(({ tags }) => relationIds(tags))) counts.set(id, (counts.get(id) ?? 0) + 1);
  const tags = await loadTags(reading, [...counts.keys()]);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([id, count]) => {
      const tag = tags.get(id);
      return tag ? [{ ...tag, count }] : [];
    });
}

/** Tags by id, by the name of the reader's language, or of the other where there is none. */
export async function loadTags(
  { payload, locale }: Reading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Tag>> {
  const tags = await loadByIds({ payload, locale: 'all' }, 'tags', ids);
  return new Map(
    [...tags.values()].flatMap((doc): [number, Tag][] => {
      const slugs = doc.slug as unknown as Partial<Record<Locale, string>> | null;
      const titles = doc.title as unknown as Partial<Record<Locale, string>> | null;
      const named = [locale, otherLocale(locale)].find((candidate) => slugs?.[candidate] && titles?.[candidate]);
      const slug = named && slugs?.[named];
      return slug
        ? [
            [
              doc.id,
              {
                slug,
                title: titles?.[named] ?? '',
                locale: named,
                alternates: { en: slugs.en ?? slug, ar: slugs.ar ?? slug },
              },
            ],
          ]
        : [];
    }),
  );
}

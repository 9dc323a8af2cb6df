import type { CountedTag } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../../platform/http/api.ts';
import { findPublished, relationIds, type Reading } from '../../platform/http/published.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { loadTags } from './load-tags.ts';

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

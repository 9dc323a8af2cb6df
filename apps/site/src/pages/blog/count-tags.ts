import type { PostSummary, Tag } from '@nasaq/contract';

export type CountedTag = Tag & { count: number };

/** The tags that posts carry, the most used first. */
export function countTags(posts: Pick<PostSummary, 'tags'>[]): CountedTag[] {
  const counted = new Map<string, CountedTag>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    const known = counted.get(tag.slug);
    if (known) known.count += 1;
    else counted.set(tag.slug, { ...tag, count: 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count);
}

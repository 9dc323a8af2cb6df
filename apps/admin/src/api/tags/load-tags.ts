import type { Locale, Tag } from '@nasaq/contract';
import type { Reading } from '../content/published.ts';

/** Tags by id, as far as they have a name in this language. */
export async function loadTags(
  { payload, locale }: Reading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Tag>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'tags',
    where: { id: { in: [...new Set(ids)] } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap((doc): [number, Tag][] => {
      const slugs = doc.slug as unknown as Partial<Record<Locale, string>> | null;
      const titles = doc.title as unknown as Partial<Record<Locale, string>> | null;
      const slug = slugs?.[locale];
      return slug
        ? [
            [
              doc.id,
              { slug, title: titles?.[locale] ?? '', alternates: { en: slugs.en ?? null, ar: slugs.ar ?? null } },
            ],
          ]
        : [];
    }),
  );
}

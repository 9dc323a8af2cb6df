import { otherLocale, type Locale, type Tag } from '@nasaq/contract';
import type { Reading } from '../../platform/http/published.ts';

/** Tags by id, by the name of the reader's language, or of the other where there is none. */
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
    overrideAccess: true,
    limit: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap((doc): [number, Tag][] => {
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

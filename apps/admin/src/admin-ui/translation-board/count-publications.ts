import { contentTypes, type ContentType } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { publications, publicationWhere, type Publication } from './publication.ts';

/** One content type and how many of its entries, without those in the trash, are in each state. */
export interface PublicationCounts {
  type: ContentType;
  counts: Record<Publication, number>;
}

/** Counts the content types that the user may read, in the order of the navigation. */
export function countPublications(
  payload: Payload,
  user: TypedUser,
  mayRead: (type: ContentType) => boolean,
): Promise<PublicationCounts[]> {
  return Promise.all(
    contentTypes.filter(mayRead).map(async (type) => {
      const counts = await Promise.all(
        publications.map(async (publication) => {
          const where = publicationWhere(publication);
          const { totalDocs } = await payload.count({ collection: type, where, overrideAccess: false, user });
          return [publication, totalDocs] as const;
        }),
      );
      return { type, counts: Object.fromEntries(counts) as Record<Publication, number> };
    }),
  );
}

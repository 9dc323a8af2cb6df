import { contentTypes, type ContentType } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { publicationOf, type Publication } from './publication.ts';

/** One content type and the ids of its entries, without those in the trash, by state. */
export interface TypePublications {
  type: ContentType;
  ids: Record<Publication, number[]>;
}

/** Sorts the entries of the content types that the user may read, in the order of the navigation. */
export function listPublications(
  payload: Payload,
  user: TypedUser,
  mayRead: (type: ContentType) => boolean,
): Promise<TypePublications[]> {
  return Promise.all(
    contentTypes.filter(mayRead).map(async (type) => {
      const { docs } = await payload.find({
        collection: type,
        locale: 'all',
        select: { _status: true },
        depth: 0,
        pagination: false,
        overrideAccess: false,
        user,
      });
      const ids: Record<Publication, number[]> = { both: [], onlyEnglish: [], onlyArabic: [], unpublished: [] };
      for (const { id, _status } of docs) {
        // With `locale: 'all'` a localized field holds its value per language, which the types do not say.
        ids[publicationOf(_status as unknown as Parameters<typeof publicationOf>[0])].push(id);
      }
      return { type, ids };
    }),
  );
}

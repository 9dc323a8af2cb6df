import { contentTypes, type ContentType } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { findUntouched } from '../entry/untouched.ts';
import { publicationOf, type Publication } from './publication.ts';

/** What entries are marked with has no page of its own, and is seen where it has a name: the field that holds it. */
const nameFields = { categories: 'title', authors: 'name', tags: 'title' } as const;

type NamedType = keyof typeof nameFields;
export type BoardType = ContentType | NamedType;

/** One type and the ids of its documents, without those in the trash, by state. */
export interface TypePublications {
  type: BoardType;
  ids: Record<Publication, number[]>;
}

export function isNamed(type: BoardType): type is NamedType {
  return type in nameFields;
}

/**
 * Sorts the entries of the types that are shown, in the order of the navigation, and after them what
 * entries are marked with. Empty forms are no entries yet.
 */
export function listPublications(
  payload: Payload,
  user: TypedUser,
  isShown: (type: BoardType) => boolean,
): Promise<TypePublications[]> {
  const types: BoardType[] = [...contentTypes, ...(Object.keys(nameFields) as NamedType[])];
  return Promise.all(
    types.filter(isShown).map(async (type) => {
      const field = isNamed(type) ? nameFields[type] : '_status';
      const { docs } = await payload.find({
        collection: type,
        locale: 'all',
        select: { [field]: true },
        depth: 0,
        pagination: false,
        overrideAccess: false,
        user,
      });
      const untouched = new Set(isNamed(type) ? [] : await findUntouched(payload, type));
      const ids: Record<Publication, number[]> = { both: [], onlyEnglish: [], onlyArabic: [], unpublished: [] };
      // With `locale: 'all'` a localized field holds its value per language, which the types do not say.
      for (const doc of docs as unknown as Record<string, unknown>[]) {
        const inLanguages = doc[field] as Texts | undefined;
        const state = isNamed(type) ? statesOfNames(inLanguages) : inLanguages;
        if (!untouched.has(doc.id as number)) ids[publicationOf(state)].push(doc.id as number);
      }
      return { type, ids };
    }),
  );
}

interface Texts {
  en?: string | null;
  ar?: string | null;
}

function statesOfNames(names: Texts | undefined): Texts {
  return { en: names?.en ? 'published' : null, ar: names?.ar ? 'published' : null };
}

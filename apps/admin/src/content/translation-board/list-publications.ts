import { type ContentType, contentTypes, type Locale } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { findUntouched } from '../entry/untouched.ts';

/** What entries are marked with has no page of its own, and is seen where it has a name: the field that holds it. */
const nameFields = { categories: 'title', authors: 'name', tags: 'title' } as const;

type NamedType = keyof typeof nameFields;
/** What the board has a row for. */
export type BoardType = ContentType | NamedType;

/** One type and the ids of its documents, without those in the trash, by state. */
export interface TypePublications {
  type: BoardType;
  ids: Record<Publication, number[]>;
}

/** Whether a type has no page of its own, but a name. */
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

/** In which languages an entry can be read on the site. */
export type Publication = 'both' | 'onlyEnglish' | 'onlyArabic' | 'unpublished';

/** In the order of the columns. */
export const publications: readonly Publication[] = ['both', 'onlyEnglish', 'onlyArabic', 'unpublished'];

/** @param status Payload's `_status` in all languages; a language that was never written has none */
export function publicationOf(status: { en?: string | null; ar?: string | null } | null | undefined): Publication {
  const english = status?.en === 'published';
  const arabic = status?.ar === 'published';
  if (english && arabic) return 'both';
  if (english) return 'onlyEnglish';
  return arabic ? 'onlyArabic' : 'unpublished';
}

/** More would make an address that servers refuse; such a list is better looked through as a whole. */
const mostIds = 150;

/**
 * The list of a content type, filtered as its filter panel would do it. By id, because the panel knows a publish state
 * in one language only. What is in both languages is the list itself, shown as what is published.
 */
export function listAddress(
  adminRoute: string,
  type: BoardType,
  publication: Publication,
  ids: number[],
  locale: Locale,
): string {
  const query = new URLSearchParams({ locale });
  if (publication === 'both' && !isNamed(type)) query.set('where[or][0][and][0][_status][equals]', 'published');
  else if (publication !== 'both' && ids.length <= mostIds)
    ids.forEach((id, index) => query.set(`where[or][0][and][0][id][in][${index}]`, String(id)));
  return `${adminRoute}/collections/${type}?${query}`;
}

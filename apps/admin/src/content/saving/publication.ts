import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { isOnSite, languageState, type LanguageState } from './language-state.ts';
import { baseOf, type Doc } from './merge.ts';
import { newestOfEntry, newestOfGlobal } from './newest.ts';
import type { ShapeField } from './shape.ts';

export interface Publication {
  languages: Record<Locale, LanguageState>;
  /** Whether a value that both languages share differs from what is on the site. */
  shared: boolean;
}

/** What of an entry is on the site, and what waits. */
export async function publicationOfEntry(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  shape: ShapeField[],
): Promise<Publication> {
  const [stored, newest] = await Promise.all([
    req.payload.db.findOne<Doc & { id: number }>({
      collection: slug as CollectionSlug,
      where: { id: { equals: id } },
      req: { transactionID: req.transactionID } as PayloadRequest,
    }),
    newestOfEntry(req, slug, id),
  ]);
  return publicationOf(shape, stored ?? {}, newest ?? stored ?? {}, 'title');
}

export async function publicationOfGlobal(
  req: PayloadRequest,
  slug: string,
  shape: ShapeField[],
): Promise<Publication> {
  const [stored, newest] = await Promise.all([
    req.payload.db.findGlobal<Doc>({ slug, req: { transactionID: req.transactionID } as PayloadRequest }),
    newestOfGlobal(req, slug),
  ]);
  // Settings have no text that makes a language of them: they are written as soon as they are stored.
  const name = shape.some((field) => field.name === 'statement') ? 'statement' : '_status';
  return publicationOf(shape, stored, newest ?? stored, name);
}

/** @param name the field without which a language is not written */
export function publicationOf(shape: ShapeField[], stored: Doc, newest: Doc, name: string): Publication {
  const languages = Object.fromEntries(
    locales.map((locale) => [locale, languageState({ stored, newest, name }, locale)]),
  ) as Publication['languages'];
  const isPublic = Object.values(languages).some(isOnSite);
  const common = sharedOf(shape);
  const same = JSON.stringify(baseOf(common, stored)) === JSON.stringify(baseOf(common, newest));
  return { languages, shared: isPublic && !same };
}

/** The values that both languages share. The place in a list is no text that waits. */
function sharedOf(shape: ShapeField[]): ShapeField[] {
  return shape
    .filter(({ localized, name }) => !localized && name !== '_order')
    .map((field) => (field.group ? { ...field, group: sharedOf(field.group) } : field));
}

import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { editedLanguages, isOnSite, languageState, type LanguageState } from './language-state.ts';
import { baseOf, type Doc } from './merge.ts';
import { newestOfEntry, newestOfGlobal } from './newest.ts';
import { publishedInLanguages } from './published-settings.ts';
import { hasRows, type ShapeField, shapeOfRow } from './shape.ts';

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
  const publication = publicationOf(shape, stored, newest ?? stored, name);
  // A draft of what was never published may have been put back to how it was delivered.
  if (name !== '_status' || !newest || publication.languages.en !== 'draft') return publication;
  const delivered = await publishedInLanguages(req, slug as GlobalSlug);
  const isDelivered = locales.every((locale) => isAlike(shape, docIn(shape, newest, locale), delivered[locale]));
  return isDelivered ? { ...publication, languages: { en: 'missing', ar: 'missing' } } : publication;
}

/** @param name the field without which a language is not written */
export function publicationOf(shape: ShapeField[], stored: Doc, newest: Doc, name: string): Publication {
  const rows = { stored, newest, name, waiting: waitingLanguages(shape, { stored, newest }) };
  const languages = Object.fromEntries(
    locales.map((locale) => [locale, languageState(rows, locale)]),
  ) as Publication['languages'];
  const isPublic = Object.values(languages).some(isOnSite);
  return { languages, shared: isPublic && !isAlike(sharedOf(shape), stored, newest) };
}

/**
 * The languages in which the newest draft says something that readers do not have. A draft that says what they have, as
 * after an undo or once their version has come back, has nothing that waits, whatever its own state says.
 */
export function waitingLanguages(shape: ShapeField[], rows: { stored: Doc; newest: Doc }): ReadonlySet<Locale> {
  const told = shape.filter(({ name }) => name !== placeInList);
  const waiting = editedLanguages(rows).filter(
    (locale) => !isAlike(told, docIn(told, rows.stored, locale), docIn(told, rows.newest, locale)),
  );
  // Settings are published in both languages at once.
  return new Set(waiting.length > 0 && typeof rows.stored._status === 'string' ? locales : waiting);
}

/** It is no text that waits. */
const placeInList = '_order';

function isAlike(shape: ShapeField[], one: Doc, other: Doc): boolean {
  const [left, right] = [baseOf(shape, one), baseOf(shape, other)];
  return Object.keys({ ...left, ...right }).every((path) => (left[path] ?? '') === (right[path] ?? ''));
}

/** The values that both languages share. */
function sharedOf(shape: ShapeField[]): ShapeField[] {
  return shape
    .filter(({ localized, name }) => !localized && name !== placeInList)
    .map((field) => (field.group ? { ...field, group: sharedOf(field.group) } : field));
}

/** One language of a row that the database gives with all of them. */
function docIn(shape: ShapeField[], row: Doc, locale: Locale): Doc {
  return Object.fromEntries(shape.map((field) => [field.name, valueIn(field, row[field.name], locale)]));
}

function valueIn(field: ShapeField, value: unknown, locale: Locale): unknown {
  if (field.localized) return (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];
  if (field.group) return docIn(field.group, (value ?? {}) as Doc, locale);
  if (!hasRows(field) || !Array.isArray(value)) return value;
  return (value as Doc[]).map((row) => ({ ...row, ...docIn(shapeOfRow(field, row), row, locale) }));
}

import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, SelectType } from 'payload';
import { editedLanguages, type LanguageRows, languageState, type LanguageState } from '../saving/language-state.ts';
import type { Doc } from '../saving/merge.ts';
import { newestOfEntry, newestOfGlobal, type Target } from '../saving/newest.ts';
import { waitingLanguages } from '../saving/publication.ts';
import { shapeOf } from '../saving/shape.ts';

/**
 * How each language of an entry or page stands, for a row of a list; apart from what needs the settings, which Next's
 * bundles do not have. @returns null where there is no such document
 */
export async function languageStates(payload: Payload, target: Target): Promise<Record<Locale, LanguageState> | null> {
  const rows = await rowsOf(payload, target);
  if (!rows) return null;
  return Object.fromEntries(locales.map((locale) => [locale, languageState(rows, locale)])) as Record<
    Locale,
    LanguageState
  >;
}

/** What both languages of a document are told from; whole documents are read only where a draft may wait. */
export async function rowsOf(payload: Payload, target: Target): Promise<LanguageRows | null> {
  const rows = await namedRows(payload, target);
  if (!rows) return null;
  const isEdited = editedLanguages(rows).length > 0;
  return { ...rows, waiting: isEdited ? await waitingIn(payload, target, rows) : new Set() };
}

async function namedRows(payload: Payload, target: Target): Promise<Omit<LanguageRows, 'waiting'> | null> {
  const req = { payload } as PayloadRequest;
  if ('global' in target) {
    const stored = await storedGlobal(payload, target.global);
    return { stored, newest: (await newestOfGlobal(req, target.global)) ?? stored, name: 'statement' };
  }
  const { collection, id } = target;
  const stored = await storedEntry(payload, target, { _status: true, title: true, slug: true, deletedAt: true });
  if (!stored) return null;
  const newest = await newestOfEntry(req, collection, id, { version: { _status: true, title: true, changes: true } });
  return { stored, newest: newest ?? stored, name: 'title' };
}

async function waitingIn(
  payload: Payload,
  target: Target,
  named: Pick<LanguageRows, 'newest' | 'stored'>,
): Promise<ReadonlySet<Locale>> {
  if ('global' in target) {
    const { flattenedFields } = payload.globals.config.find(({ slug }) => slug === target.global)!;
    return waitingLanguages(shapeOf(flattenedFields), named);
  }
  const { collection, id } = target;
  const stored = await storedEntry(payload, target);
  const newest = await newestOfEntry({ payload } as PayloadRequest, collection, id);
  const { flattenedFields } = payload.collections[collection as CollectionSlug].config;
  return stored ? waitingLanguages(shapeOf(flattenedFields), { stored, newest: newest ?? stored }) : new Set();
}

function storedGlobal(payload: Payload, slug: string): Promise<Doc> {
  return payload.db.findGlobal<Doc>({ slug: slug as GlobalSlug, req: noTransaction });
}

function storedEntry(
  payload: Payload,
  { collection, id }: Extract<Target, { collection: string }>,
  select?: SelectType,
): Promise<(Doc & { id: number }) | null> {
  return payload.db.findOne<Doc & { id: number }>({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    ...(select && { select }),
    req: noTransaction,
  });
}

const noTransaction = {} as PayloadRequest;

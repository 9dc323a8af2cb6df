import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { languageState, type LanguageState } from '../saving/language-state.ts';
import type { Doc } from '../saving/merge.ts';
import { newestOfEntry, newestOfGlobal, type Target } from '../saving/newest.ts';

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

/** What both languages of a document are told from. */
export async function rowsOf(payload: Payload, target: Target): Promise<Parameters<typeof languageState>[0] | null> {
  const req = { payload } as PayloadRequest;
  if ('global' in target) {
    const stored = await payload.db.findGlobal<Doc>({ slug: target.global as GlobalSlug, req: noTransaction });
    return { stored, newest: (await newestOfGlobal(req, target.global)) ?? stored, name: 'statement' };
  }
  const { collection, id } = target;
  const stored = await payload.db.findOne<Doc & { id: number }>({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    select: { _status: true, title: true, slug: true, deletedAt: true },
    req: noTransaction,
  });
  if (!stored) return null;
  const newest = await newestOfEntry(req, collection, id, { version: { _status: true, title: true, changes: true } });
  return { stored, newest: newest ?? stored, name: 'title' };
}

const noTransaction = {} as PayloadRequest;

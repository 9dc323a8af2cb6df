import { contentTypes, type Locale } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import type { Payload, SanitizedPermissions, ServerProps } from 'payload';
import { type BoardType, entryTitle, type EntryRow, isOnce, loadEntries, oncePages } from '../load-entries.ts';
import type { NamelessThing } from '../load-gaps.ts';

/** The types of whose entries a member of staff may be told. */
export function readableTypes(permissions: SanitizedPermissions | undefined): BoardType[] {
  return [
    ...contentTypes.filter((type) => permissions?.collections?.[type]?.read),
    // Everybody reads these pages; what they lack is told to those who can write it.
    ...oncePages.filter((page) => permissions?.globals?.[page]?.update),
  ];
}

/** Everybody reads names; missing ones are told to those who can add them. */
export function writableThings(permissions: SanitizedPermissions | undefined): NamelessThing['collection'][] {
  return (['categories', 'authors', 'tags', 'media'] as const).filter(
    (collection) => permissions?.collections?.[collection]?.update,
  );
}

/** What a type is called in the menus: its entries together, or the one page. */
export function typeLabel(payload: Payload, i18n: ServerProps['i18n'], type: BoardType): string {
  if (!isOnce(type)) return getTranslation(payload.collections[type].config.labels.plural, i18n);
  const label = payload.config.globals.find(({ slug }) => slug === type)?.label ?? type;
  return getTranslation(label as string, i18n);
}

/** All of them, pages that exist once under the names of their types. */
export async function loadNamedEntries(
  payload: Payload,
  i18n: ServerProps['i18n'],
  permissions: SanitizedPermissions | undefined,
  language: Locale,
): Promise<(EntryRow & { title: string })[]> {
  const entries = await loadEntries(payload, readableTypes(permissions), language);
  return entries.map((entry) => ({
    ...entry,
    title: isOnce(entry.type) ? typeLabel(payload, i18n, entry.type) : entryTitle(entry, language),
  }));
}

import { type Locale, locales } from '@nasaq/contract';
import type { FieldState } from '@nasaq/translation';
import type { Payload } from 'payload';
import { historyKinds } from '../content/index.ts';
import { type Query, queryOn, tableOf } from '../platform/database/query.ts';
import { memberName } from '../platform/staff/member-name.ts';
import { type BoardType, isOnce } from './entry-types.ts';

/** One entry or page as boards show it: its newest draft, and what of it readers have. */
export interface EntryRow {
  type: BoardType;
  /** `null` = it exists once. */
  id: number | null;
  titles: Record<Locale, string>;
  /** `null` where nothing is said yet: an entry from before there were states. */
  states: Record<Locale, FieldState | null>;
  published: Record<Locale, boolean>;
  /** ISO, since when the languages stand so; the last save where that is not known. */
  since: Record<Locale, string>;
  /** ISO. */
  updatedAt: string;
  /** Who has saved it last; `null` = the product itself. */
  editor: { id: number; name: string } | null;
  /** ISO; articles alone. */
  reviewBy: string | null;
}

interface Stored {
  id: number | null;
  title_en: string | null;
  title_ar: string | null;
  state_en: FieldState | null;
  state_ar: FieldState | null;
  published_en: boolean | null;
  published_ar: boolean | null;
  since_en: Date | null;
  since_ar: Date | null;
  updated_at: Date;
  editor: number | null;
  name: string | null;
  name_en: string | null;
  name_ar: string | null;
  review_by: Date | null;
}

/**
 * All entries of some types, without those in the trash and empty forms: one query for each type, of the columns that are
 * shown.
 * @param language in which editors are named
 */
export async function loadEntries(
  payload: Payload,
  types: readonly BoardType[],
  language: Locale,
): Promise<EntryRow[]> {
  const query = queryOn(payload);
  return (await Promise.all(types.map((type) => ofType(query, type, language)))).flat();
}

async function ofType(query: Query, type: BoardType, language: Locale): Promise<EntryRow[]> {
  if (isOnce(type)) return onceRows(query, type, language);
  const table = tableOf(type);
  const rows = await query<Stored>(
    `SELECT v.parent_id AS id, en.version_title AS title_en, ar.version_title AS title_ar,
       v.version_state_en AS state_en, v.version_state_ar AS state_ar,
       v.version_since_en AS since_en, v.version_since_ar AS since_ar,
       site_en._status = 'published' AS published_en, site_ar._status = 'published' AS published_ar,
       v.version_updated_at AS updated_at, u.id AS editor, u.name, u.name_en, u.name_ar,
       ${type === 'articles' ? 'v.version_review_by' : 'NULL::timestamptz'} AS review_by
     FROM "_${table}_v" v
     LEFT JOIN "_${table}_v_locales" en ON en._parent_id = v.id AND en._locale = 'en'
     LEFT JOIN "_${table}_v_locales" ar ON ar._parent_id = v.id AND ar._locale = 'ar'
     LEFT JOIN "${table}_locales" site_en ON site_en._parent_id = v.parent_id AND site_en._locale = 'en'
     LEFT JOIN "${table}_locales" site_ar ON site_ar._parent_id = v.parent_id AND site_ar._locale = 'ar'
     LEFT JOIN users u ON u.id = v.version_updated_by_id
     WHERE v.latest AND v.parent_id IS NOT NULL AND v.version_deleted_at IS NULL
       AND (v.version_updated_by_id IS NOT NULL OR en.version_title IS NOT NULL OR ar.version_title IS NOT NULL)
     ORDER BY v.version_updated_at`,
  );
  return rows.map((row) => entryRow(row, type, language));
}

/** Acts of the history that are told of what somebody has saved. */
const savingActs = [...historyKinds.writing, ...historyKinds.translation, ...historyKinds.publication];

/** A page that exists once has no title of its own: the board calls it by what its type is called. */
async function onceRows(query: Query, type: BoardType, language: Locale): Promise<EntryRow[]> {
  const rows = await query<Stored>(
    `SELECT NULL::int AS id, NULL AS title_en, NULL AS title_ar,
       v.version_state_en AS state_en, v.version_state_ar AS state_ar,
       v.version_since_en AS since_en, v.version_since_ar AS since_ar,
       site_en._status = 'published' AS published_en, site_ar._status = 'published' AS published_ar,
       v.updated_at, u.id AS editor, u.name, u.name_en, u.name_ar, NULL::timestamptz AS review_by
     FROM "_${type}_v" v
     LEFT JOIN LATERAL (
       SELECT actor FROM history WHERE kind = $1 AND entry = 0 AND act::text = ANY ($2) AND actor IS NOT NULL
       ORDER BY id DESC LIMIT 1
     ) saved ON true
     LEFT JOIN users u ON u.id = saved.actor
     LEFT JOIN "${type}_locales" site_en ON site_en._locale = 'en'
     LEFT JOIN "${type}_locales" site_ar ON site_ar._locale = 'ar'
     WHERE v.latest ORDER BY v.id DESC LIMIT 1`,
    [type, savingActs],
  );
  return rows.map((row) => entryRow(row, type, language));
}

function entryRow(row: Stored, type: BoardType, language: Locale): EntryRow {
  return {
    type,
    id: row.id,
    titles: { en: row.title_en ?? '', ar: row.title_ar ?? '' },
    states: { en: row.state_en, ar: row.state_ar },
    published: { en: row.published_en ?? false, ar: row.published_ar ?? false },
    since: { en: (row.since_en ?? row.updated_at).toISOString(), ar: (row.since_ar ?? row.updated_at).toISOString() },
    updatedAt: row.updated_at.toISOString(),
    editor: row.editor === null ? null : { id: row.editor, name: memberName(row, language) },
    reviewBy: row.review_by?.toISOString() ?? null,
  };
}

/** The state that a board shows; an entry from before there were states lacks what has no title. */
export function shownState({ states, titles }: EntryRow, locale: Locale): FieldState {
  return states[locale] ?? (titles[locale] === '' ? 'missing' : 'draft');
}

/** What an entry is called, in the language of the menus where it has a name in it. */
export function entryTitle({ titles }: Pick<EntryRow, 'titles'>, language: Locale): string {
  return titles[language] || locales.map((locale) => titles[locale]).find(Boolean) || '';
}

import { type ContentType, type Locale, locales } from '@nasaq/contract';
import { type FieldState, fieldStates } from '@nasaq/translation';
import type { Payload } from 'payload';
import { queryOn, tableOf } from '../../platform/database/query.ts';

/** How many entries of a type stand how in each language. */
export type StateCounts = Record<Locale, Partial<Record<FieldState, number>>>;

/** Of the entries that a list shows without a filter: neither those in the trash nor empty forms. */
export async function countListStates(payload: Payload, type: ContentType): Promise<StateCounts> {
  const table = tableOf(type);
  const rows = await queryOn(payload)<{ en: FieldState | null; ar: FieldState | null; count: number }>(
    `SELECT v.version_state_en AS en, v.version_state_ar AS ar, count(*)::int AS count
     FROM "_${table}_v" v
     WHERE v.latest AND v.parent_id IS NOT NULL AND v.version_deleted_at IS NULL
       AND (v.version_updated_by_id IS NOT NULL OR EXISTS (
         SELECT FROM "_${table}_v_locales" l WHERE l._parent_id = v.id AND l.version_title IS NOT NULL))
     GROUP BY 1, 2`,
  );
  const count = (locale: Locale, state: FieldState) =>
    rows.filter((row) => row[locale] === state).reduce((sum, row) => sum + row.count, 0);
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        fieldStates.map((state) => [state, count(locale, state)] as const).filter(([, found]) => found > 0),
      ),
    ]),
  ) as StateCounts;
}

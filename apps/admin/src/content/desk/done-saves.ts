import type { Locale } from '@nasaq/contract';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { queryIn } from '../../platform/database/query.ts';
import { closed } from '../../platform/payload/closed.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';

/** The paths of a save that were not stored, by language. */
export type Refused = Record<Locale, string[]>;

/**
 * The saves of desks that were carried out, for a week: one whose answer was lost comes again, and what others have
 * changed since must not look like a conflict.
 */
export const deskSaves: CollectionConfig = {
  slug: 'desk-saves',
  labels: contentLabels.desk.saves,
  ...closed,
  admin: { hidden: true, group: groups.shared },
  fields: [
    { name: 'save', type: 'text', required: true, unique: true, index: true, label: contentLabels.desk.save },
    { name: 'refused', type: 'json', label: contentLabels.desk.refused },
  ],
};

/**
 * @param form of the desk, as the names of its saves begin
 * @returns what of it was not stored; null where it was never carried out. Of one that comes after newer ones of its desk,
 * as from a slow line, nothing is to be stored any more
 */
export async function findDoneSave(req: PayloadRequest, form: string, save: string): Promise<Refused | null> {
  const query = await queryIn(req);
  const [done] = await query<{ refused: Refused; is_last: boolean }>(
    `SELECT refused, NOT EXISTS (
       SELECT FROM desk_saves newer WHERE newer.id > done.id AND starts_with(newer.save, $2)
     ) AS is_last FROM desk_saves done WHERE save = $1`,
    [save, form],
  );
  return done ? (done.is_last ? done.refused : { en: [], ar: [] }) : null;
}

/** In the transaction of the save. */
export async function keepDoneSave(req: PayloadRequest, save: string, refused: Refused): Promise<void> {
  const query = await queryIn(req);
  await query(
    `INSERT INTO desk_saves (save, refused, updated_at, created_at) VALUES ($1, $2, now(), now())
     ON CONFLICT (save) DO UPDATE SET refused = excluded.refused`,
    [save, JSON.stringify(refused)],
  );
  await query(
    `DELETE FROM desk_saves WHERE id IN
       (SELECT id FROM desk_saves WHERE created_at < now() - interval '7 days' LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}

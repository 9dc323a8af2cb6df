import type { CollectionAfterDeleteHook } from 'payload';
import { queryFor } from '../../platform/database/query.ts';

/** What was said of an entry, and its history, go with it for good. */
export const forgetEntry: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const query = await queryFor(req);
  const entry = [collection.slug, Number(id)];
  await query('DELETE FROM comments WHERE thread_id IN (SELECT id FROM threads WHERE kind = $1 AND entry = $2)', entry);
  for (const table of ['threads', 'notices', 'history'])
    await query(`DELETE FROM ${table} WHERE kind = $1 AND entry = $2`, entry);
  return doc as unknown;
};

import type { CollectionAfterDeleteHook } from 'payload';
import { forgetFindings } from './kept-findings.ts';

/** Nothing is kept of what was found in a document that is deleted for good. */
export const forgetChecks: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await forgetFindings(req, { collection: collection.slug, id: Number(id) });
  return doc;
};

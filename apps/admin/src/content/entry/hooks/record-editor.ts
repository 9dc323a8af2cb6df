import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Fills the audit fields from the session, so that nobody can claim to be somebody else. An empty form that was only
 * opened has been changed by nobody yet (see `untouched.ts`).
 */
export const recordEditor: CollectionBeforeChangeHook = ({ collection, data, operation, req }) => {
  if (!req.user) return data;
  const made = operation === 'create' ? { createdBy: req.user.id } : {};
  return isEmptyForm(collection, data, operation) ? { ...data, ...made } : { ...data, ...made, updatedBy: req.user.id };
};

const texts = ['title', 'summary', 'body', 'slug'];

function isEmptyForm(
  collection: Parameters<CollectionBeforeChangeHook>[0]['collection'],
  data: Record<string, unknown>,
  operation: 'create' | 'update',
): boolean {
  return operation === 'create' && Boolean(collection.versions?.drafts) && !texts.some((name) => data[name]);
}

import type { CollectionBeforeChangeHook } from 'payload';

/** Fills the audit fields from the session, so that nobody can claim to be somebody else. */
export const recordEditor: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (!req.user) return data;
  return { ...data, updatedBy: req.user.id, ...(operation === 'create' ? { createdBy: req.user.id } : {}) };
};

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announceAfterCommit } from '../../../platform/changes/change.ts';

/** For collections without drafts (categories, tags, authors, media, redirects): every change is seen at once. */
export const announcePlainChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await announceAfterCommit(req, { type: collection.slug, id: doc.id, ...(doc.key ? { key: doc.key } : {}) });
  return doc;
};

export const announcePlainDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await announceAfterCommit(req, { type: collection.slug, id, withdrawn: true });
  return doc;
};

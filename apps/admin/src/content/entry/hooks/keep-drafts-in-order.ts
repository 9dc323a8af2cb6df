import { locales, type Locale } from '@nasaq/contract';
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import { announceAfterCommit } from '../../../platform/changes/change.ts';
import { isPublic, publishedState, type PublishedState } from './published-state.ts';

/**
 * Dragging a row saves its place as a publication. With a publish state per language Payload 3.90 does so even where a
 * newer draft waits, and thereby withdraws the entry. Where something waits, the place is written into the
 * published row directly, and the save goes to the draft.
 */
export const keepDraftsInOrder: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data } = args as { id?: number; data?: Record<string, unknown> };
  if (operation !== 'update' || id === undefined || !data || Object.keys(data).join() !== '_order') return args;
  const published = await publishedState(req, collection.slug, id);
  if (!published || !(await somethingWaits(req, collection.slug, id, published))) return args;
  await req.payload.db.updateOne({
    collection: collection.slug,
    id,
    data: { _order: data._order },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  if (locales.some((locale) => isPublic(published, locale)))
    await announceAfterCommit(req, { type: collection.slug, id });
  return { ...args, draft: true };
};

/** Whether the newest version differs from what is published, or the language of this save is not published at all. */
async function somethingWaits(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  published: PublishedState,
): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions<{ _status?: Partial<Record<Locale, string>> }>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  const newest = docs[0]?.version._status ?? {};
  return (
    published.status[req.locale as Locale] !== 'published' ||
    locales.some((locale) => newest[locale] !== published.status[locale])
  );
}

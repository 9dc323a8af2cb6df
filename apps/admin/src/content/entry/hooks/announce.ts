import { type Locale, locales } from '@nasaq/contract';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { announceAfterCommit } from '../../../platform/changes/change.ts';
import { isPublic, publishedState, type PublishedState } from './published-state.ts';
import { redirectMovedEntry } from './redirect-moved.ts';

/** Keeps what readers see before a save, for the comparison after it. */
export const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && !req.context.silent) await remember(req, collection.slug, originalDoc?.id);
  return data;
};

/**
 * Tells listeners when what readers see has changed, and redirects addresses that moved.
 * A draft or an autosave leaves the main row as it was, and therefore says nothing.
 */
export const announceEntry: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context.silent) return doc;
  const before = recall(req, collection.slug, doc.id);
  const after = await publishedState(req, collection.slug, doc.id);
  if (before?.updatedAt === after?.updatedAt && before?.trashed === after?.trashed) return doc;
  if (isPublicAnywhere(before) || isPublicAnywhere(after)) {
    await redirectMovedEntry(req, collection.slug, before, after);
    await announceAfterCommit(req, {
      type: collection.slug,
      id: doc.id,
      ...(after?.key ? { key: after.key } : {}),
      ...(isWithdrawn(before, after) ? { withdrawn: true } : {}),
    });
  }
  return doc;
};

/** Reads what readers saw before it is deleted. */
export const rememberDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await remember(req, collection.slug, id);
};

/** Announces a deletion, where readers saw the entry. */
export const announceDeleted: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const before = recall(req, collection.slug, id);
  if (isPublicAnywhere(before)) {
    const key = before?.key ? { key: before.key } : {};
    await announceAfterCommit(req, { type: collection.slug, id, ...key, withdrawn: true });
  }
  return doc;
};

function isWithdrawn(before: PublishedState | null, after: PublishedState | null): boolean {
  return locales.some((locale) => isPublic(before, locale) && !isPublic(after, locale));
}

function isPublicAnywhere(state: PublishedState | null): boolean {
  return locales.some((locale) => isPublic(state, locale));
}

async function remember(req: PayloadRequest, collection: string, id: number | string | undefined): Promise<void> {
  if (id === undefined) return;
  req.context[entryKey(collection, id)] = await publishedState(req, collection, id);
}

/** What readers saw before the save that the request carries out. */
export function recall(req: PayloadRequest, collection: string, id: number | string): PublishedState | null {
  return (req.context[entryKey(collection, id)] as PublishedState | null | undefined) ?? null;
}

function entryKey(collection: string, id: number | string): string {
  return `published:${collection}:${id}`;
}

/** What readers see of a global, in both languages; a draft save leaves it alone. */
interface PublishedGlobal extends Record<string, unknown> {
  _status?: Partial<Record<Locale, string | null>> | null;
}

/** Reads what readers see before a save. */
export const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!req.context.silent) req.context[globalKey(global.slug)] = await publishedGlobal(req, global.slug);
  return data;
};

/** Announces a save that changes what readers see. */
export const announceGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.context.silent) return doc;
  const before = recallGlobal(req, global.slug);
  const after = await publishedGlobal(req, global.slug);
  // Not by `updatedAt`: Payload leaves it as it was where only localized fields have changed.
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const isShown = (state: PublishedGlobal | undefined, locale: Locale) => state?._status?.[locale] === 'published';
    const withdrawn = locales.some((locale) => isShown(before, locale) && !isShown(after, locale));
    await announceAfterCommit(req, { type: global.slug, ...(withdrawn ? { withdrawn } : {}) });
  }
  return doc;
};

/** The same of a page that exists once. */
export function recallGlobal(req: PayloadRequest, slug: string): PublishedGlobal | undefined {
  return req.context[globalKey(slug)] as PublishedGlobal | undefined;
}

function globalKey(slug: string): string {
  return `published:${slug}`;
}

export function publishedGlobal(req: PayloadRequest, slug: string): Promise<PublishedGlobal> {
  const inTransaction = { transactionID: req.transactionID } as PayloadRequest;
  return req.payload.db.findGlobal<PublishedGlobal>({ slug, req: inTransaction });
}

/** For collections without drafts (categories, tags, authors, media, redirects): every change is seen at once. */
export const announcePlainChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await announceAfterCommit(req, { type: collection.slug, id: doc.id, ...(doc.key ? { key: doc.key } : {}) });
  return doc;
};

/** The same of a deletion. */
export const announcePlainDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await announceAfterCommit(req, { type: collection.slug, id, withdrawn: true });
  return doc;
};

import { locales } from '@nasaq/contract';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { completeLocales } from '../entry/hooks/complete-locales.ts';
import { publishedState } from '../entry/hooks/published-state.ts';
import type { Doc } from './merge.ts';
import { newestOfEntry, rewriteNewest, tellSaid } from './newest.ts';

const restoredAs = 'restoredAs';
const beforeTrash = (id: unknown) => `beforeTrash:${String(id)}`;

/**
 * An entry leaves the trash as it went there, and is withdrawn or published afterwards. Asked for both at once, Payload
 * 3.90 means the language of the request alone: what should come back as a draft would be public in the other one.
 */
export const restoreAsItWas: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, trash } = args as { data?: Doc; trash?: boolean };
  delete req.context[restoredAs];
  // A form sends `deletedAt` too, with all that it was loaded with.
  if (operation !== 'update' || !trash || data?.deletedAt !== null || data._status === undefined) return args;
  const { _status, ...rest } = data;
  req.context[restoredAs] = _status;
  return { ...args, data: rest };
};

/** To go to the trash, and to come back, is no edit: see `keepThroughTrash`. */
export const rememberBeforeTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { deletedAt, id } = (originalDoc ?? {}) as { deletedAt?: unknown; id?: number };
  if (id === undefined || Boolean(deletedAt) === Boolean((data as Doc).deletedAt)) return data as Doc;
  req.context[beforeTrash(id)] = await newestOfEntry(req, collection.slug, id);
  return data as Doc;
};

/** Payload makes the newest version anew from the published row, without the drafts that wait; they are put back here. */
export const keepThroughTrash: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id, deletedAt } = doc as { id: number; deletedAt?: string | null };
  const newest = req.context[beforeTrash(id)] as Doc | null | undefined;
  if (!newest) return doc as Doc;
  delete req.context[beforeTrash(id)];
  const { slug } = collection;
  // A call without a language, as that of the button, goes past what tells of saves.
  await tellSaid(req, { collection: slug, id });
  const status = deletedAt ? undefined : req.context[restoredAs];
  // Who goes to the trash, or comes back without a word on it, is neither withdrawn nor published.
  const isOnSite = status !== undefined && (await wasPublished(req, slug, id));
  if (status === 'draft' && isOnSite) await withdraw(req, slug, id);
  await rewriteNewest(req, slug, id, {
    ...newest,
    deletedAt: deletedAt ?? null,
    ...(status === 'draft' && { _status: Object.fromEntries(locales.map((locale) => [locale, 'draft'])) }),
  });
  if (status === 'published' && !isOnSite) await publishComplete(req, slug, id);
  return doc as Doc;
};

async function wasPublished(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> {
  const state = await publishedState(req, collection, id);
  return locales.some((locale) => state?.status[locale] === 'published');
}

async function withdraw(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  await req.payload.update({
    collection: collection as 'services',
    id,
    data: { _status: 'draft' },
    unpublishAllLocales: true,
    depth: 0,
    overrideAccess: true,
    req: innerRequest(req),
  });
}

/** With the rights of who restores. */
async function publishComplete(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  for (const locale of await completeLocales(req, collection, id)) {
    await req.payload.update({
      collection: collection as 'services',
      id,
      locale,
      data: { _status: 'published' },
      publishSpecificLocale: locale,
      depth: 0,
      overrideAccess: false,
      req: innerRequest(req),
    });
  }
}

import { isLocale, type Locale } from '@nasaq/contract';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import type { Doc } from './merge.ts';

/** In the context of a request that withdraws a language. */
const withdraws = 'withdraws';

interface Call {
  autosave?: boolean;
  data?: Doc;
  draft?: boolean;
  id?: number;
  unpublishAllLocales?: unknown;
  where?: Where;
}

/**
 * A language can be withdrawn however its newest draft stands. Payload 3.90 takes a withdrawal for a publication of what
 * the draft says with another state: it refuses one that lacks a required field, and brings the shared fields that
 * wait to the readers of the other language. Here it is a draft, and the published row changes its state alone.
 */
export const withdrawAsDraft: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const call = args as Call;
  if (operation !== 'update' || !withdrawsLanguage(call, req)) return args;
  if (call.id !== undefined) return { ...args, draft: true } as typeof args;
  // Of drafts, Payload would look for those that `where` describes: what is meant is what readers have.
  const where = { id: { in: await describedIds(req, collection.slug, call) } };
  return { ...args, draft: true, where } as typeof args;
};

/** Of the entries as they are stored; what of them the request may change Payload decides afterwards. */
async function describedIds(req: PayloadRequest, slug: CollectionSlug, { where }: Call): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: where ?? {},
    locale: req.locale as Locale,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: innerRequest(req),
  });
  return docs.map(({ id }) => id);
}

/** The same of a page that exists once. */
export const withdrawPageAsDraft: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && withdrawsLanguage(args as Call, req)
    ? { ...(args as Call), draft: true }
    : (args as unknown);

/** After what readers saw is remembered. */
export const withdrawStored: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: number };
  if (!req.context[withdraws] || id === undefined) return data as Doc;
  const slug: CollectionSlug = collection.slug;
  const inTransaction = { transactionID: req.transactionID } as PayloadRequest;
  const stored = await req.payload.db.findOne<Doc & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
    req: inTransaction,
  });
  const changed = stored && withoutLanguage(stored, req.locale as Locale);
  if (changed)
    await req.payload.db.updateOne({ collection: slug, id, data: changed, returning: false, req: inTransaction });
  return data as Doc;
};

export const withdrawStoredPage: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!req.context[withdraws]) return data as Doc;
  const slug: GlobalSlug = global.slug;
  const inTransaction = { transactionID: req.transactionID } as PayloadRequest;
  const stored = await req.payload.db.findGlobal<Doc>({ slug, req: inTransaction });
  const changed = withoutLanguage(stored, req.locale as Locale);
  if (changed) await req.payload.db.updateGlobal({ slug, data: changed, returning: false, req: inTransaction });
  return data as Doc;
};

function withdrawsLanguage({ autosave, data, draft, unpublishAllLocales }: Call, req: PayloadRequest): boolean {
  const isPlain = !draft && !autosave && !unpublishAllLocales && isLocale(req.locale);
  const isWithdrawal = isPlain && data?._status === 'draft' && Object.keys(data).length === 1;
  req.context[withdraws] = isWithdrawal;
  return isWithdrawal;
}

/** @returns null where readers do not have it */
function withoutLanguage(stored: Doc, locale: Locale): Doc | null {
  const status = stored._status as Partial<Record<Locale, string>> | null | undefined;
  if (status?.[locale] !== 'published') return null;
  return { ...stored, _status: { ...status, [locale]: 'draft' }, updatedAt: new Date().toISOString() };
}

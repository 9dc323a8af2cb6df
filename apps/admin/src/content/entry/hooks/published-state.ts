import type { Locale } from '@nasaq/contract';
import type { CollectionSlug, PayloadRequest, RequestContext } from 'payload';

/** In the context of a request: its save brings an older version back. */
export const restoredKey = 'restoredVersion';

/** What readers see of an entry: its row in the main table, as opposed to the newest draft among its versions. */
export interface PublishedState {
  key: string | null;
  slug: Partial<Record<Locale, string | null>>;
  status: Partial<Record<Locale, string | null>>;
  of: string | null;
  updatedAt: string;
  trashed: boolean;
}

interface Row {
  key?: string | null;
  slug?: PublishedState['slug'] | null;
  _status?: PublishedState['status'] | null;
  of?: string | null;
  updatedAt: string | Date;
  deletedAt?: string | null;
}

const known = (collection: string, id: string | number) => `publishedState:${collection}/${id}`;

/**
 * For the `context` of a save that leaves the row in the main table as it is: its hooks need not read it again and again.
 * @param row as the database has it, with every language
 */
export function knowingPublished(collection: string, row: { id: number } & object): RequestContext {
  return { [known(collection, row.id)]: stateOf(row as unknown as Row) };
}

export async function publishedState(
  req: PayloadRequest,
  collection: string,
  id: string | number,
): Promise<PublishedState | null> {
  const state = req.context?.[known(collection, id)] as PublishedState | undefined;
  if (state) return state;
  const row = (await req.payload.db.findOne({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    select: { key: true, slug: true, _status: true, of: true, updatedAt: true, deletedAt: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  })) as unknown as Row | null;
  return row && stateOf(row);
}

function stateOf(row: Row): PublishedState {
  return {
    key: row.key ?? null,
    slug: row.slug ?? {},
    status: row._status ?? {},
    of: row.of ?? null,
    updatedAt: new Date(row.updatedAt).toISOString(),
    trashed: Boolean(row.deletedAt),
  };
}

export function isPublic(state: PublishedState | null, locale: Locale): boolean {
  return state !== null && !state.trashed && state.status[locale] === 'published';
}

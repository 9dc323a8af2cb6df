import type { Locale } from '@nasaq/contract';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/** One load: the transaction that holds all of it, and the ids of what is in already, by `type:key`. */
export interface Loading {
  payload: Payload;
  transactionID: number | string;
  ids: Map<string, number>;
}

/** A request of its own per operation: Payload writes the locale into the one that it is given. */
export function request({ transactionID }: Loading): Partial<PayloadRequest> {
  return { transactionID, context: { silent: true } };
}

export function remember({ ids }: Loading, type: string, key: string, id: number | string): void {
  ids.set(`${type}:${key}`, Number(id));
}

/** @throws where the content names an entry that does not exist */
export function idOf({ ids }: Loading, type: string, key: string): number {
  const id = ids.get(`${type}:${key}`);
  if (id === undefined) throw new Error(`The demo content refers to ${type}:${key}, which does not exist.`);
  return id;
}

interface Save {
  collection: CollectionSlug;
  locale: Locale;
  data: object;
}

export async function create(loading: Loading, { collection, locale, data }: Save): Promise<number> {
  const doc = await loading.payload.create({
    collection,
    locale,
    data: data as never,
    depth: 0,
    overrideAccess: true,
    req: request(loading),
  });
  return Number(doc.id);
}

export async function update(loading: Loading, id: number, { collection, locale, data }: Save): Promise<void> {
  await loading.payload.update({
    collection,
    id,
    locale,
    data: data as never,
    depth: 0,
    overrideAccess: true,
    req: request(loading),
  });
}

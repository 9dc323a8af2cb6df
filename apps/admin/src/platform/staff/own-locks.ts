import { headers } from 'next/headers.js';
import type { CollectionSlug, Payload, PayloadRequest, ServerFunctionClientArgs } from 'payload';
import { isReadOnly } from '../payload/read-only.ts';
import { mayEdit, type Lock } from './lock-access.ts';

/**
 * For the call of a form that would lock what its user may not edit: the same without the lock. Apart from the access
 * itself, which the configuration needs in a process that has not started Next yet. Where saves are merged, no form is
 * told that it is out of date either, with a reload as the only way out of that.
 */
export async function ownLocksOnly<Call extends ServerFunctionClientArgs>(call: Call, payload: Payload): Promise<Call> {
  const { collectionSlug, globalSlug, id, returnLockStatus } = call.args as Record<string, unknown>;
  if (call.name !== 'form-state') return call;
  if (isMerged(payload, { collectionSlug, globalSlug }))
    return { ...call, args: { ...call.args, checkForStaleData: false } };
  if (!returnLockStatus) return call;
  // Where the host only reads, nobody's lock is written.
  if (isReadOnly()) return { ...call, args: { ...call.args, returnLockStatus: false, updateLastEdited: false } };
  const { user } = await payload.auth({ headers: await headers() });
  const lock: Lock = {
    document: typeof collectionSlug === 'string' ? { relationTo: collectionSlug, value: id } : null,
    globalSlug: typeof globalSlug === 'string' ? globalSlug : null,
  };
  if (user && (await mayEdit(lock, { payload, user } as PayloadRequest))) return call;
  return { ...call, args: { ...call.args, returnLockStatus: false, updateLastEdited: false } };
}

/** As its collection or global says: what has no locks of Payload's merges its saves. */
function isMerged({ collections, config }: Payload, named: Record<'collectionSlug' | 'globalSlug', unknown>): boolean {
  const { collectionSlug, globalSlug } = named;
  const entity =
    typeof collectionSlug === 'string'
      ? collections[collectionSlug as CollectionSlug]?.config
      : config.globals.find(({ slug }) => slug === globalSlug);
  return entity?.lockDocuments === false;
}

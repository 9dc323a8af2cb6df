import { headers } from 'next/headers.js';
import type { Payload, PayloadRequest, ServerFunctionClientArgs } from 'payload';
import { isReadOnly } from '../payload/read-only.ts';
import { mayEdit, type Lock } from './lock-access.ts';

/**
 * For the call of a form that would lock what its user may not edit: the same without the lock. Apart from the access
 * itself, which the configuration needs in a process that has not started Next yet.
 */
export async function ownLocksOnly<Call extends ServerFunctionClientArgs>(call: Call, payload: Payload): Promise<Call> {
  const { collectionSlug, globalSlug, id, returnLockStatus } = call.args as Record<string, unknown>;
  if (call.name !== 'form-state' || !returnLockStatus) return call;
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

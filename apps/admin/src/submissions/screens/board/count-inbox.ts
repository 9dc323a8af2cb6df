import { firstState, type SubmissionKind } from '@nasaq/contract';
import type { Payload, TypedUser, Where } from 'payload';
import { filterConditions } from '../../inbox/quick-filters.ts';

export interface InboxCounts {
  open: number;
  unassigned: number;
  /** When the oldest one came that nobody has begun with. */
  oldest: string | null;
  deletionAsked: number;
  /** Held back until somebody says that they are none. */
  spam: number;
}

export async function countInbox(payload: Payload, kind: SubmissionKind, user: TypedUser): Promise<InboxCounts> {
  const count = async (where: Where) =>
    (await payload.count({ collection: kind, where, overrideAccess: false, user })).totalDocs;
  const waiting: Where = { and: [{ state: { equals: firstState(kind) } }, { spam: { not_equals: true } }] };
  const [open, unassigned, spam, deletionAsked, { docs }] = await Promise.all([
    count({ and: filterConditions('open', kind, user.id) }),
    count({ and: filterConditions('unassigned', kind, user.id) }),
    count({ and: filterConditions('spam', kind, user.id) }),
    kind === 'applications' ? count({ deletion_asked_at: { exists: true } }) : 0,
    payload.find({
      collection: kind,
      where: waiting,
      sort: 'createdAt',
      limit: 1,
      depth: 0,
      overrideAccess: false,
      user,
      pagination: false,
    }),
  ]);
  return { open, unassigned, spam, deletionAsked, oldest: docs[0]?.createdAt ?? null };
}

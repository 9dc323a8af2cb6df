import type { Payload, TypedUser, Where } from 'payload';
import type { Chat } from '../../../platform/payload/payload-types.ts';

export interface WaitingChats {
  waiting: number;
  /** Of them, the ones that nobody has taken. */
  unassigned: number;
  /** Who waits longest, first. */
  longest: Chat[];
}

/** The chats whose visitors wait for an answer. */
export async function countChats(payload: Payload, user: TypedUser, shown: number): Promise<WaitingChats> {
  const chats = { collection: 'chats', user } as const;
  const and: Where[] = [{ waiting_since: { exists: true } }, { spam: { not_equals: true } }];
  const [{ docs, totalDocs }, { totalDocs: unassigned }] = await Promise.all([
    payload.find({ ...chats, where: { and }, sort: 'waiting_since', limit: shown, depth: 1, overrideAccess: false }),
    payload.count({ ...chats, where: { and: [...and, { assignee: { exists: false } }] }, overrideAccess: false }),
  ]);
  return { waiting: totalDocs, unassigned, longest: docs };
}

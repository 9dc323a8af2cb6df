import type { SubmissionKind } from '@nasaq/contract';
import type { Payload, Where } from 'payload';

interface EventRow {
  type: string;
  to?: string | null;
  note?: string | null;
  public?: boolean | null;
  createdAt: string;
  submission: { value: number };
}

/** What senders may know of what happened: states and public notes, not who did it nor what staff say among themselves. */
export interface PublicEvent {
  at: string;
  state: string | null;
  note: string | null;
}

const states = ['received', 'withdrawn', 'state'];

/** Of each submission by its id, the oldest first. */
export async function publicHistory(
  kind: SubmissionKind,
  ids: readonly number[],
  payload: Payload,
): Promise<Map<number, PublicEvent[]>> {
  const where: Where = {
    and: [
      { 'submission.relationTo': { equals: kind } },
      { 'submission.value': { in: [...ids] } },
      { or: [{ type: { in: states } }, { public: { equals: true } }] },
    ],
  };
  const { docs } = await payload.db.find<EventRow>({
    collection: 'events',
    where,
    sort: ['createdAt', 'id'],
    limit: 0,
    pagination: false,
  });
  const histories = new Map<number, PublicEvent[]>();
  for (const { createdAt, note, public: isPublic, submission, to, type } of docs) {
    const id = Number(submission.value);
    const event = {
      at: new Date(createdAt).toISOString(),
      state: states.includes(type) ? (to ?? null) : null,
      note: isPublic && note ? note : null,
    };
    histories.set(id, [...(histories.get(id) ?? []), event]);
  }
  return histories;
}

/** When each of them changed last, as far as its sender may know. */
export async function lastChanges(
  kind: SubmissionKind,
  ids: readonly number[],
  payload: Payload,
): Promise<Map<number, string>> {
  const histories = await publicHistory(kind, ids, payload);
  return new Map([...histories].map(([id, events]) => [id, events.at(-1)!.at]));
}

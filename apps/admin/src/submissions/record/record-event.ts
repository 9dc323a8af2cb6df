import type { UploadKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import type { EventType } from './vocabulary.ts';

export interface NewEvent {
  submission: { relationTo: UploadKind; value: number };
  type: EventType;
  /** Id of the member of staff; absent for the sender and the system. */
  actor?: number | undefined;
  from?: string | undefined;
  /** The new state or assignee; the id of the file that was seen. */
  to?: string | undefined;
  note?: string | undefined;
  /** Whether the sender reads it on the status page. */
  public?: boolean;
}

/** Writes what happened to a submission or chat, within the transaction of `req`. */
export async function recordEvent(event: NewEvent, req: Partial<PayloadRequest>): Promise<void> {
  const { submission, public: isPublic = false, ...rest } = event;
  await req.payload!.db.create({
    collection: 'events',
    data: { ...rest, kind: submission.relationTo, submission, public: isPublic },
    req,
    returning: false,
  });
}

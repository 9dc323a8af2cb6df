import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Payload, TypedUser, Where } from 'payload';
import { ofSubmission } from '../../../platform/staff/fields/submission-field.ts';
import type { Event, Mail, Upload } from '../../../platform/payload/payload-types.ts';
import type { Colleague, SubmissionRecord } from '../submission-record.ts';
import { loadColleagues } from '../list/staff-name.ts';

export type ListedMail = Pick<Mail, 'id' | 'template' | 'to' | 'subject' | 'state' | 'sent_at' | 'createdAt'>;

export interface Attached {
  /** Newest first. */
  events: Event[];
  /** Those to the sender, newest first, without their texts. */
  mails: ListedMail[];
  files: Upload[];
  /** Who may be assigned, by name. */
  colleagues: Colleague[];
}

/** What belongs to a submission that the user may read. */
export async function loadAttached(
  payload: Payload,
  kind: SubmissionKind,
  { email, id }: Pick<SubmissionRecord, 'email' | 'id'>,
  { language, user }: { language: Locale; user: TypedUser },
): Promise<Attached> {
  const where = ofSubmission(kind, id);
  // A code opens the sender's status page: its subject is for the sender only.
  const toSender: Where = { and: [where, { to: { equals: email ?? '' } }, { template: { not_equals: 'code' } }] };
  const rows = { where, pagination: false } as const;
  const [events, mails, files, colleagues] = await Promise.all([
    payload.find({ collection: 'events', ...rows, depth: 1, sort: '-id', overrideAccess: false, user }),
    // Their texts are for administrators; that they went out is for everybody who reads the submission.
    payload.find({
      collection: 'mails',
      ...rows,
      where: toSender,
      sort: '-id',
      depth: 0,
      overrideAccess: true,
      select: { template: true, to: true, subject: true, state: true, sent_at: true, createdAt: true },
    }),
    payload.find({ collection: 'uploads', ...rows, sort: 'id', depth: 0, overrideAccess: false, user }),
    loadColleagues(payload, kind, language),
  ]);
  return {
    events: events.docs,
    mails: mails.docs as ListedMail[],
    files: files.docs,
    colleagues,
  };
}

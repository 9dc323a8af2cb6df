import { finalStates, type Locale, type SubmissionKind, type SubmissionStatus } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { EventType } from '../record/vocabulary.ts';
import { statusKey } from '../record/submission-facts.ts';
import { titleIn } from '../intake/find-content.ts';
import { formOf } from '../intake/first-mails.ts';
import type { FollowedSubmission } from './find-by-reference.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';

interface EventRow {
  type: EventType;
  to?: string | null;
  note?: string | null;
  public?: boolean | null;
  createdAt: string;
}

const bySender: readonly EventType[] = ['received', 'withdrawn'];
const changesState: readonly EventType[] = [...bySender, 'state'];

/** What a sender may know: states and public notes, not who works on it nor what they say among themselves. */
export async function presentStatus(
  submission: FollowedSubmission,
  payload: Payload,
  locale: Locale = submission.locale,
): Promise<SubmissionStatus> {
  const { kind, reference, state, createdAt, email } = submission;
  const [history, form, title] = await Promise.all([
    loadHistory(submission, payload),
    formOf(kind, submission, payload),
    titleIn(locale, submission, payload),
  ]);
  const thanks = kind === 'responses' ? form?.[`sent_${locale}`]?.trim() : undefined;
  return {
    kind,
    reference,
    statusKey: statusKey(kind, reference),
    state,
    receivedAt: new Date(createdAt).toISOString(),
    updatedAt: history.at(-1)?.at ?? new Date(createdAt).toISOString(),
    title,
    ...(form?.days ? { days: form.days } : {}),
    ...(thanks ? { thanks } : {}),
    email: email ? maskedEmail(email) : null,
    history,
    mayWithdraw: mayWithdraw(kind, state),
    mayAskForDeletion: kind === 'applications' && !submission.deletion_asked_at,
    deletionAskedAt: submission.deletion_asked_at ? new Date(submission.deletion_asked_at).toISOString() : null,
  };
}

export function mayWithdraw(kind: SubmissionKind, state: string): boolean {
  return kind === 'applications' && !finalStates.applications.includes(state);
}

async function loadHistory({ kind, id }: FollowedSubmission, payload: Payload): Promise<SubmissionStatus['history']> {
  const { docs } = await payload.db.find<EventRow>({
    collection: 'events',
    where: {
      and: [
        { 'submission.relationTo': { equals: kind } },
        { 'submission.value': { equals: id } },
        { or: [{ type: { in: [...changesState] } }, { public: { equals: true } }] },
      ],
    },
    sort: ['createdAt', 'id'],
    limit: 0,
    pagination: false,
  });
  return docs.map(({ type, to, note, public: isPublic, createdAt }) => ({
    at: new Date(createdAt).toISOString(),
    by: bySender.includes(type) ? 'sender' : 'staff',
    state: changesState.includes(type) ? (to ?? null) : null,
    note: isPublic && note ? note : null,
  }));
}

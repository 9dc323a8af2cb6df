import type { Locale } from '../locale.ts';

/** What people send; the names are those of the API's resources and of the admin host's inboxes. */
export const submissionKinds = ['contacts', 'feedback', 'reports', 'orders', 'applications'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

export function isSubmissionKind(value: unknown): value is SubmissionKind {
  return submissionKinds.includes(value as SubmissionKind);
}

/** One of them, as mails and the status page name it. */
export const kindLabels: Record<SubmissionKind, Record<Locale, string>> = {
  contacts: { en: 'Message', ar: 'رسالة' },
  feedback: { en: 'Feedback', ar: 'رأي' },
  reports: { en: 'Report', ar: 'بلاغ' },
  orders: { en: 'Order', ar: 'طلب' },
  applications: { en: 'Job application', ar: 'طلب توظيف' },
};

/** Letters and digits that nobody confuses, read aloud or written by hand: no 0 O 1 I L, no U V pair. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUWXYZ';
export const referenceLength = 8;

/** A reference as it was made, from however it was typed; `null` for what cannot be one. */
export function readReference(typed: string): string | null {
  const reference = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return reference.length === referenceLength && [...reference].every((letter) => referenceAlphabet.includes(letter))
    ? reference
    : null;
}

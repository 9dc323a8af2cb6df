import type { BilingualText } from '../bilingual.ts';
import arabic from '../catalogue/ar/kinds.json' with { type: 'json' };
import english from '../catalogue/en/kinds.json' with { type: 'json' };
import { liveBilingual } from '../words.ts';

/** What people send, with our forms and, as responses, with those of the owner; the names are those of the API's resources and of the admin host's inboxes. */
export const submissionKinds = ['contacts', 'feedback', 'reports', 'orders', 'applications', 'responses'] as const;
/** Those of our own forms. */
export const formKinds = ['contacts', 'feedback', 'reports', 'orders', 'applications'] as const;
export type FormKind = (typeof formKinds)[number];
export type SubmissionKind = (typeof submissionKinds)[number];

export function isSubmissionKind(value: unknown): value is SubmissionKind {
  return submissionKinds.includes(value as SubmissionKind);
}

/** One of them, as mails and the status page name it. */
export const kindLabels: Record<SubmissionKind, BilingualText> = /* @__PURE__ */ liveBilingual(
  'contract/kinds',
  english,
  arabic,
);

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

/** What people send, with our forms and, as responses, with those of the owner; the names are those of the API's resources and of the admin host's inboxes. */
export const submissionKinds = ['contacts', 'feedback', 'reports', 'orders', 'applications', 'responses'] as const;
/** Those of our own forms. */
export const formKinds = ['contacts', 'feedback', 'reports', 'orders', 'applications'] as const;
export type FormKind = (typeof formKinds)[number];
export type SubmissionKind = (typeof submissionKinds)[number];

export function isSubmissionKind(value: unknown): value is SubmissionKind {
  return submissionKinds.includes(value as SubmissionKind);
}

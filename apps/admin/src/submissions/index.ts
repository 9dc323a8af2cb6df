/** What visitors send: intake, inboxes, status. Other parts import from here alone. */

export { applications } from './collections/kinds.ts';
export { contacts } from './collections/kinds.ts';
export { events } from './collections/events.ts';
export { feedback } from './collections/kinds.ts';
export { orders } from './collections/kinds.ts';
export { reports } from './collections/kinds.ts';
export { lockSubmission } from './inbox/inbox-action.ts';
export { staffFiles } from './inbox/staff-files.ts';
export { Defence } from './intake/defence.ts';
export type { SubmissionLimits } from './intake/defence.ts';
export { newReference } from './intake/store-submission.ts';
export { statusKey } from './record/submission-facts.ts';
export { atCompany } from './mails/sender-mails.ts';
export { statusRoutes } from './routes/status.ts';
export { submissionRoutes } from './routes/submissions.ts';

/** What visitors send: intake, inboxes, status. Other parts import from here alone. */

export { applications } from './collections/kinds.ts';
export { contacts } from './collections/kinds.ts';
export { events } from './collections/events.ts';
export { feedback } from './collections/kinds.ts';
export { orders } from './collections/kinds.ts';
export { reports } from './collections/kinds.ts';
export { responses } from './collections/kinds.ts';
export { forms } from './forms/collection.ts';
export { formRoutes } from './forms/form-routes.ts';
export { formVersions } from './forms/form-versions.ts';
export { answerText, readAsked } from './record/asked.ts';
export { lockSubmission } from './inbox/inbox-action.ts';
export { staffFiles } from './inbox/staff-files.ts';
export { titleIn, type Titled } from './intake/find-content.ts';
export { Defence } from './intake/defence.ts';
export type { SubmissionLimits } from './intake/defence.ts';
export { newReference } from './intake/store-submission.ts';
export { statusKey } from './record/submission-facts.ts';
export { atCompany } from './mails/sender-mails.ts';
export { statusRoutes } from './routes/status.ts';
export { submissionRoutes } from './routes/submissions.ts';

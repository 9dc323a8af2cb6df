/** What visitors send: intake, inboxes, status. Other parts import from here alone. */

export { applications } from './collections/applications.ts';
export { contacts } from './collections/contacts.ts';
export { events } from './collections/events.ts';
export { feedback } from './collections/feedback.ts';
export { orders } from './collections/orders.ts';
export { reports } from './collections/reports.ts';
export { lockSubmission } from './inbox/lock-submission.ts';
export { staffFiles } from './inbox/staff-files.ts';
export { Defence } from './intake/defence.ts';
export type { SubmissionLimits } from './intake/limits.ts';
export { newReference } from './intake/new-reference.ts';
export { statusKey } from './record/status-key.ts';
export { atCompany } from './mails/answer.ts';
export { statusRoutes } from './routes/status.ts';
export { submissionRoutes } from './routes/submissions.ts';

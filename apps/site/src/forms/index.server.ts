export { answerForm } from './posting/answer-form.server.ts';
export { answerPosted, type PostedOutcome } from './posting/answer-posted.server.ts';
export { readForm } from './posting/read-form.server.ts';
export { statusForms } from './status/status-forms.server.ts';

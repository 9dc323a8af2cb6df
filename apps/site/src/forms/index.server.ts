export { answerForm, formStatus } from './posting/answer-form.server.ts';
export { readForm } from './posting/read-form.server.ts';
export { statusForms } from './status/status-forms.server.ts';

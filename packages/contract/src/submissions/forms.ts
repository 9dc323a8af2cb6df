import type { ScreeningQuestion } from '../content/careers.ts';
import { type PartName, parts } from '../parts.ts';
import { answerField } from './answer-field.ts';
import { field, type Field, type Fields, type FormValues } from './form.ts';
import type { Rule } from './rules.ts';
import type { SubmissionKind } from './kinds.ts';

const required: Rule = { rule: 'required' };
const maxLength = (max: number): Rule => ({ rule: 'max_length', max });
const oneOf = (choices: readonly string[]): Rule => ({ rule: 'choice', choices });

/** Of any day: what is no date says so before what is no day. */
export const dateRules: readonly Rule[] = [{ rule: 'date_written' }, { rule: 'day' }];

/** Characters; a message of this length is some 30 pages. */
export const maxTextLength = 20_000;
/** HTML of a brief, tags included. */
export const maxRichLength = 100_000;
export const maxLinks = 5;

export const feedbackAreas = ['website', 'service', 'product', 'support', 'hiring', 'other'] as const;
type FeedbackArea = (typeof feedbackAreas)[number];
/** A topic of a part that is off is not offered; what was sent before keeps its own. */
const areaOfPart: Partial<Record<PartName, FeedbackArea>> = {
  services: 'service',
  products: 'product',
  careers: 'hiring',
};

export function partOfFeedbackArea(area: FeedbackArea): PartName | null {
  return parts.find((part) => areaOfPart[part] === area) ?? null;
}

export const severities = ['low', 'medium', 'high', 'blocking'] as const;
/** Egyptian pounds; `open` = not decided yet. */
export const budgets = ['open', 'under-250k', '250k-750k', '750k-2m', 'over-2m'] as const;

const name = () => field('line', required, maxLength(80));
const phone = (...rules: Rule[]) => ({
  phone_country: field('country', maxLength(2)),
  phone: field('digits', ...rules, maxLength(40), { rule: 'phone', target: 'phone_country' }),
});
const email = (...rules: Rule[]) => field('line', ...rules, { rule: 'email' });

export const contactForm = {
  first_name: name(),
  last_name: name(),
  email: email(required),
  ...phone(),
  subject: field('line', required, maxLength(160)),
  help_details: field('text', required, maxLength(maxTextLength)),
} satisfies Fields;

export const feedbackForm = {
  rating: field('number', required, { rule: 'between', min: 1, max: 5 }),
  area: field('line', required, oneOf(feedbackAreas)),
  help_details: field('text', required, maxLength(maxTextLength)),
  wants_answer: field('flag'),
  first_name: field('line', maxLength(80)),
  last_name: field('line', maxLength(80)),
  email: email({ rule: 'required_with', target: 'wants_answer' }),
  ...phone(),
} satisfies Fields;

export const reportForm = {
  help_details: field('rich', required, maxLength(maxRichLength)),
  help_details_files: field('files', { rule: 'files', max: 5 }),
  screenshots: field('files', { rule: 'files', max: 5 }),
  severity: field('line', required, oneOf(severities)),
  page: field('line', maxLength(500)),
  error_id: field('line', maxLength(80)),
  first_name: field('line', maxLength(80)),
  email: email(),
  // Told by the page's script, and by nothing that the reader fills in.
  browser: field('line', maxLength(400)),
  window_size: field('line', maxLength(80)),
  languages: field('line', maxLength(200)),
  local_time: field('line', maxLength(120)),
  error_text: field('text', maxLength(1_000)),
} satisfies Fields;

export const orderForm = {
  /** `services:<key>` or `products:<key>`; whether it exists is for the API to say. */
  offer: field('line', required, maxLength(200)),
  brief: field('rich', required, maxLength(maxRichLength)),
  brief_files: field('files', { rule: 'files', max: 5 }),
  budget: field('line', required, oneOf(budgets)),
  deadline: field('date', ...dateRules, { rule: 'date' }),
  files: field('files', { rule: 'files', max: 5 }),
  first_name: name(),
  last_name: name(),
  company: field('line', maxLength(160)),
  email: email(required),
  ...phone(required),
} satisfies Fields;

/** What one of the owner's forms may ask for besides fields of the owner's own: who answers, as far as it wants to know. */
export const responseForm = {
  first_name: field('line', maxLength(80)),
  last_name: field('line', maxLength(80)),
  company: field('line', maxLength(160)),
  email: email(),
  ...phone(),
} satisfies Fields;

const applicationFields = {
  first_name: name(),
  last_name: name(),
  email: email(required),
  ...phone(required),
  cv: field('files', required, { rule: 'files', max: 1 }),
  cover_letter: field('text', maxLength(maxTextLength)),
  links: field('list', { rule: 'links', max: maxLinks }),
} satisfies Fields;
const applicationConsents = {
  consent_processing: field('flag', required),
  /** Twelve months instead of three. */
  consent_retention: field('flag'),
} satisfies Fields;
export type ApplicationValues = FormValues<typeof applicationFields & typeof applicationConsents>;

/** The form of one job: its screening questions stand between the letter and the consents. */
export function applicationForm(questions: readonly ScreeningQuestion[]) {
  const answers = Object.fromEntries(questions.map((question) => [answerField(question), answer(question)]));
  return {
    ...applicationFields,
    ...(answers as Record<`answer_${string}`, Field<'line' | 'text'>>),
    ...applicationConsents,
  };
}

/** Yes and no are sent as `yes` and `no`. */
function answer({ kind, choices, required: mandatory, label, labels }: ScreeningQuestion): Field<'line' | 'text'> {
  const rules = mandatory ? [required] : [];
  const named = labels ? { label, labels } : { label };
  if (kind === 'text') return { ...field('text', ...rules, maxLength(4_000)), ...named };
  return { ...field('line', ...rules, oneOf(kind === 'boolean' ? ['yes', 'no'] : choices)), ...named };
}

/** The forms whose fields are the same for everybody; an application's depend on the job, those of others on their plan. */
export const forms = {
  contacts: contactForm,
  feedback: feedbackForm,
  reports: reportForm,
  orders: orderForm,
  responses: responseForm,
} satisfies Partial<Record<SubmissionKind, Fields>>;

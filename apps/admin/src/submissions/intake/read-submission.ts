import { excerpt } from '@nasaq/translation';
import {
  yesAndNo,
  answerField,
  applicationForm,
  cleanLine,
  failuresOf,
  formSchema,
  isAnswerField,
  isOwnField,
  forms,
  orderForm,
  plannedForm,
  type PlannedField,
  type Fields,
  type Locale,
  type SubmissionKind,
} from '@nasaq/contract';
import type { Payload } from 'payload';
import { isOwnChoice } from '../forms/check-fields.ts';
import { sentForm } from '../forms/sent-form.ts';
import { askedOf } from '../record/asked.ts';
import { checkFiles } from './check-files.ts';
import { type AppliedCareer, findCareer, findOffer } from './find-content.ts';
import { phonePlans, toE164 } from '../../platform/http/phone.ts';
import { refuseValues } from '../../platform/http/body.ts';
import { richText, richValue } from '../record/rich-value.ts';

/** What somebody sent, checked and clean. */
export interface ReadSubmission {
  kind: SubmissionKind;
  locale: Locale;
  /** What it is about, for lists and mails. */
  title: string;
  /** Columns of the collection. */
  row: Record<string, unknown>;
  /** Tokens of uploaded files by field. */
  files: Record<string, string[]>;
}

interface Sent {
  values: Record<string, unknown>;
  career?: string | undefined;
  /** Address of one of the owner's forms. */
  form?: string | undefined;
  /** Of the form that its sender saw. */
  version?: string | undefined;
}

/** @throws {ApiError} `invalid` with every failing field, for a closed job with that alone */
export async function readSubmission(
  kind: SubmissionKind,
  sent: Sent,
  locale: Locale,
  payload: Payload,
): Promise<ReadSubmission> {
  const { form: base, title, career } = await openForm(kind, sent, locale, payload);
  const { own, plan } = await sentForm(kind, sent, locale, payload);
  const form = plannedForm(base, plan, kind, locale);
  const values = check(form, career ? namedNow(sent.values, career) : sent.values, locale);
  if (kind === 'responses') refuseNothing(form, values, locale);
  const files = filesOf(form, values);
  if (plan) await checkFiles(plan.fields, files, { form, locale, payload });
  const row = columns(form, values, plan?.fields);
  if (plan) row.asked = askedOf(plan, values);
  if (own) Object.assign(row, { form: own.id });
  if (career) Object.assign(row, { career: career.id, answers: answersOf(career, values, locale) });
  return { kind, locale, title: (own ? own[`title_${locale}`] : title) ?? titleOf(kind, values), row, files };
}

interface OpenForm {
  form: Fields;
  /** The name of the job or offer; for the other kinds it is in the values. */
  title?: string;
  career?: AppliedCareer;
}

async function openForm(
  kind: SubmissionKind,
  { values, career: slug = '' }: Sent,
  locale: Locale,
  payload: Payload,
): Promise<OpenForm> {
  if (kind === 'applications') {
    const career = await findCareer(slug, locale, payload);
    return { form: applicationForm(career.questions), title: career.title, career };
  }
  if (kind !== 'orders') return { form: forms[kind] };
  const offer = cleanLine(values.offer);
  const title = await findOffer(offer, locale, payload);
  // Nothing but what is published may be chosen.
  const exists = { rule: 'choice', choices: title === null ? [] : [offer] } as const;
  const form = { ...orderForm, offer: { ...orderForm.offer, rules: [...orderForm.offer.rules, exists] } };
  return title === null ? { form } : { form, title };
}

function check(form: Fields, raw: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  const rich = Object.keys(form).filter((name) => form[name]!.type === 'rich');
  const input = { ...raw, ...Object.fromEntries(rich.map((name) => [name, richValue(raw[name])])) };
  const schema = formSchema(form, phonePlans);
  const failures = failuresOf(schema, input);
  if (failures.length > 0) throw refuseValues(failures, form, locale);
  return schema.parse(input);
}

function namedNow(values: Record<string, unknown>, { formerNames }: AppliedCareer): Record<string, unknown> {
  const named = Object.entries(values).map(([name, value]) => [formerNames[name] ?? name, value]);
  return Object.fromEntries(named) as Record<string, unknown>;
}

/** A form of the owner's may ask for nothing that must be given; then something must be. */
function refuseNothing(form: Fields, values: Record<string, unknown>, locale: Locale): void {
  const names = Object.keys(form).filter((name) => !name.endsWith('_country'));
  const says = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0);
  if (names.length === 0 || names.some((name) => says(values[name]))) return;
  throw refuseValues([{ field: names[0]!, rule: 'nothing' }], form, locale);
}

function columns(
  form: Fields,
  values: Record<string, unknown>,
  planned: readonly PlannedField[] = [],
): Record<string, unknown> {
  const names = Object.keys(form).filter(
    (name) => form[name]!.type !== 'files' && !isAnswerField(name) && !isOwnField(name),
  );
  const row = Object.fromEntries(names.map((name) => [name, values[name]]));
  // Where none of ours was chosen, the column has no word for it: it stands among the answers.
  for (const { name, choices } of planned)
    if (choices && name in row && isOwnChoice(String(row[name]))) row[name] = null;
  if ('phone' in row) row.phone = toE164(String(row.phone), String(row.phone_country));
  // Noon, as Payload stores a day: every time zone then shows the same one.
  if ('deadline' in row) row.deadline = row.deadline === '' ? null : `${String(row.deadline)}T12:00:00.000Z`;
  return row;
}

function filesOf(form: Fields, values: Record<string, unknown>): Record<string, string[]> {
  const names = Object.keys(form).filter((name) => form[name]!.type === 'files');
  return Object.fromEntries(names.map((name) => [name, values[name] as string[]]));
}

/** The questions as they were asked, each with its answer; those left open are absent. */
function answersOf({ questions }: AppliedCareer, values: Record<string, unknown>, locale: Locale) {
  return questions.flatMap((question) => {
    const given = String(values[answerField(question)] ?? '');
    const answer =
      question.kind === 'boolean'
        ? ((yesAndNo as Record<string, Record<string, string>>)[given]?.[locale] ?? given)
        : given;
    return given === '' ? [] : [{ question: question.label, answer }];
  });
}

const longestTitle = 120;

/** The subject, or the first line of what was written. */
function titleOf(kind: SubmissionKind, values: Record<string, unknown>): string {
  // An owner may ask for no subject.
  if (kind === 'contacts' && values.subject) return String(values.subject);
  const details = String(values.help_details ?? '');
  const [first = ''] = (kind === 'reports' ? richText(details) : details).split('\n');
  return excerpt(cleanLine(first), longestTitle - 1);
}

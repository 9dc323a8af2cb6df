import { cleanList, type Field, type Fields, isAnswerField, isOwnField } from '@nasaq/contract';
import type { Called } from './called-choices.ts';
import { emptyValue, filesOf, type FormValue, type FormValues } from './form-values.ts';

/** What a field was asked and answered with, in words: enough to tell of it when the form has it no more. */
export interface Told {
  label: string;
  shown: string;
  /** Of a field that lets choose what its owner has named. */
  called?: Called;
  /** Of a choice that each language words for itself: its place among the choices, which is the same in both. */
  place?: number;
}

/** Something that was written into a field which the form has no more, or not of that kind. */
export interface Leftover extends Told {
  name: string;
}

/** What a draft knows of values from when they were written. */
export interface Known {
  told?: Readonly<Record<string, Told>> | undefined;
  leftovers?: readonly Leftover[] | undefined;
}

/** What there is to tell of the values of a form, by field. */
export function tell(form: Fields, values: FormValues, called: Readonly<Record<string, Called>>): Record<string, Told> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      const told = toldOf(name, field, values[name], called[name]);
      return told ? [[name, told]] : [];
    }),
  );
}

/** Of a field that its owner may change: what there is to tell of its value; `null` of an empty one, and of ours. */
function toldOf(name: string, field: Field, value: FormValue | undefined, called: Called = {}): Told | null {
  const mayChange = isOwnField(name) || field.offered || field.label !== undefined;
  if (!mayChange || isEmpty(field, value)) return null;
  const shown = shownOf(field, value!);
  if (shown === '') return null;
  const place = isAnswerField(name) ? choicesOf(field).indexOf(String(value)) : -1;
  return {
    label: field.label ?? name,
    shown,
    ...(Object.keys(called).length > 0 ? { called } : {}),
    ...(place >= 0 ? { place } : {}),
  };
}

/** What a field lets choose from, as its rules say it. */
export function choicesOf({ rules }: Field): readonly string[] {
  const rule = rules.find((each) => each.rule === 'choice');
  return rule?.rule === 'choice' ? rule.choices : [];
}

/** The answer to a question of a job in the words of this form; `undefined` where it does not offer it. */
function answerIn(field: Field, value: FormValue, told: Told | undefined): FormValue | undefined {
  const choices = choicesOf(field);
  if (choices.length === 0 || value === '' || choices.includes(String(value))) return value;
  return choices[told?.place ?? -1];
}

/** Whether a value may stand in a field: what a control could not show would be lost without a word. */
export function fits(field: Field, value: FormValue): boolean {
  if (field.type === 'flag') return typeof value === 'boolean' || value === '';
  if (field.type === 'files')
    return value === '' || (Array.isArray(value) && value.every((item) => typeof item === 'object'));
  if (typeof value === 'boolean' || filesOf(value).length > 0) return value === false;
  const offered = field.offered?.map((choice) => choice.value);
  if (offered)
    return (field.type === 'list' ? cleanList(value) : [value]).every(
      (each) => each === '' || offered.includes(String(each)),
    );
  return typeof value === 'string' || field.type === 'list';
}

/** Values by whether they have a place in a form. */
export interface Sorted {
  values: Record<string, FormValue>;
  leftovers: Leftover[];
}

/**
 * Values of an earlier form, or of the form in the other language, in this one: what has its place, and what is left over.
 * What answered a question of a job stays among the values all the same: it has its place in the other language still.
 * @param told what is known of them from when they were written
 */
export function sortValues(form: Fields, given: FormValues, told: Readonly<Record<string, Told>>): Sorted {
  const values: Record<string, FormValue> = {};
  const leftovers: Leftover[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = form[name];
    const answer = field && isAnswerField(name) ? answerIn(field, value, told[name]) : value;
    if (!field && isAnswerField(name)) values[name] = value;
    if (field && answer !== undefined && fits(field, answer)) values[name] = answer;
    else if (told[name]) leftovers.push({ name, label: told[name].label, shown: told[name].shown });
    else if (field) leftovers.push(...unknown(name, field.label ?? name, value));
    else if (isOwnField(name)) leftovers.push(...unknown(name, '', value));
    else values[name] = value;
  }
  return { values, leftovers };
}

export const noLeftovers: readonly Leftover[] = [];

/** Each field once, as it was told of last; without the answers that have their place again. */
export function joinedLeftovers(
  form: Fields,
  before: readonly Leftover[],
  { leftovers: news, values }: Sorted,
): readonly Leftover[] {
  const isBack = (name: string) => isAnswerField(name) && form[name] !== undefined && (values[name] ?? '') !== '';
  const still = before.filter(({ name }) => !isBack(name));
  if (news.length === 0 && still.length === before.length) return before.length === 0 ? noLeftovers : before;
  return [...new Map([...still, ...news].map((each) => [each.name, each])).values()];
}

function unknown(name: string, label: string, value: FormValue): Leftover[] {
  const shown = textOf(value);
  return shown === '' ? [] : [{ name, label, shown }];
}

function isEmpty(field: Field, value: FormValue | undefined): boolean {
  return (
    value === undefined || value === '' || value === emptyValue(field) || (Array.isArray(value) && value.length === 0)
  );
}

function shownOf({ offered = [], type }: Field, value: FormValue): string {
  const chosen = type === 'list' ? cleanList(value) : [value];
  const labels = offered
    .filter((choice) => chosen.includes(choice.value))
    .map((choice) => choice.label ?? choice.value);
  return labels.length > 0 ? labels.join(', ') : textOf(value);
}

function textOf(value: FormValue): string {
  const files = filesOf(value).map(({ filename }) => filename);
  if (files.length > 0) return files.join(', ');
  if (value === true) return '✓';
  return Array.isArray(value) ? value.join(', ') : String(value || '');
}

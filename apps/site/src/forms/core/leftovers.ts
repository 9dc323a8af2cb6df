import { cleanList, type Field, type Fields, isOwnField } from '@nasaq/contract';
import type { Called } from './called-choices.ts';
import { emptyValue, filesOf, type FormValue, type FormValues } from './form-values.ts';

/** What a field was asked and answered with, in words: enough to tell of it when the form has it no more. */
export interface Told {
  label: string;
  shown: string;
  /** Of a field that lets choose what its owner has named. */
  called?: Called;
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
  const told = { label: field.label ?? name, shown };
  if (shown === '') return null;
  return Object.keys(called).length > 0 ? { ...told, called } : told;
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

interface Sorted {
  values: Record<string, FormValue>;
  leftovers: Leftover[];
}

/**
 * Values of an earlier form in this one: what has its place, and what is left over. Questions of a job are not looked at:
 * they are others in each language, and follow by their place.
 * @param told what is known of them from when they were written
 */
export function sortValues(form: Fields, given: FormValues, told: Readonly<Record<string, Told>>): Sorted {
  const values: Record<string, FormValue> = {};
  const leftovers: Leftover[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = form[name];
    if (field && fits(field, value)) values[name] = value;
    else if (told[name]) leftovers.push({ name, label: told[name].label, shown: told[name].shown });
    else if (field) leftovers.push(...unknown(name, field.label ?? name, value));
    else if (isOwnField(name)) leftovers.push(...unknown(name, '', value));
    else values[name] = value;
  }
  return { values, leftovers };
}

export const noLeftovers: readonly Leftover[] = [];

/** Each field once, as it was told of last. */
export function joinedLeftovers(before: readonly Leftover[], news: readonly Leftover[]): readonly Leftover[] {
  if (news.length === 0) return before.length === 0 ? noLeftovers : before;
  return [...new Map([...before, ...news].map((each) => [each.name, each])).values()];
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

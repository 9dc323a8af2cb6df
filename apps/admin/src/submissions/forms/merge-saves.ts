import type { BilingualText } from '@nasaq/contract';
import { ValidationError, type CollectionBeforeValidateHook, type Field, type FieldHook } from 'payload';
import type { Form } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { formTexts } from '../catalogue/index.ts';

/** What two administrators may each change of a form: its own values, and nothing that follows from them. */
const merged = [
  ...['title', 'lead', 'submit', 'sent', 'recipients', 'mail_subject', 'mail_text'].flatMap((name) => [
    `${name}_en`,
    `${name}_ar`,
  ]),
  'slug',
  'opens_at',
  'closes_at',
  'fields',
  'days',
] as (keyof Form)[];

/** What each is called where it is refused. */
const labels: Partial<Record<keyof Form, BilingualText>> = {
  ...Object.fromEntries(
    Object.entries(formTexts.pairs).map(([name, label]) => [name.replace(/^(subject|text)_/, 'mail_$1_'), label]),
  ),
  slug: formTexts.slug,
  opens_at: formTexts.opensAt,
  closes_at: formTexts.closesAt,
  fields: formTexts.fields,
  days: formTexts.days,
};

type Values = Partial<Record<keyof Form, unknown>>;

/** What the CMS's form was opened with: it goes there and comes back with the save, and is stored nowhere. */
export function openedField(): Field {
  return {
    name: 'opened',
    type: 'text',
    virtual: true,
    label: formTexts.opened,
    hooks: { afterRead: [tellOpened] },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  };
}

const tellOpened: FieldHook<Form> = ({ data, originalDoc }) => JSON.stringify(valuesOf(data ?? originalDoc ?? {}));

function valuesOf(form: Values): Values {
  return Object.fromEntries(merged.map((name) => [name, form[name] ?? null]));
}

/**
 * Two administrators in one form: what only the other one has changed since this one opened it stays as it is now. A value
 * that both have changed differently is refused at its field, and what was typed is still there.
 * @throws {ValidationError}
 */
export const mergeSaves: CollectionBeforeValidateHook<Form> = ({ data = {}, operation, originalDoc, req }) => {
  const opened = operation === 'update' && originalDoc ? readOpened((data as { opened?: unknown }).opened) : null;
  if (!opened) return data;
  const now = valuesOf(originalDoc!);
  const sent = valuesOf({ ...originalDoc, ...data });
  const isSame = (one: unknown, other: unknown) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
  const theirs = merged.filter((name) => !isSame(now[name], opened[name]) && !isSame(now[name], sent[name]));
  const both = theirs.filter((name) => !isSame(sent[name], opened[name]));
  const language = interfaceLanguage(req.i18n);
  const message = formTexts.problems.meanwhile[language];
  if (both.length > 0)
    throw new ValidationError({
      collection: 'forms',
      errors: both.map((path) => ({ path, label: labels[path]?.[language] ?? path, message })),
      req,
    });
  return { ...data, ...Object.fromEntries(theirs.map((name) => [name, now[name]])) };
};

function readOpened(value: unknown): Values | null {
  if (typeof value !== 'string') return null;
  try {
    return JSON.parse(value) as Values;
  } catch {
    return null;
  }
}

/** The database has the keys of JSON in an order of its own, and a day by another name of the same moment. */
function ordered(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, ordered(each)]),
  );
}

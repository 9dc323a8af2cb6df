import { type BilingualText, type Locale, otherLocale, plannedFieldSchema } from '@nasaq/contract';
import type { Field } from 'payload';
import type { Form } from '../../platform/payload/payload-types.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { builderTexts, formTexts } from '../catalogue/index.ts';
import { fieldParts, nameOfRow } from './field-parts.ts';
import { isSameValue, takenAt, valueAt } from './merge-values.ts';

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

export type Values = Partial<Record<keyof Form, unknown>>;

export function mergedValues(form: Values): Values {
  return Object.fromEntries(merged.map((name) => [name, form[name] ?? null]));
}

/** The field of the CMS's form that a conflict stands in. */
export function fieldOf(path: string): string {
  return path.split('.', 1)[0]!;
}

export function fieldLabelOf(name: keyof Form, language: Locale): string {
  return labels[name]?.[language] ?? name;
}

/** What is in dispute, as «Fields › Size › Name › Arabic». */
export function conflictLabel(path: string, { mine, now }: { mine: Values; now: Values }, language: Locale): string {
  const [name, row, ...inside] = path.split('.');
  const label = fieldLabelOf(name as keyof Form, language);
  if (name !== 'fields') return label;
  if (row === undefined) return `${label} › ${formTexts.order[language]}`;
  const field = rowAt(mine, row) ?? rowAt(now, row) ?? { name: row };
  const named = nameOfRow(field)?.[language] ?? formTexts.unnamed[language];
  return [label, named, ...partsAlong(fieldParts, field, inside, language)].join(' › ');
}

function rowAt(values: Values, row: string): Record<string, unknown> | undefined {
  return valueAt(values, ['fields', row]) as Record<string, unknown> | undefined;
}

function partsAlong(parts: readonly Field[], within: unknown, path: readonly string[], language: Locale): string[] {
  const [name, ...rest] = path;
  const part = parts.find((each) => 'name' in each && each.name === name);
  if (!part || name === undefined) return [];
  const own = [(part as { label: BilingualText }).label[language]];
  const value = valueAt(within, [name]);
  const fields = (part as { fields?: Field[] }).fields ?? [];
  if (part.type !== 'array') return [...own, ...partsAlong(fields, value, rest, language)];
  const [row, ...inside] = rest;
  if (row === undefined) return own;
  const known = valueAt(value, [row]) as { label?: unknown } | undefined;
  return [
    ...own,
    nameOfRow({ label: known?.label, name: row })?.[language] ?? row,
    ...partsAlong(fields, known, inside, language),
  ];
}

/** A value that is in dispute, as one reads it; empty where there is none. @param opened what both began with */
export function conflictText(path: string, values: Values, opened: Values, language: Locale): string {
  const names = path.split('.');
  const value = valueAt(values, names);
  const before = valueAt(opened, names);
  // Of a list, a row that is not there was taken away: nobody has emptied it.
  const isRow = Array.isArray(valueAt(opened, names.slice(0, -1)));
  if (value === undefined && before !== undefined && isRow) return formTexts.removed[language];
  if (value === null || value === undefined || value === '') return '';
  if (path === 'fields') return rowsIn(value, language);
  if (names[0] === 'fields')
    return names.length === 2 ? fieldText(value, before, language) : partText(names.at(-1)!, value, language);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function partText(name: string, value: unknown, language: Locale): string {
  const { optional, required, hidden, shown } = builderTexts[language];
  if (name === 'hidden') return value ? hidden : shown;
  if (typeof value === 'boolean') return value ? required : optional;
  if (Array.isArray(value)) return rowsIn(value, language);
  const part = fieldParts.find((each) => 'name' in each && each.name === name);
  const option =
    part?.type === 'select' ? part.options.find((each) => typeof each === 'object' && each.value === value) : undefined;
  if (typeof option === 'object') return (option.label as unknown as BilingualText)[language];
  if (typeof value === 'object') return nameOfRow({ label: value })?.[language] ?? '';
  return String(value);
}

/** A whole field, with its former name where it has another: one has taken it away that the other has changed. */
function fieldText(value: unknown, before: unknown, language: Locale): string {
  const field = plannedFieldSchema.safeParse(value).data;
  if (!field) return '';
  const { label: _, name: __, ...rest } = field;
  const told = Object.entries(rest).map(([name, each]) => partText(name, each, language));
  const name = nameOfRow(field)?.[language] ?? formTexts.unnamed[language];
  return [renamedText(field, before, language) ?? name, ...told].filter(Boolean).join('\n');
}

/** In the language of the menus, else in the one in which it has another name. */
function renamedText(field: object, before: unknown, language: Locale): string | null {
  const [former, now] = [nameOfRow((before ?? {}) as object), nameOfRow(field)];
  const locale = [language, otherLocale(language)].find((one) => former?.[one] !== now?.[one]);
  if (!former || !now || !locale) return null;
  return fill(formTexts.renamed[language], { from: former[locale], to: now[locale] });
}

function rowsIn(value: unknown, language: Locale): string {
  const rows = Array.isArray(value) ? (value as { label?: unknown; name?: unknown; value?: unknown }[]) : [];
  return rows
    .map(
      (row) => nameOfRow({ label: row.label, name: row.name ?? row.value })?.[language] ?? formTexts.unnamed[language],
    )
    .join('\n');
}

/** What a form is opened with from now on, where its own value at a path is to stay: it has seen theirs. */
export function keptMine(opened: Values, now: Values, path: string): Values {
  return takenAt(opened, now, path.split('.')) as Values;
}

/** The values of a form where theirs is to stay at a path. */
export function takenTheirs(mine: Values, now: Values, path: string): Values {
  return takenAt(mine, now, path.split('.')) as Values;
}

/** The fields of the CMS's form in which two have something else. */
export function differing(one: Values, other: Values): (keyof Form)[] {
  return merged.filter((name) => !isSameValue(one[name], other[name]));
}

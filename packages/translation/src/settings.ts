import { locales, type Locale, otherLocale } from '@nasaq/contract';
import { type Doc, type FieldSpec, fieldsOfRow, isAskedFor } from './field.ts';
import { isSame } from './same.ts';
import type { Values } from './states.ts';
import { type Docs, pairRows } from './units.ts';
import { isEmpty } from './words.ts';

/** A setting that the two languages have differently. */
export interface SplitSetting {
  /** With the pairs of its rows. */
  path: string;
  values: Values;
}

/** Settings that were meant for both languages and differ, as after an import or a save of one language. */
export function splitSettings(fields: readonly FieldSpec[], docs: Docs, prefix = ''): SplitSetting[] {
  return fields.flatMap((field): SplitSetting[] => {
    const values: Values = { en: docs.en[field.name], ar: docs.ar[field.name] };
    const path = `${prefix}${field.name}`;
    if (field.kind === 'group') return splitSettings(field.fields ?? [], docsOf(values), `${path}.`);
    if (field.kind === 'rows')
      return pairRows(values).flatMap(({ pair, rows: { ar, en } }) =>
        en && ar ? splitSettings(fieldsOfRow(field, en), { en, ar }, `${path}.${pair}.`) : [],
      );
    const isAsked = locales.every((locale) => isAskedFor(field, docs[locale]));
    return isAsked && isSplit(field, values) ? [{ path, values }] : [];
  });
}

/** Whether a setting stands in the two languages differently; what is not set is what it begins with. */
export function isSplit({ defaultValue, setting }: FieldSpec, values: Values): boolean {
  const [en, ar] = locales.map((locale) => (isEmpty(values[locale]) ? defaultValue : values[locale]));
  return Boolean(setting) && !isSame(en, ar);
}

/** The field at a path, with the pairs of its rows, of either language. */
export function fieldAt(fields: readonly FieldSpec[], docs: Docs, path: string): FieldSpec | undefined {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field || rest.length === 0) return field;
  const values: Values = { en: docs.en[field.name], ar: docs.ar[field.name] };
  if (field.kind === 'group') return fieldAt(field.fields ?? [], docsOf(values), rest.join('.'));
  if (field.kind !== 'rows') return undefined;
  const row = pairRows(values).find(({ pair }) => pair === rest[0])?.rows;
  if (!row || rest.length === 1) return undefined;
  return fieldAt(fieldsOfRow(field, row.en ?? row.ar), { en: row.en ?? {}, ar: row.ar ?? {} }, rest.slice(1).join('.'));
}

/** The language whose value of a setting is shown: the source's, where that has its row. */
export function shownLocale(source: Locale, present: Record<Locale, boolean>): Locale {
  return present[source] ? source : otherLocale(source);
}

function docsOf({ ar, en }: Values): Docs {
  return { en: docOf(en), ar: docOf(ar) };
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

import { locales, type Locale } from '@nasaq/contract';
import type { Doc, Docs, FieldSpec } from '@nasaq/translation';

/** Both languages of a document that has every language in each of its localized fields, as the database gives it. */
export function docsOf(fields: readonly FieldSpec[], stored: Doc): Docs {
  const [en, ar] = locales.map((locale) => docIn(fields, stored, locale));
  return { en: en!, ar: ar! };
}

/** One language of it, as forms have it; what is not there is `null`, which JSON can say. */
export function docIn(fields: readonly FieldSpec[], stored: Doc, locale: Locale): Doc {
  return Object.fromEntries(fields.map((field) => [field.name, valueIn(field, stored[field.name], locale) ?? null]));
}

function valueIn({ fields = [], kind, localized }: FieldSpec, stored: unknown, locale: Locale): unknown {
  // Inside of what is localized as a whole there are no languages any more.
  if (localized) return recordOf(stored)[locale];
  if (kind === 'group') return docIn(fields, recordOf(stored), locale);
  if (kind === 'rows' && Array.isArray(stored))
    return (stored as Doc[]).map((row) => ({ ...row, ...docIn(fields, row, locale) }));
  return stored;
}

function recordOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

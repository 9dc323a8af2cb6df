import { type Doc, type FieldSpec, fieldsInside, hasWords, unitsOf, wordsOf } from '@nasaq/translation';
import { fieldsAlong } from '../state/field-at.ts';

/**
 * All words below a path of a document in one language, a text to a line; of rows, those of all of them.
 * @returns null of what has no words, as a figure
 */
export function wordsIn(fields: readonly FieldSpec[], doc: Doc, path: string): string | null {
  const field = fieldsAlong(fields, path)?.at(-1);
  if (!field || !mayHaveWords(field)) return null;
  const units = unitsOf(fields, { en: doc, ar: {} }).filter(
    (unit) => unit.path === path || unit.path.startsWith(`${path}.`),
  );
  return units
    .map(({ values }) => wordsOf(values.en))
    .filter(Boolean)
    .join('\n');
}

function mayHaveWords(field: FieldSpec): boolean {
  return hasWords(field) || fieldsInside(field).some(mayHaveWords);
}

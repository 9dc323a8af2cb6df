import { locales, type Locale } from '@nasaq/contract';
import { type Docs, type FieldSpec, fieldsInside, unitsOf, valueAt } from '@nasaq/translation';

/** The fields on the way to a path as `steps.<pair>.text`, whether or not there is such a row; null where there is none. */
export function fieldsAlong(fields: readonly FieldSpec[], path: string): FieldSpec[] | null {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field || rest.length === 0) return field ? [field] : null;
  const inside = fieldsAlong(fieldsInside(field), (field.kind === 'rows' ? rest.slice(1) : rest).join('.'));
  // A row by itself is a place, too.
  if (!inside) return field.kind === 'rows' && rest.length === 1 ? [field] : null;
  return [field, ...inside];
}

/** What stands at a path, as the desk names it: «Steps 2 › Text»; `isGone` of a row that is there no more. */
export function placeAt(
  fields: readonly FieldSpec[],
  docs: Docs,
  path: string,
  language: Locale,
): { label: string; isGone: boolean } {
  const unit = unitsOf(fields, docs).find((one) => one.path === path);
  if (unit) return { label: unit.labels.map((label) => label[language]).join(' › '), isGone: false };
  const way = fieldsAlong(fields, path);
  const isGone = !way || !hasItsRows(docs, way, path);
  const first = fields.find(({ name }) => name === path.split('.', 1)[0])?.label[language] ?? '';
  return { label: isGone ? first : way.map(({ label }) => label[language]).join(' › '), isGone };
}

function hasItsRows(docs: Docs, way: readonly FieldSpec[], path: string): boolean {
  const parts = path.split('.');
  let length = 0;
  return way.every(({ kind }) => {
    length += kind === 'rows' ? 2 : 1;
    const row = parts.slice(0, length).join('.');
    return kind !== 'rows' || locales.some((locale) => valueAt(docs[locale], row) !== undefined);
  });
}

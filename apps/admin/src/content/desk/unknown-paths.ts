import { type Doc, type FieldSpec, fieldsOfRow, kindField, pairField } from '@nasaq/translation';

/** What somebody sent that the fields have no place for, as after a change of the schema. */
export function unknownPaths(fields: readonly FieldSpec[], sent: Doc, prefix = ''): string[] {
  return Object.entries(sent).flatMap(([name, value]): string[] => {
    const path = prefix + name;
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [path];
    const inside = field.fields ?? [];
    if (field.kind === 'group') return unknownPaths(inside, docOf(value), `${path}.`);
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return (value as Doc[]).flatMap((row) =>
      unknownPaths([...fieldsOfRow(field, row), ...named], row, `${path}.${String(row.id)}.`),
    );
  });
}

/** What every row has besides its fields. */
const named = ['id', pairField, kindField, 'blockName'].map((name): FieldSpec => ({
  name,
  kind: 'text',
  localized: true,
  label: { en: '', ar: '' },
}));

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

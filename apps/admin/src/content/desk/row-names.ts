import { bearsLanguage, type Doc, type Docs, type FieldSpec, pairField } from '@nasaq/translation';

/**
 * Rows of which both languages have the same go by their id instead of a pair, which nobody stores for them: by their
 * place, somebody who writes in one would find the words of another under their hands as soon as a row before it is gone.
 */
export function withRowNames(fields: readonly FieldSpec[], { ar, en }: Docs): Docs {
  return { en: named(fields, en), ar: named(fields, ar) };
}

function named(fields: readonly FieldSpec[], doc: Doc): Doc {
  return { ...doc, ...Object.fromEntries(fields.map((field) => [field.name, namedAt(field, doc[field.name])])) };
}

function namedAt(field: FieldSpec, value: unknown): unknown {
  const { fields = [], kind, localized } = field;
  if (localized || value === null || value === undefined) return value;
  if (kind === 'group') return named(fields, value as Doc);
  if (kind !== 'rows') return value;
  return (value as Doc[]).map((row) => ({
    ...named(fields, row),
    ...(!bearsLanguage(field) && { [pairField]: String(row.id) }),
  }));
}

import { type Base, baseOf, type Doc, partOf } from './merge.ts';
import { hasRows, type ShapeField, shapeOfRow } from './shape.ts';

/**
 * A document as it is stored, but with the values that somebody sent at these paths: a row, or a text in one, by its id.
 * Of rows that are gone nothing comes back.
 */
export function withOwn(shape: ShapeField[], stored: Doc, sent: Doc, paths: readonly string[], prefix = ''): Doc {
  const own: Doc = { ...stored };
  for (const field of shape) {
    const { group, name } = field;
    const path = prefix + name;
    const inside = paths.filter((at) => at === path || at.startsWith(`${path}.`));
    if (inside.length === 0 || sent[name] === undefined) continue;
    if (inside.includes(path)) own[name] = sent[name];
    else if (group) own[name] = withOwn(group, docOf(stored[name]), docOf(sent[name]), inside, `${path}.`);
    else if (hasRows(field))
      own[name] = rowsOf(stored[name]).map((row) => {
        const sentRow = rowsOf(sent[name]).find(({ id }) => id === row.id);
        return sentRow ? withOwn(shapeOfRow(field, row), row, sentRow, inside, `${path}.${String(row.id)}.`) : row;
      });
  }
  return own;
}

/** The base of such a document: at these paths it still stands on what they were loaded from. */
export function baseOfOwn(shape: ShapeField[], own: Doc, base: Base, paths: readonly string[]): Base {
  const next = baseOf(shape, own);
  for (const path of paths) {
    for (const at of Object.keys(partOf(next, path))) delete next[at];
    Object.assign(next, partOf(base, path));
  }
  return next;
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}

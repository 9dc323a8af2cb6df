import { baseOf, partOf, type Base, type Doc, type Merge } from './merge.ts';
import type { ShapeField } from './shape.ts';

/**
 * What a form shows after its save: what was stored, but what it sent where somebody else's value was kept. A text never
 * changes under the hands of who is typing; that others have changed something is said beside it.
 */
export function formView(shape: ShapeField[], stored: Doc, sent: Doc, merge: Merge): Doc {
  return viewOf(shape, stored, sent, '', [...merge.conflicts, ...merge.others]);
}

/**
 * The base of the next save: what the form shows has been stored, except where others' values were kept. There the form
 * still stands on what it was loaded from.
 */
export function nextBase(shape: ShapeField[], view: Doc, base: Base, merge: Merge): Base {
  const next = baseOf(shape, view);
  for (const path of merge.others) if (path in base && !isRows(shape, path)) next[path] = base[path]!;
  for (const path of merge.conflicts) {
    // Nothing of it was stored: not the rows either that the form has added.
    for (const at of Object.keys(partOf(next, path))) delete next[at];
    Object.assign(next, partOf(base, path));
  }
  return next;
}

function viewOf(shape: ShapeField[], stored: Doc, sent: Doc, prefix: string, noted: string[]): Doc {
  const view: Doc = { ...stored };
  for (const { name, group } of shape) {
    const path = prefix + name;
    if (sent[name] === undefined || !noted.some((at) => at === path || at.startsWith(`${path}.`))) continue;
    view[name] = group
      ? viewOf(group, (stored[name] ?? {}) as Doc, (sent[name] ?? {}) as Doc, `${path}.`, noted)
      : sent[name];
  }
  return view;
}

/** Whether a path names an array as a whole. Its rows' ids are always those that the form shows. */
function isRows(shape: ShapeField[], path: string): boolean {
  const [name, ...rest] = path.split('.');
  const field = shape.find((candidate) => candidate.name === name);
  if (!field) return false;
  if (field.group) return isRows(field.group, rest.join('.'));
  if (!field.rows) return false;
  return rest.length === 0 || isRows(field.rows, rest.slice(1).join('.'));
}

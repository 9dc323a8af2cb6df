import { mergeOrder } from '@nasaq/translation';
import { digest } from './digest.ts';
import { hasRows, type ShapeField, shapeOfRow } from './shape.ts';

/** A document in one language, as forms and answers have it. */
export type Doc = Record<string, unknown>;

/**
 * What a form was loaded from: a digest for each value by its path (`seo.title`, `sections.<id of the row>.text`), and
 * for each array the ids of its rows, joined by commas.
 */
export type Base = Record<string, string>;

export interface Merge {
  /** The newest document with what the form has changed; where both changed the same value, the newest one stays. */
  document: Doc;
  /** Paths that this form and somebody else have changed to different values. */
  conflicts: string[];
  /** Paths that somebody else has changed and this form has not. */
  others: string[];
}

interface Sides {
  shape: ShapeField[];
  base: Base;
  /** The whole form as it was sent; a field that is missing is left as it is. */
  mine: Doc;
  /** The newest document. */
  theirs: Doc;
  /** Whether this same form wrote the newest value of a path: it may then write it again, whatever its base says. */
  wroteLast?: (path: string) => boolean;
}

/** Merges three ways: a value of the form counts only where it differs from what the form was loaded from. */
export function mergeSave({ shape, base, mine, theirs, wroteLast = () => false }: Sides): Merge {
  const found = { base, wroteLast, conflicts: [], others: [] };
  return { document: mergeFields(shape, mine, theirs, '', found), conflicts: found.conflicts, others: found.others };
}

/** The base that a form has which shows `doc`. */
export function baseOf(shape: ShapeField[], doc: Doc, prefix = ''): Base {
  const base: Base = {};
  for (const field of shape) {
    const path = prefix + field.name;
    const value = doc[field.name];
    if (field.group) Object.assign(base, baseOf(field.group, docOf(value), `${path}.`));
    else if (hasRows(field)) {
      const rows = rowsOf(value);
      base[path] = rows.map(idOf).join();
      for (const row of rows) Object.assign(base, baseOf(shapeOfRow(field, row), row, `${path}.${idOf(row)}.`));
    } else base[path] = digest(value, field.kind);
  }
  return base;
}

/** Of a base, the part that begins at a path: all of an array with its rows. */
export function partOf(base: Base, path: string): Base {
  return Object.fromEntries(Object.entries(base).filter(([at]) => at === path || at.startsWith(`${path}.`)));
}

interface Found extends Pick<Merge, 'conflicts' | 'others'> {
  base: Base;
  wroteLast: (path: string) => boolean;
}

function mergeFields(shape: ShapeField[], mine: Doc, theirs: Doc, prefix: string, found: Found): Doc {
  const merged: Doc = { ...theirs };
  for (const field of shape) {
    const path = prefix + field.name;
    const [own, newest] = [mine[field.name], theirs[field.name]];
    if (own === undefined) {
      // Left as it is; that it is another by now is told all the same: its form does not show it.
      const now = Object.entries(baseOf([field], theirs, prefix));
      if (now.some(([at, value]) => at in found.base && value !== found.base[at] && !found.wroteLast(at)))
        found.others.push(path);
      continue;
    }
    if (field.group) merged[field.name] = mergeFields(field.group, docOf(own), docOf(newest), `${path}.`, found);
    else if (hasRows(field)) merged[field.name] = mergeRows(field, rowsOf(own), rowsOf(newest), path, found);
    else merged[field.name] = mergeValue(field, own, newest, path, found);
  }
  return merged;
}

function mergeValue(field: ShapeField, mine: unknown, theirs: unknown, path: string, found: Found): unknown {
  const [own, newest] = [digest(mine, field.kind), digest(theirs, field.kind)];
  if (own === newest) return theirs;
  const loaded = found.wroteLast(path) ? newest : found.base[path];
  if (newest === loaded) return mine;
  (own === loaded ? found.others : found.conflicts).push(path);
  return theirs;
}

/** Rows are the same by their ids, wherever they stand. */
function mergeRows(field: ShapeField, mine: Doc[], theirs: Doc[], path: string, found: Found): Doc[] {
  const own = new Map(mine.map((row, place) => [idOf(row) || `new ${place}`, row]));
  const newest = new Map(theirs.map((row) => [idOf(row), row]));
  const loaded = found.base[path]?.split(',').filter(Boolean) ?? [];
  const known = new Set(loaded);
  for (const [id, row] of newest) if (isOwn(shapeOfRow(field, row), row, `${path}.${id}.`, found)) known.add(id);
  const inside: Found = { ...found, conflicts: [], others: [] };
  const order = mergeOrder([...own.keys()], [...newest.keys()], loaded);
  let clash = order.isClash;
  let foreign = false;
  const merged = new Map<string, Doc>();
  for (const id of new Set([...own.keys(), ...newest.keys()])) {
    const [ownRow, newestRow] = [own.get(id), newest.get(id)];
    if (ownRow && newestRow)
      merged.set(id, mergeFields(shapeOfRow(field, newestRow), ownRow, newestRow, `${path}.${id}.`, inside));
    else if (known.has(id)) {
      // One has taken the row away: a text that the other has changed in it since would be lost.
      const row = (ownRow ?? newestRow)!;
      clash ||= hasChanged(shapeOfRow(field, row), row, `${path}.${id}.`, found);
      foreign ||= ownRow !== undefined;
    } else {
      merged.set(id, (ownRow ?? newestRow)!);
      foreign ||= newestRow !== undefined;
    }
  }
  if (clash) {
    found.conflicts.push(path);
    return theirs;
  }
  if (foreign || order.movedByOthers) found.others.push(path);
  found.conflicts.push(...inside.conflicts);
  found.others.push(...inside.others);
  return order.ids.map((id) => merged.get(id)).filter((row) => row !== undefined);
}

function hasChanged(shape: ShapeField[], row: Doc, prefix: string, { base, wroteLast }: Found): boolean {
  const values = Object.entries(baseOf(shape, row, prefix));
  return values.some(([path, value]) => value !== base[path] && !wroteLast(path));
}

/** Whether all that is stored of a row is the work of this form. */
function isOwn(shape: ShapeField[], row: Doc, prefix: string, { wroteLast }: Found): boolean {
  return Object.keys(baseOf(shape, row, prefix)).every(wroteLast);
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

/** A form sends the number of its rows where it has none. */
function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}

function idOf(row: Doc): string {
  return typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) : '';
}

import { mergeOrder } from '@nasaq/translation';

/** A value as JSON has it. */
type Values = Record<string, unknown>;

export interface MergedValues {
  /** Where both have changed the same, it is mine. */
  value: unknown;
  /** What both have changed differently, as `title_en`, `fields.own_size.label.en`; a list itself where they order it differently. */
  conflicts: string[];
}

/**
 * Merges three ways what two have made of the same: rows of a list by what they are called, the values of a row each for
 * itself.
 * @param opened what both began with
 */
export function mergeValues(opened: unknown, mine: unknown, theirs: unknown, path = ''): MergedValues {
  if (isSameValue(mine, theirs) || isSameValue(opened, theirs)) return { value: mine, conflicts: [] };
  if (isSameValue(opened, mine)) return { value: theirs, conflicts: [] };
  if (isRows(mine) && isRows(theirs)) return mergeRows(isRows(opened) ? opened : [], mine, theirs, path);
  if (isObject(mine) && isObject(theirs)) return mergeObjects(isObject(opened) ? opened : {}, mine, theirs, path);
  return { value: mine, conflicts: [path] };
}

function mergeObjects(opened: Values, mine: Values, theirs: Values, path: string): MergedValues {
  const merged = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => ({
    name,
    ...mergeValues(opened[name], mine[name], theirs[name], path ? `${path}.${name}` : name),
  }));
  const present = merged.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(present.map(({ name, value }) => [name, value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

function mergeRows(opened: Values[], mine: Values[], theirs: Values[], path: string): MergedValues {
  const [was, own, newest] = [opened, mine, theirs].map((rows) => new Map(rows.map((row) => [rowName(row)!, row])));
  const order = mergeOrder([...own!.keys()], [...newest!.keys()], [...was!.keys()]);
  const conflicts = order.isClash ? [path] : [];
  const rows = order.ids.flatMap((name) => {
    const merged = mergeValues(was!.get(name), own!.get(name), newest!.get(name), `${path}.${name}`);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [merged.value];
  });
  return { value: rows, conflicts };
}

/** What stands at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isRows(value))
    return valueAt(
      value.find((row) => rowName(row) === name),
      rest,
    );
  return isObject(value) ? valueAt(value[name], rest) : undefined;
}

/**
 * The same with what another one has at a path. Of a list that both have ordered only its order is taken: its rows are
 * what they were.
 */
export function takenAt(value: unknown, other: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return isRows(value) && isRows(other) ? orderedAs(value, other) : other;
  if (isRows(value) || isRows(other)) {
    const [rows, others] = [isRows(value) ? value : [], isRows(other) ? other : []];
    const at = others.findIndex((row) => rowName(row) === name);
    const place = rows.findIndex((row) => rowName(row) === name);
    const row = takenAt(rows[place], others[at], rest) as Values | undefined;
    if (row === undefined) return rows.filter((_, index) => index !== place);
    if (place >= 0) return rows.with(place, row);
    return rows.toSpliced(at, 0, row);
  }
  const [own, others] = [isObject(value) ? value : {}, isObject(other) ? other : {}];
  const { [name]: before, ...left } = own;
  const taken = takenAt(before, others[name], rest);
  return taken === undefined ? left : { ...own, [name]: taken };
}

function orderedAs(rows: readonly Values[], others: readonly Values[]): Values[] {
  const names = new Set(rows.map(rowName));
  const wanted = others.map(rowName).filter((name) => names.has(name));
  const among = new Set(wanted);
  // What only this one has stays at its place.
  return rows.map((row) => {
    if (!among.has(rowName(row))) return row;
    const next = wanted.shift();
    return rows.find((each) => rowName(each) === next)!;
  });
}

/** The database has the keys of JSON in an order of its own, and a day by another name of the same moment. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, ordered(each)]),
  );
}

/** Fields go by their names, and the choices of a field by what is sent of them. */
function rowName({ name, value }: Values): string | undefined {
  const own = name ?? value;
  return typeof own === 'string' && own !== '' ? own : undefined;
}

function isRows(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every((row) => isObject(row) && rowName(row) !== undefined);
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

import { type Doc, type FieldSpec, fieldsOfRow, pairField } from './field.ts';
import { newPair } from './structure.ts';
import { type Docs, pairOf } from './units.ts';

/**
 * What stands on a desk, its rows called as the host calls them. A row that was stored under another pair meanwhile goes
 * by the host's, and what the desk alone has of it in the other language with it. Where two rows of a list would be called
 * the same then, the one that the desk alone has gets a new pair, the same in both languages: two rows of one name could
 * not be told from each other.
 * @param host what the host has
 */
export function withDistinctPairs(fields: readonly FieldSpec[], docs: Docs, host: Docs): Docs {
  const called = new Map<string, string>();
  const fresh = new Map<string, string>();
  const both = (change: Change): Docs => ({
    en: changedIn(fields, docs.en, host.en, '', change),
    ar: changedIn(fields, docs.ar, host.ar, '', change),
  });
  both((rows, known, path) => {
    for (const [place, row] of rows.entries()) {
      const pair = pairOf(row, place);
      const stored = storedPair(row, known);
      if (stored !== undefined && stored !== pair) called.set(`${path}.${pair}`, stored);
    }
    return rows;
  });
  both((rows, known, path) => {
    const pairs = rows.map((row, place) => ({ row, at: `${path}.${pairOf(row, place)}`, pair: pairOf(row, place) }));
    const taken = new Set(
      pairs.filter(({ row }) => known.has(row.id)).map(({ pair, row }) => storedPair(row, known) ?? pair),
    );
    const own = pairs.filter(({ row }) => !known.has(row.id));
    // Whatever their order is here, it is the same row in both languages that keeps the name.
    for (const { at, pair } of [
      ...own.filter(({ at }) => called.has(at)),
      ...own.filter(({ at }) => !called.has(at)),
    ]) {
      const name = called.get(at) ?? pair;
      if (taken.has(name)) fresh.set(at, newPair());
      taken.add(name);
    }
    return rows;
  });
  if (called.size === 0 && fresh.size === 0) return docs;
  return both((rows, known, path) =>
    rows.map((row, place) => {
      const at = `${path}.${pairOf(row, place)}`;
      const pair = known.has(row.id) ? storedPair(row, known) : (fresh.get(at) ?? called.get(at));
      return pair === undefined || pair === row[pairField] ? row : { ...row, [pairField]: pair };
    }),
  );
}

/** As the host calls a row; `undefined` where it does not, and of a row that goes by its place. */
function storedPair(row: Doc, known: ReadonlyMap<unknown, string>): string | undefined {
  return row[pairField] ? known.get(row.id) || undefined : undefined;
}

/** @param known the pairs of the rows that the host has, by their ids; empty for one that has none */
type Change = (rows: Doc[], known: ReadonlyMap<unknown, string>, path: string) => Doc[];

function changedIn(fields: readonly FieldSpec[], doc: Doc, host: Doc, prefix: string, change: Change): Doc {
  const found: Doc = {};
  for (const field of fields) {
    const { fields: inside = [], kind, name } = field;
    const [path, value] = [prefix + name, doc[name]];
    const changed =
      kind === 'group' && isDoc(value)
        ? changedIn(inside, value, docOf(host[name]), `${path}.`, change)
        : kind === 'rows' && Array.isArray(value)
          ? changedRows(field, value as Doc[], rowsOf(host[name]), path, change)
          : value;
    if (changed !== value) found[name] = changed;
  }
  return Object.keys(found).length > 0 ? { ...doc, ...found } : doc;
}

function changedRows(field: FieldSpec, rows: Doc[], host: Doc[], path: string, change: Change): Doc[] {
  const within = rows.map((row, place) => {
    const stored = host.find(({ id }) => id === row.id) ?? {};
    return changedIn(fieldsOfRow(field, row), row, stored, `${path}.${pairOf(row, place)}.`, change);
  });
  const changed = change(within, new Map(host.map((row) => [row.id, String(row[pairField] ?? '')])), path);
  return changed.every((row, place) => row === rows[place]) ? rows : changed;
}

function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null;
}

function docOf(value: unknown): Doc {
  return isDoc(value) ? value : {};
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}

import { type Doc, type FieldSpec, pairField } from './field.ts';
import { newPair } from './structure.ts';
import { type Docs, pairOf } from './units.ts';

/**
 * What stands on a desk, its rows called as the host calls them. Where the host has another row of the same pair by now
 * as one that the desk alone has, that one gets a new pair, the same in both languages: two rows of one name could not be
 * told from each other. One that was stored under its former pair meanwhile goes by that again.
 * @param host what the host has
 */
export function withDistinctPairs(fields: readonly FieldSpec[], docs: Docs, host: Docs): Docs {
  const renamed = new Map<string, string>();
  const find: Change = (rows, known, path) => {
    const taken = new Set(rows.filter(({ id }) => known.has(id)).map(pairOf));
    for (const [place, row] of rows.entries()) {
      const pair = pairOf(row, place);
      const stored = known.get(row.id);
      if (stored && row[pairField] && stored !== pair) renamed.set(`${path}.${pair}`, stored);
      else if (!known.has(row.id) && taken.has(pair)) renamed.set(`${path}.${pair}`, newPair());
    }
    return rows;
  };
  changedIn(fields, docs.en, host.en, '', find);
  changedIn(fields, docs.ar, host.ar, '', find);
  if (renamed.size === 0) return docs;
  const rename: Change = (rows, known, path) =>
    rows.map((row, place) => {
      const pair = renamed.get(`${path}.${pairOf(row, place)}`);
      return pair && (known.get(row.id) ?? pair) === pair ? { ...row, [pairField]: pair } : row;
    });
  return {
    en: changedIn(fields, docs.en, host.en, '', rename),
    ar: changedIn(fields, docs.ar, host.ar, '', rename),
  };
}

/** @param known the pairs of the rows that the host has, by their ids; empty for one that has none */
type Change = (rows: Doc[], known: ReadonlyMap<unknown, string>, path: string) => Doc[];

function changedIn(fields: readonly FieldSpec[], doc: Doc, host: Doc, prefix: string, change: Change): Doc {
  const found: Doc = {};
  for (const { fields: inside = [], kind, name } of fields) {
    const [path, value] = [prefix + name, doc[name]];
    const changed =
      kind === 'group' && isDoc(value)
        ? changedIn(inside, value, docOf(host[name]), `${path}.`, change)
        : kind === 'rows' && Array.isArray(value)
          ? changedRows(inside, value as Doc[], rowsOf(host[name]), path, change)
          : value;
    if (changed !== value) found[name] = changed;
  }
  return Object.keys(found).length > 0 ? { ...doc, ...found } : doc;
}

function changedRows(fields: readonly FieldSpec[], rows: Doc[], host: Doc[], path: string, change: Change): Doc[] {
  const within = rows.map((row, place) => {
    const stored = host.find(({ id }) => id === row.id) ?? {};
    return changedIn(fields, row, stored, `${path}.${pairOf(row, place)}.`, change);
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

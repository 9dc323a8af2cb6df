import type { Doc } from './field.ts';
import { mergeOrder } from './merge-order.ts';
import { isSame } from './same.ts';

interface Sides {
  /** What was sent. */
  sent: unknown;
  /** What stands there now: somebody has gone on typing while the answer was under way. */
  now: unknown;
  /** What came back. */
  answered: unknown;
}

interface Kept {
  value: unknown;
  /**
   * The paths, as a base has them (rows by their ids), of what was typed over something new: what came back there is
   * neither what was sent nor what stands there now, and nobody has seen it. Rows are in it as a whole where one side has
   * removed or moved what the other one has changed or moved.
   */
  over: string[];
}

/**
 * What a form shows after the answer to its save: what came back, and over it what was typed since. What did not change
 * stays the same object, so that nobody who types is disturbed.
 */
export function keepTyped(sides: Sides): Kept {
  return keptAt(sides, '');
}

function keptAt({ answered, now, sent }: Sides, path: string): Kept {
  if (isSame(now, sent)) return { value: isSame(now, answered) ? now : settled(now, answered), over: [] };
  const rows = [sent, now, answered].map(rowsOf);
  if (rows.every((side) => side !== null) && rows.some((side) => side.length > 0))
    return keptRows({ sent: rows[0]!, now: rows[1]!, answered: rows[2]! }, path);
  if (isPlain(now) && isPlain(sent) && isPlain(answered)) {
    const names = [...new Set([...Object.keys(answered), ...Object.keys(now)])];
    const inside = names.map((name) =>
      keptAt({ sent: sent[name], now: now[name], answered: answered[name] }, path ? `${path}.${name}` : name),
    );
    return {
      value: Object.fromEntries(names.map((name, place) => [name, inside[place]!.value])),
      over: inside.flatMap(({ over }) => over),
    };
  }
  return { value: now, over: isSame(answered, sent) || isSame(now, answered) ? [] : [path] };
}

interface RowSides {
  sent: Doc[];
  now: Doc[];
  answered: Doc[];
}

function keptRows({ answered, now, sent }: RowSides, path: string): Kept {
  const find = (rows: Doc[], id: string) => rows.find((row) => String(row.id) === id);
  const ids = (rows: Doc[]) => rows.map(({ id }) => String(id));
  const order = mergeOrder(ids(now), ids(answered), ids(sent));
  let isClash = order.isClash;
  const rows: Doc[] = [];
  const over: string[] = [];
  for (const id of order.ids) {
    const [before, row, back] = [find(sent, id), find(now, id), find(answered, id)];
    if (row && back) {
      const inside = keptAt({ sent: before ?? {}, now: row, answered: back }, `${path}.${id}`);
      rows.push(inside.value as Doc);
      over.push(...inside.over);
    } else if (before) {
      // One has taken the row away: what the other one has written in it since stays, or is told.
      const isWritten = !isSame(row ?? back, before);
      isClash ||= isWritten;
      if (row && isWritten) rows.push(row);
    } else rows.push((row ?? back)!);
  }
  const isSameList = rows.length === now.length && rows.every((row, place) => row === now[place]);
  return { value: isSameList ? now : rows, over: isClash ? [path] : over };
}

/** What came back, with the objects that were here wherever they say the same. */
function settled(now: unknown, answered: unknown): unknown {
  if (isSame(now, answered)) return now;
  const [here, back] = [rowsOf(now), rowsOf(answered)];
  if (here && back) return back.map((row) => settled(here.find(({ id }) => id === row.id) ?? null, row));
  if (isPlain(now) && isPlain(answered))
    return Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, settled(now[name], value)]));
  return answered;
}

/** Where there are none, an empty list; what is no list of rows is `null`. */
function rowsOf(value: unknown): Doc[] | null {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every((row) => isPlain(row) && 'id' in row) ? (value as Doc[]) : null;
}

/** A group or a row; a rich text is one value, and so is what was picked. */
function isPlain(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('root' in value) && !('relationTo' in value);
}

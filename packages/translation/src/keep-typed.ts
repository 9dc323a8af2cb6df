import type { Doc } from './field.ts';
import { isSame } from './same.ts';

interface Sides {
  /** What was sent. */
  sent: unknown;
  /** What stands there now: somebody has gone on typing while the answer was under way. */
  now: unknown;
  /** What came back. */
  answered: unknown;
}

/**
 * What a form shows after the answer to its save: what came back, and over it what was typed since. What did not change
 * stays the same object, so that nobody who types is disturbed.
 */
export function keepTyped({ answered, now, sent }: Sides): unknown {
  if (isSame(now, sent)) return isSame(now, answered) ? now : settled(now, answered);
  if (isRows(now) && isRows(sent) && isRows(answered)) return keepRows({ sent, now, answered });
  if (isPlain(now) && isPlain(sent) && isPlain(answered)) {
    const names = [...new Set([...Object.keys(answered), ...Object.keys(now)])];
    const kept = names.map((name) => {
      const value = keepTyped({ sent: sent[name], now: now[name], answered: answered[name] });
      return [name, value] as const;
    });
    return Object.fromEntries(kept);
  }
  return now;
}

/**
 * The values that were typed over something new: what came back is neither what was sent nor what stands there now. Nobody
 * has seen it.
 * @returns their paths as a base has them, rows by their ids
 */
export function typedOver({ answered, now, sent }: Sides, path = ''): string[] {
  if (isSame(now, sent) || isSame(answered, sent) || isSame(now, answered)) return [];
  const below = (name: string) => (path ? `${path}.${name}` : name);
  if (isRows(now) && isRows(sent) && isRows(answered))
    return now.flatMap((row) => {
      const [before, back] = [sent, answered].map((rows) => rows.find(({ id }) => id === row.id));
      return before && back ? typedOver({ sent: before, now: row, answered: back }, below(String(row.id))) : [];
    });
  if (isPlain(now) && isPlain(sent) && isPlain(answered))
    return Object.keys(now).flatMap((name) =>
      typedOver({ sent: sent[name], now: now[name], answered: answered[name] }, below(name)),
    );
  return path ? [path] : [];
}

/** Rows are the same by their ids: typed rows in the typed order, and behind their neighbours those that only came back. */
function keepRows({ answered, now, sent }: { sent: Doc[]; now: Doc[]; answered: Doc[] }): Doc[] {
  const find = (rows: Doc[], id: unknown) => rows.find((row) => row.id === id);
  const kept = now
    // Taken away by somebody else since, and not touched here.
    .filter((row) => find(answered, row.id) || !find(sent, row.id) || !isSame(row, find(sent, row.id)))
    .map((row) => {
      const [before, back] = [find(sent, row.id), find(answered, row.id)];
      return before && back ? (keepTyped({ sent: before, now: row, answered: back }) as Doc) : row;
    });
  answered.forEach((row, place) => {
    if (find(now, row.id) || find(sent, row.id)) return;
    const before = answered.slice(0, place).findLast((other) => find(kept, other.id));
    kept.splice(before ? kept.findIndex(({ id }) => id === before.id) + 1 : 0, 0, row);
  });
  return kept;
}

/** What came back, with the objects that were here wherever they say the same. */
function settled(now: unknown, answered: unknown): unknown {
  if (isSame(now, answered)) return now;
  if (isRows(now) && isRows(answered))
    return answered.map((row) => settled(now.find(({ id }) => id === row.id) ?? null, row));
  if (isPlain(now) && isPlain(answered))
    return Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, settled(now[name], value)]));
  return answered;
}

function isRows(value: unknown): value is Doc[] {
  return Array.isArray(value) && value.every((row) => isPlain(row) && 'id' in row);
}

/** A group or a row; a rich text is one value, and so is what was picked. */
function isPlain(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('root' in value) && !('relationTo' in value);
}

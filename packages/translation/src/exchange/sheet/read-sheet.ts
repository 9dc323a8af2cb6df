import type { DeliveredState } from '../bundle.ts';
import {
  type CellRun,
  type DeliveredEntry,
  type DeliveredRows,
  type DeliveredUnit,
  type Delivery,
  type DeliveryKind,
  FileError,
} from '../delivery.ts';
import { readRowId } from './row-id.ts';

/** A row of a table as it came back. */
export interface ReturnedRow {
  /** The cell with the mark of the row, and what else was written into it. */
  id: string;
  source: CellRun[];
  target: CellRun[];
  state: DeliveredState;
  label: string;
  /** The first row of a table in a document, which names its columns. */
  head?: boolean;
}

/**
 * Puts the rows of a table back into their texts; in which order they stand does not matter.
 * @throws {FileError} where no row has a mark, or rows of two directions are mixed
 */
export function readSheet(kind: DeliveryKind, rows: readonly ReturnedRow[]): Delivery {
  const entries = new Map<string, Gathered>();
  const damaged: string[] = [];
  const directions = new Set<string>();
  for (const { head = false, id, label, source, state, target } of rows) {
    const told = readRowId(id);
    if (told === null || told === 'damaged') {
      // Without any mark, a row may be one that somebody has added; words of a translation are never passed over.
      const words = told === null ? plain(target) : plain(target) || plain(source) || label;
      if (words !== '' && !(told === null && head)) damaged.push(words);
      continue;
    }
    directions.add(`${told.from}-${told.to}`);
    const entry: Gathered = entries.get(told.ref) ?? { mark: told.mark, unitsByPath: new Map() };
    entries.set(told.ref, entry);
    const unit: GatheredUnit = entry.unitsByPath.get(told.path) ?? emptyUnit(told.path, label, state);
    entry.unitsByPath.set(told.path, unit);
    const { flows, source: sourceDigest, target: targetDigest } = told;
    if (unit.text.rows.some((row) => row.flows[0] === flows[0])) unit.twice = true;
    unit.text.rows.push({ flows, sourceDigest, targetDigest, source, target });
    if (order.indexOf(state) < order.indexOf(unit.state)) unit.state = state;
  }
  if (entries.size === 0) throw new FileError(kind === 'docx' ? 'no_table' : 'foreign');
  if (directions.size > 1) throw new FileError('mixed_directions');
  const [from, to] = [...directions][0]!.split('-') as [string, string];
  return {
    kind,
    from,
    to,
    entries: [...entries].map(([ref, { mark, unitsByPath }]): DeliveredEntry => ({
      ref,
      mark,
      title: '',
      units: [...unitsByPath.values()],
    })),
    damaged,
  };
}

interface Gathered {
  mark: string;
  unitsByPath: Map<string, GatheredUnit>;
}

type GatheredUnit = DeliveredUnit & { text: DeliveredRows };

const order: DeliveredState[] = ['initial', 'translated', 'reviewed', 'final'];

function emptyUnit(path: string, label: string, state: DeliveredState): GatheredUnit {
  return { path, label, state, exported: {}, translate: true, text: { as: 'rows', rows: [] } };
}

function plain(runs: readonly CellRun[]): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}

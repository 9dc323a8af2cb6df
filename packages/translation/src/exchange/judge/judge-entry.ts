import type { Locale } from '@nasaq/contract';
import type { FieldSpec } from '../../field.ts';
import type { TranslationRecord } from '../../states.ts';
import { type Docs, judgedUnits } from '../../units.ts';
import type { DeliveredEntry, Delivery } from '../delivery.ts';
import type { Refusal } from './line.ts';
import { type Judged, judgeUnit, refusedUnit } from './judge-unit.ts';

/** An entry as it is here. */
export interface EntryHere {
  fields: readonly FieldSpec[];
  docs: Docs;
  record: TranslationRecord;
  /** See `BundleEntry`. */
  mark: string;
  /** Values that the source of a path has had before. */
  older: (path: string) => readonly unknown[];
}

/** What would become of each text of an entry, in the order of the file. */
export function judgeEntry(
  entry: DeliveredEntry,
  { from, kind, to }: Pick<Delivery, 'from' | 'kind' | 'to'>,
  { docs, fields, mark, older, record }: EntryHere,
): Judged[] {
  const languages = { from: from as Locale, to: to as Locale };
  const units = new Map(judgedUnits(fields, docs, record).map((unit) => [unit.path, unit]));
  const refusal =
    entry.mark !== '' && entry.mark !== mark ? 'entry_foreign' : record.source === from ? null : 'other_source';
  const judged = entry.units.map((delivered) => {
    const here = { ...languages, kind, unit: units.get(delivered.path), older: older(delivered.path) };
    return refusal ? refusedUnit(delivered, here, refusal) : judgeUnit(delivered, here);
  });
  return withoutRowsBroughtBack(judged);
}

/** The same for an entry that cannot take anything. */
export function refusedEntry(
  entry: DeliveredEntry,
  { from, kind, to }: Pick<Delivery, 'from' | 'kind' | 'to'>,
  refusal: Refusal,
  values: Record<string, string> = {},
): Judged[] {
  const here = { from: from as Locale, to: to as Locale, kind, unit: undefined };
  return entry.units.map((delivered) => refusedUnit(delivered, here, refusal, values));
}

/** A row that was there with some of its texts, and was taken away, was taken away with all of them. */
function withoutRowsBroughtBack(judged: readonly Judged[]): Judged[] {
  const removed = new Set(
    judged.filter(({ line }) => line.remarks.includes('row_removed')).map(({ line }) => rowOf(line.path)),
  );
  return judged.map((one): Judged => {
    const { line } = one;
    if (line.outcome !== 'new' || !removed.has(rowOf(line.path))) return one;
    const remarks = line.remarks.map((remark) => (remark === 'new_row' ? 'row_removed' : remark));
    return { ...one, line: { ...line, outcome: 'conflict', remarks } };
  });
}

/** The path of the row in which a text stands. */
function rowOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

import { type Bundle, type BundleEntry, type BundleUnit, type DeliveredState, deliveredStates } from '../bundle.ts';
import type { CellRun, DeliveryKind } from '../delivery.ts';
import { segmented } from '../segments.ts';
import { cellDigest, cellOf } from './cell-text.ts';
import { writeRowId } from './row-id.ts';

/** A paragraph of a text in both languages, as a row of a table. */
export interface SheetRow {
  id: string;
  /** Of the text; the second and later paragraphs of one have it too. */
  label: string;
  /** Whether it is the first of its text. */
  first: boolean;
  source: CellRun[];
  target: CellRun[];
  state: DeliveredState;
  /** Limits, descriptions and what members of staff have said. */
  notes: string[];
}

export function sheetRows(
  { mark, ref, units }: BundleEntry,
  { from, to }: Pick<Bundle, 'from' | 'to'>,
  kind: Exclude<DeliveryKind, 'xliff'>,
): SheetRow[] {
  return units
    .filter(({ translate }) => translate)
    .flatMap((unit) =>
      rowsOf(unit, kind).map(({ flows, source, target }, place): SheetRow => {
        const digests = { source: cellDigest(source), target: cellDigest(target) };
        return {
          id: writeRowId({ from, to, ref, mark, path: unit.path, flows, ...digests }),
          label: unit.label,
          first: place === 0,
          source,
          target,
          state: digests.target === '' ? 'initial' : deliveredStates[unit.state],
          notes: place === 0 ? notesOf(unit) : [],
        };
      }),
    );
}

function rowsOf({ source, target }: BundleUnit, kind: DeliveryKind) {
  const { codes, segments } = segmented(source, target, false);
  return segments.flatMap((segment) =>
    segment.flows
      ? {
          flows: segment.flows,
          source: cellOf(segment.source, codes, kind),
          target: segment.target ? cellOf(segment.target, codes, kind) : [],
        }
      : [],
  );
}

function notesOf({ comments, description, maxLength }: BundleUnit): string[] {
  return [...(maxLength === undefined ? [] : [`≤ ${maxLength}`]), ...(description ? [description] : []), ...comments];
}

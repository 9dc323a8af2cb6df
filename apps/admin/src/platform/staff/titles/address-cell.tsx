'use client';

import { type CellProps, ListCell } from './list-cell.tsx';

/** A path or address in a list, from left to right in either language: else its first slash would stand at its end. */
export function AddressCell(cell: CellProps) {
  const { cellData } = cell;
  return <ListCell cell={cell} shown={cellData ? <bdi dir="ltr">{String(cellData)}</bdi> : null} />;
}

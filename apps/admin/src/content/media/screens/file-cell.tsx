'use client';

import type { CSSProperties } from 'react';
import { type CellProps, ListCell } from '../../../platform/staff/titles/list-cell.tsx';
import './media.css';

/** A file in a list. Payload crops its picture to a square around the middle; what readers are to see is its focus. */
export function FileCell(cell: CellProps) {
  const { focalX, focalY } = cell.rowData as { focalX?: number | null; focalY?: number | null };
  const focus = { '--focus': `${focalX ?? 50}% ${focalY ?? 50}%` } as CSSProperties;
  return (
    <div className="file-cell" style={focus}>
      <ListCell cell={cell} shown={null} />
    </div>
  );
}

'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { ClientField, DefaultCellComponentProps } from 'payload';
import type { ReactElement } from 'react';

/** What a list hands to a cell of a field. */
export type CellProps<Field extends ClientField = ClientField> = DefaultCellComponentProps<Field> & {
  columnIndex?: number;
};

interface ListCellProps {
  cell: CellProps;
  /** In place of the cell's value, where there is any. */
  shown: ReactElement | null;
}

/** A cell of a list as Payload draws it, with the link of the first column, which may show something else. */
export function ListCell({ cell: { columnIndex = 0, ...props }, shown }: ListCellProps) {
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: shown ?? props.cellData }}
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={props.link ?? false}
    />
  );
}

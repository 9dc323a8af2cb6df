'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

type Props = DefaultCellComponentProps & { columnIndex?: number };

/** A path or address in a list, from left to right in either language: else its first slash would stand at its end. */
export function AddressCell({ columnIndex = 0, ...props }: Props) {
  const cellData = props.cellData ? <bdi dir="ltr">{String(props.cellData)}</bdi> : props.cellData;
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData }}
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={props.link ?? false}
    />
  );
}

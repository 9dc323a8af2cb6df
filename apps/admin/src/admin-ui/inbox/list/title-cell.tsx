import type { DefaultServerCellComponentProps } from 'payload';

/** What it is about; its direction is that of its words, its place that of the column. */
export function TitleCell({ cellData }: DefaultServerCellComponentProps) {
  return (
    <span className="inbox-title">
      <bdi>{String(cellData ?? '')}</bdi>
    </span>
  );
}

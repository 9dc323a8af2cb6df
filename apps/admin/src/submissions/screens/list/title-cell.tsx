import { isSubmissionKind } from '@nasaq/contract';
import type { DefaultServerCellComponentProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { DraftTag } from '../handling/draft-mark.tsx';

/** What it is about; its direction is that of its words, its place that of the column. */
export function TitleCell({ cellData, collectionSlug, i18n, rowData }: DefaultServerCellComponentProps) {
  return (
    <span className="inbox-title">
      {isSubmissionKind(collectionSlug) && (
        <DraftTag id={Number(rowData.id)} kind={collectionSlug} language={interfaceLanguage(i18n)} />
      )}
      <bdi>{String(cellData ?? '')}</bdi>
    </span>
  );
}

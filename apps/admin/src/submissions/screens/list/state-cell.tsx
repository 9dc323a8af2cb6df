import { isSubmissionKind } from '@nasaq/contract';
import type { DefaultServerCellComponentProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { StateTag } from '../state-tag.tsx';

/** The state in a list. */
export function StateCell({ cellData, collectionSlug, i18n }: DefaultServerCellComponentProps) {
  if (!isSubmissionKind(collectionSlug)) return null;
  return <StateTag kind={collectionSlug} language={interfaceLanguage(i18n)} state={String(cellData)} />;
}

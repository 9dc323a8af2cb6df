import type { DefaultServerCellComponentProps } from 'payload';
import Link from 'next/link.js';
import { isSubmissionKind } from '@nasaq/contract';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { DraftTag } from '../handling/draft.tsx';
import { inboxTexts } from '../../catalogue/index.ts';
import { senderName, type SubmissionRecord } from '../submission-record.ts';
import { StateTag } from '../state-tag.tsx';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { staffName } from './staff-name.ts';

/** The reference, which leads to its document from whichever column it stands in. */
export function ReferenceCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  return (
    <Link href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      <bdi className="inbox-reference" dir="ltr">
        {String(cellData)}
      </bdi>
    </Link>
  );
}

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

/** Name and address of the sender, whichever was given. */
export function SenderCell({ i18n, rowData }: Pick<DefaultServerCellComponentProps, 'i18n'> & { rowData?: object }) {
  // A form has the column made, too, where Payload shows nothing of it.
  if (!rowData) return null;
  const record = rowData as SubmissionRecord;
  const name = senderName(record);
  if (!name && !record.email) {
    return <span className="inbox-quiet">{inboxTexts[interfaceLanguage(i18n)].noName}</span>;
  }
  return (
    <span className="inbox-sender">
      {name && (
        <span>
          <bdi>{name}</bdi>
        </span>
      )}
      {record.email && (
        <span className="inbox-quiet">
          <bdi dir="ltr">{record.email}</bdi>
        </span>
      )}
    </span>
  );
}

/** The state in a list. */
export function StateCell({ cellData, collectionSlug, i18n }: DefaultServerCellComponentProps) {
  if (!isSubmissionKind(collectionSlug)) return null;
  return <StateTag kind={collectionSlug} language={interfaceLanguage(i18n)} state={String(cellData)} />;
}

/** How long ago, with the moment itself for the pointer. */
export function AgeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null;
  return (
    <span className="inbox-age">
      <Moment language={interfaceLanguage(i18n)} value={new Date(cellData as string).toISOString()} />
    </span>
  );
}

/** Who takes care of it. */
export async function AssigneeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const language = interfaceLanguage(i18n);
  const name = cellData ? await staffName(payload, cellData as number | { id: number }, language) : null;
  return name ? <bdi>{name}</bdi> : <span className="inbox-quiet">{inboxTexts[language].nobody}</span>;
}

import type { DefaultServerCellComponentProps } from 'payload';
import { inboxTexts } from '../inbox-texts.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { senderName, type SubmissionRecord } from '../submission-record.ts';

/** Name and address of the sender, whichever was given. */
export function SenderCell({ i18n, rowData }: DefaultServerCellComponentProps) {
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

import type { Locale } from '@nasaq/contract';
import { inboxTexts } from '../../catalogue/index.ts';
import { senderName, type SubmissionRecord } from '../submission-record.ts';

interface Props {
  language: Locale;
  record: SubmissionRecord;
}

/** Who wrote, and how they are reached. */
export function Sender({ language, record }: Props) {
  const texts = inboxTexts[language];
  const name = senderName(record);
  return (
    <section aria-label={texts.sender} className="inbox-sender-card">
      <p className="inbox-sender-card__name">
        {name ? <bdi>{name}</bdi> : <span className="inbox-quiet">{texts.noName}</span>}
        {record.company && <bdi className="inbox-quiet">{record.company}</bdi>}
      </p>
      {(record.email || record.phone) && (
        <p className="inbox-sender-card__ways">
          {record.email && (
            <a href={`mailto:${encodeURIComponent(record.email).replace('%40', '@')}`}>
              <bdi dir="ltr">{record.email}</bdi>
            </a>
          )}
          {record.phone && (
            <a href={`tel:${record.phone.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{record.phone}</bdi>
            </a>
          )}
        </p>
      )}
    </section>
  );
}

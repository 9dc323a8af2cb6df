import { spamReasonLabels, type SpamReason } from '../../record/vocabulary.ts';
import { DeleteButton, SpamButton } from '../handling/spam-and-delete.tsx';
import type { Handled, SubmissionRecord } from '../submission-record.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';

interface Props extends Handled {
  mayAnswer: boolean;
  record: SubmissionRecord;
}

/** What must be seen before anything else: that it is held for spam, or that its sender wants it deleted. */
export function Banners({ mayAnswer, record, ...handled }: Props) {
  const { language, spam } = handled;
  const texts = inboxTexts[language];
  const reasons = (record.spam_reasons ?? []).map((reason) => spamReasonLabels[reason as SpamReason][language]);
  return (
    <>
      {record.deletion_asked_at && (
        <section aria-label={texts.deletionTitle} className="inbox-banner inbox-banner--urgent">
          <div>
            <h2>{texts.deletionTitle}</h2>
            <p>
              {texts.deletionAsked} <Moment language={language} value={record.deletion_asked_at} />.{' '}
              {texts.deletionExplained}
            </p>
          </div>
          {mayAnswer && <DeleteButton {...handled} asked />}
        </section>
      )}
      {spam && (
        <section aria-label={texts.spamTitle} className="inbox-banner">
          <div>
            <h2>{texts.spamTitle}</h2>
            <p>
              {reasons.length > 0
                ? `${texts.spamWhy} ${reasons.join(language === 'ar' ? '، ' : ', ')}. ${texts.spamExplained}`
                : texts.spamByHand}
            </p>
          </div>
          {mayAnswer && <SpamButton {...handled} />}
        </section>
      )}
    </>
  );
}

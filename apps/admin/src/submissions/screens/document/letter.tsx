import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { answerText, readAsked } from '../../record/asked.ts';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { presentRich } from '../../../uploads/index.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { senderName, type SubmissionRecord } from '../submission-record.ts';
import { SentHtml } from './sent-html.tsx';
import { SubmittedFacts } from './submitted-facts.tsx';

interface LetterProps {
  kind: SubmissionKind;
  language: Locale;
  payload: Payload;
  record: SubmissionRecord;
  siteUrl: string;
  user: TypedUser;
}

/** Where each kind holds the text that its sender wrote, and whether that is HTML. */
const written: Record<SubmissionKind, { field: string; rich: boolean }> = {
  contacts: { field: 'help_details', rich: false },
  feedback: { field: 'help_details', rich: false },
  reports: { field: 'help_details', rich: true },
  orders: { field: 'brief', rich: true },
  applications: { field: 'cover_letter', rich: false },
  responses: { field: '', rich: false },
};

/** What its sender wrote, to be read and not to be edited. */
export function Letter({ kind, language, payload, record, siteUrl, user }: LetterProps) {
  const texts = inboxTexts[language];
  const values = record as unknown as Record<string, unknown>;
  const { field, rich } = written[kind];
  const text = String(values[field] ?? '');
  const asked = readAsked(values.asked);
  const ofTheJob = (values.answers ?? []) as Omit<ShownAnswer, 'long'>[];
  const ofTheForm = (asked?.answers ?? [])
    .filter(({ type }) => type !== 'file')
    .map((each) => ({
      id: each.name,
      question: each.label[language],
      answer: answerText(each, language, menuTags[language]),
      long: each.type === 'long',
    }));
  return (
    <>
      <Sender language={language} record={record} />
      <SubmittedFacts
        kind={kind}
        language={language}
        payload={payload}
        record={record}
        siteUrl={siteUrl}
        user={user}
        written={field}
      />
      {text && (rich ? <SentHtml html={presentRich(text)} /> : <p className="inbox-text inbox-text--plain">{text}</p>)}
      <Answers title={texts.answers} answers={ofTheJob.map((each) => ({ ...each, long: true }))} />
      <Answers title={texts.formAnswers} answers={ofTheForm} />
    </>
  );
}

interface ShownAnswer {
  id?: string;
  question: string;
  answer: string;
  /** Prose, which stands on the side of its own language; a figure or a choice begins where its question does. */
  long: boolean;
}

function Answers({ answers, title }: { answers: readonly ShownAnswer[]; title: string }) {
  if (answers.length === 0) return null;
  return (
    <section className="inbox-answers">
      <h2>{title}</h2>
      <dl>
        {answers.map(({ answer, id, long, question }) => (
          <div key={id ?? question}>
            <dt>
              <bdi>{question}</bdi>
            </dt>
            {long ? (
              <dd dir="auto">{answer}</dd>
            ) : (
              <dd>
                <bdi>{answer}</bdi>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SenderProps {
  language: Locale;
  record: SubmissionRecord;
}

/** Who wrote, and how they are reached. */
export function Sender({ language, record }: SenderProps) {
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

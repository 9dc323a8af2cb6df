import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Event } from '../../../platform/payload/payload-types.ts';
import type { Colleague } from '../submission-record.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { MailStateTag } from '../../../mail/screens/index.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import type { ListedMail } from './load-attached.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { StateTag } from '../state-tag.tsx';

interface HistoryProps {
  colleagues: readonly Colleague[];
  events: readonly Event[];
  kind: SubmissionKind;
  language: Locale;
  mails: readonly ListedMail[];
  me: number;
}

/** What has happened, newest first: changes, notes and the mails that went out. */
export function History({ events, language, mails, ...shared }: HistoryProps) {
  const texts = inboxTexts[language];
  const entries = [
    ...events.filter(({ type }) => !toldElsewhere.has(type)).map((event) => ({ at: event.createdAt, event })),
    ...mails.map((mail) => ({ at: mail.createdAt, mail })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <section className="inbox-history">
      <h2>{texts.history}</h2>
      <ol>
        {entries.map((entry) =>
          'event' in entry ? (
            <EventEntry key={`event-${entry.event.id}`} event={entry.event} language={language} {...shared} />
          ) : (
            <li key={`mail-${entry.mail.id}`} className="inbox-entry">
              <p>
                <bdi>{entry.mail.subject}</bdi> <MailStateTag language={language} state={entry.mail.state} />
              </p>
              <p className="inbox-quiet">
                {texts.mailTo} <bdi dir="ltr">{entry.mail.to}</bdi> ·{' '}
                <Moment language={language} value={entry.mail.createdAt} />
              </p>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** The mails themselves tell what became of them, and each file who has opened it. */
const toldElsewhere = new Set<Event['type']>(['mailed', 'viewed_file']);

interface EventEntryProps {
  colleagues: readonly Colleague[];
  event: Event;
  kind: SubmissionKind;
  language: Locale;
  me: number;
}

/** One thing that happened; a note says for whom it is before what it says. */
export function EventEntry({ colleagues, event, kind, language, me }: EventEntryProps) {
  const texts = inboxTexts[language];
  const { from, note, public: isPublic, to, type } = event;
  const noteClass = isPublic ? 'inbox-note--public' : 'inbox-note--internal';
  return (
    <li className="inbox-entry">
      <p>
        <strong>
          <bdi>{actorName(event, me, language)}</bdi>
        </strong>{' '}
        {what(event, colleagues, language)}
      </p>
      {type === 'state' && from && to && (
        <p className="inbox-entry__states">
          <StateTag kind={kind} language={language} state={from} />
          <span aria-hidden="true" className="inbox-arrow" />
          <StateTag kind={kind} language={language} state={to} />
        </p>
      )}
      {note && (
        <div className={`inbox-note ${noteClass}`}>
          <p className="inbox-note__for">{isPublic ? texts.public : texts.internal}</p>
          <p dir="auto">{note}</p>
        </div>
      )}
      <p className="inbox-quiet">
        <Moment language={language} value={event.createdAt} />
      </p>
    </li>
  );
}

function what({ to, type }: Event, colleagues: readonly Colleague[], language: Locale): string {
  const texts = inboxTexts[language].events;
  if (type !== 'assigned') return texts[type as keyof typeof texts];
  if (!to) return texts.unassigned;
  return fill(texts.assigned, { name: colleagues.find(({ id }) => String(id) === to)?.name ?? '—' });
}

function actorName({ actor, type }: Event, me: number, language: Locale): string {
  const texts = inboxTexts[language];
  if (typeof actor === 'object' && actor) {
    const name = memberName(actor, language);
    return actor.id === me ? `${name} (${texts.you})` : name;
  }
  return ['received', 'withdrawn', 'deletion_asked'].includes(type) ? texts.theSender : texts.theSystem;
}

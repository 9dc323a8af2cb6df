import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Event } from '../../../platform/payload/payload-types.ts';
import type { Colleague } from '../handling/handled.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { MailStateTag } from '../../../mail/screens/index.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { EventEntry } from './event-entry.tsx';
import type { ListedMail } from './load-attached.ts';

interface Props {
  colleagues: readonly Colleague[];
  events: readonly Event[];
  kind: SubmissionKind;
  language: Locale;
  mails: readonly ListedMail[];
  me: number;
}

/** What has happened, newest first: changes, notes and the mails that went out. */
export function History({ events, language, mails, ...shared }: Props) {
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

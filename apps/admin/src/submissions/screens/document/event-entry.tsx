import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Event } from '../../../platform/payload/payload-types.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { fill } from '../../../platform/staff/screens/fill.ts';
import type { Colleague } from '../handling/handled.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { StateTag } from '../state-tag.tsx';

interface Props {
  colleagues: readonly Colleague[];
  event: Event;
  kind: SubmissionKind;
  language: Locale;
  me: number;
}

/** One thing that happened; a note says for whom it is before what it says. */
export function EventEntry({ colleagues, event, kind, language, me }: Props) {
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

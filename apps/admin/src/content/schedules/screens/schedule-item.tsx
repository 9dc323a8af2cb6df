'use client';

import type { Locale } from '@nasaq/contract';
import { toast, useDocumentTitle } from '@payloadcms/ui';
import { menuZone, readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import type { Publication, Schedule } from '../publication.ts';
import { clockMoment, tellClock } from './clock.ts';
import type { usePublication } from './use-publication.ts';

export interface ScheduleProps {
  call: ReturnType<typeof usePublication>;
  /** Of the menus. */
  language: Locale;
  publication: Publication;
  schedule: Schedule;
  /** Where it stands among others of its kind it names its language; at the head of a language it is a sentence. */
  as: 'line' | 'sentence';
}

interface Props extends ScheduleProps {
  /** What was pressed may be gone: the keys need a place. */
  onDone: (pressed: HTMLButtonElement) => void;
  onMove: (pressed: HTMLButtonElement) => void;
}

/** What the clock will do, when by the reader's own, and by whom; the ways to another time and out of it. */
export function ScheduleItem({ as, call, language, onDone, onMove, publication, schedule }: Props) {
  const texts = publicationTexts[language];
  const { title } = useDocumentTitle();
  const { action, at, by, failed, id, locale, stoppedBy = [] } = schedule;
  const zone = readerTimeZone();
  const moment = { moment: clockMoment(language, zone, at), zone: menuZone(zone, language) };
  const what = nameOfSchedule(schedule, language);

  async function cancel(pressed: HTMLButtonElement) {
    const refusal = await call.post('/schedules/cancel', { id });
    onDone(pressed);
    if (!refusal) return toast.success(tellClock('cancelled', { action, at, language, locales: [locale], title }));
    // It may be done or gone by now.
    toast.error(refusal);
    return call.reload();
  }

  return (
    <div className="schedule" data-failed={failed || undefined}>
      <p>
        {as === 'line' && <strong>{what} </strong>}
        <time dateTime={at}>
          {fill(as === 'line' ? texts.when : failed ? texts.wasDue[action] : texts.waits[action], moment)}
        </time>{' '}
        <span className="inbox-quiet">{fill(texts.by, { name: by ?? texts.gone })}</span>
      </p>
      {failed && stoppedBy.length === 0 && <p className="inbox-error">{texts.failed}</p>}
      {stoppedBy.length > 0 && (
        <div className="inbox-error">
          <p>{texts.stopped}</p>
          <ul>
            {stoppedBy.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {publication.mayPublish && (
        <p className="schedule__ways">
          <button
            aria-label={fill(texts.named, { act: texts.changeSchedule, schedule: what })}
            className="publish-dialog__link"
            disabled={call.busy}
            onClick={({ currentTarget }) => onMove(currentTarget)}
            type="button"
          >
            {texts.changeSchedule}
          </button>
          <button
            aria-label={fill(texts.named, { act: texts.cancelSchedule, schedule: what })}
            className="publish-dialog__link"
            disabled={call.busy}
            onClick={({ currentTarget }) => void cancel(currentTarget)}
            type="button"
          >
            {texts.cancelSchedule}
          </button>
        </p>
      )}
    </div>
  );
}

export function nameOfSchedule({ action, locale }: Schedule, language: Locale): string {
  const texts = publicationTexts[language];
  return fill(texts.clock[action], { language: texts.languages[locale] });
}

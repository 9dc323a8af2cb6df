'use client';

import { type Locale, zoneName } from '@nasaq/contract';
import { toast, useDocumentTitle } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import type { Publication, Schedule } from '../publication.ts';
import { clockMoment, fieldsOf, firstChoice, readerTimeZone, tellClock } from './clock.ts';
import type { usePublication } from './use-publication.ts';
import { momentIn, MomentFields, type When } from './when-choice.tsx';

interface Props {
  call: ReturnType<typeof usePublication>;
  /** Of the menus. */
  language: Locale;
  publication: Publication;
  schedule: Schedule;
  /** Where it stands among others of its kind it names its language; at the head of a language it is a sentence. */
  as: 'line' | 'sentence';
}

/** What the clock will do, when by the reader's own, and by whom; the ways to another time and out of it. */
export function ScheduleItem(props: Props) {
  const { as, call, language, publication, schedule } = props;
  const texts = publicationTexts[language];
  const { title } = useDocumentTitle();
  const [isMoving, setMoving] = useState(false);
  const { action, at, by, failed, id, locale, stoppedBy = [] } = schedule;
  const zone = readerTimeZone();
  const moment = { moment: clockMoment(language, zone, at), zone: zoneName(zone, language) };
  const what = fill(texts.clock[action], { language: texts.languages[locale] });

  async function cancel() {
    const refusal = await call.post('/schedules/cancel', { id });
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
            onClick={() => setMoving(true)}
            type="button"
          >
            {texts.changeSchedule}
          </button>
          <button
            aria-label={fill(texts.named, { act: texts.cancelSchedule, schedule: what })}
            className="publish-dialog__link"
            disabled={call.busy}
            onClick={() => void cancel()}
            type="button"
          >
            {texts.cancelSchedule}
          </button>
        </p>
      )}
      {isMoving && <MoveDialog {...props} onClose={() => setMoving(false)} title={title} what={what} />}
    </div>
  );
}

/** Asks for another time; the one before stays until the host has taken the new one. */
function MoveDialog({
  call,
  language,
  onClose,
  publication,
  schedule,
  title,
  what,
}: Props & { onClose: () => void; title: string; what: string }) {
  const texts = publicationTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const zone = readerTimeZone();
  const { action, at, failed, id, locale } = schedule;
  const [when, setWhen] = useState<Extract<When, { is: 'later' }>>({
    is: 'later',
    ...(failed ? firstChoice(zone) : fieldsOf(zone, at)),
  });

  useEffect(() => dialog.current?.showModal(), []);

  /** What was said of another time says nothing of this one. */
  function choose(next: typeof when) {
    call.setError(null);
    setWhen(next);
  }

  async function move() {
    const wanted = momentIn(when, zone);
    if (!wanted) return call.setError(texts.missing);
    const refusal = await call.post('/schedules/move', { id, at: wanted.toISOString() });
    if (refusal) return call.setError(refusal);
    toast.success(tellClock('scheduled', { action, at: wanted, language, locales: [locale], title }));
    dialog.current?.close();
  }

  // In the body: the form around it would take its fields and its keys for its own.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="inbox-dialog inbox-dialog--question"
      onClose={(event) => {
        // Above a dialog that knows nothing of it.
        event.stopPropagation();
        call.setError(null);
        onClose();
      }}
    >
      <h2 id={heading}>{fill(texts.changeHeading, { schedule: what, title })}</h2>
      <div className="publication-choices publication-when">
        <MomentFields companyZone={publication.timeZone} language={language} onChange={choose} when={when} />
      </div>
      <DialogActions
        busy={call.busy}
        cancel={texts.back}
        confirm={call.busy ? texts.working : texts.change}
        error={call.error}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void move()}
      />
    </dialog>,
    document.body,
  );
}

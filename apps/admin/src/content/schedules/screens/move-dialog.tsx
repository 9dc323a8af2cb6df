'use client';

import { toast, useDocumentTitle } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { fieldsOf, firstChoice, isPast, tellClock } from './clock.ts';
import { nameOfSchedule, type ScheduleProps } from './schedule-item.tsx';
import { readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { momentIn, MomentFields, type When } from './when-choice.tsx';

/**
 * Asks for another time; the one before stays until the host has taken the new one. Where the schedule is gone meanwhile,
 * the dialog says so, and what was chosen in it can still be set.
 */
export function MoveDialog({
  call,
  language,
  onClose,
  publication,
  schedule,
}: Omit<ScheduleProps, 'as'> & { onClose: () => void }) {
  const texts = publicationTexts[language];
  const { title } = useDocumentTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const zone = readerTimeZone();
  const { action, at, failed, id, locale } = schedule;
  const [when, setWhen] = useState<Extract<When, { is: 'later' }>>({
    is: 'later',
    ...(failed ? firstChoice(zone) : fieldsOf(zone, at)),
  });
  const [gone, setGone] = useState<'cancelled' | 'done' | null>(null);
  // Told once: the time of it may come while somebody chooses another one.
  if (!gone && publication.schedules.every((one) => one.id !== id)) setGone(isPast(at) ? 'done' : 'cancelled');
  const isAnew = gone === 'cancelled';

  useEffect(() => dialog.current?.showModal(), []);

  /** What was said of another time says nothing of this one. */
  function choose(next: typeof when) {
    call.setError(null);
    setWhen(next);
  }

  async function move() {
    const wanted = momentIn(when, zone);
    if (!wanted) return call.setError(texts.missing);
    const chosen = wanted.toISOString();
    const refusal = isAnew
      ? await call.post('/schedules', { action, locales: [locale], at: chosen })
      : await call.post('/schedules/move', { id, at: chosen });
    if (refusal) {
      call.setError(refusal);
      // It may be gone.
      return call.reload();
    }
    toast.success(tellClock('scheduled', { action, at: wanted, language, locales: [locale], title }));
    return dialog.current?.close();
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
      <h2 id={heading}>{fill(texts.changeHeading, { schedule: nameOfSchedule(schedule, language), title })}</h2>
      {gone && (
        <p className="inbox-error" role="alert">
          {texts.goneMeanwhile[gone]}
        </p>
      )}
      <div className="publication-choices publication-when">
        <MomentFields companyZone={publication.timeZone} language={language} onChange={choose} when={when} />
      </div>
      <DialogActions
        busy={call.busy}
        cancel={texts.back}
        {...(gone !== 'done' && { confirm: call.busy ? texts.working : isAnew ? texts.scheduleAnew : texts.change })}
        error={call.error}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void move()}
      />
    </dialog>,
    document.body,
  );
}

'use client';

import { otherLocale, type Locale } from '@nasaq/contract';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { TextArea } from '../../../platform/staff/screens/text-area.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Reviews, ReviewWish } from '../review-api.ts';
import type { ReviewAct } from '../state/review-state.ts';
import type { Host } from './use-host.ts';

/** What the reader is about to say, and of which language. */
export interface Step {
  act: ReviewAct;
  locale: Locale;
}

interface Props {
  host: Host<Reviews>;
  onClose: () => void;
  reviews: Reviews;
  step: Step;
}

/** Asks for what a step needs: whom, why. It is about the words that were there when it was opened. */
export function StepDialog({ host, onClose, reviews, step: { act, locale } }: Props) {
  const texts = reviewTexts[interfaceLanguage(useTranslation().i18n)];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const whom = useId();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState('');
  const [due, setDue] = useState('');
  // As such fields take it: `2026-11-30`.
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  const [isBoth, setBoth] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const day = useId();
  const { writer } = reviews.languages[locale];
  const other = otherLocale(locale);
  // What waits already, is approved or is not written is not asked for along with it.
  const mayBoth =
    act === 'asked' &&
    reviews.languages[other].words !== '' &&
    ['none', 'returned', 'void'].includes(reviews.languages[other].state);
  const isPast = due !== '' && due < today;
  const needed = act === 'returned' || act === 'released' ? texts.missing[act] : null;

  useEffect(() => dialog.current?.showModal(), []);

  async function say() {
    if (needed && note.trim() === '') {
      setMissing(true);
      return dialog.current?.querySelector('textarea')?.focus();
    }
    setBusy(true);
    setError(null);
    for (const one of isBoth ? [locale, other] : [locale]) {
      const { step, words } = reviews.languages[one];
      const whom = asked && Number(asked) !== reviews.languages[one].writer ? Number(asked) : null;
      const wish: ReviewWish = { act, locale: one, words, step, note, asked: whom, due: due || null };
      const refusal = await host.post('/review', wish);
      if (refusal) {
        setBusy(false);
        return setError(one === locale ? refusal : `${texts.languages[one]}: ${refusal}`);
      }
    }
    setBusy(false);
    toast.success(texts.done[act]);
    return dialog.current?.close();
  }

  // In the body: the form around it would take its fields and its keys for its own.
  return createPortal(
    <dialog aria-labelledby={heading} className="inbox-dialog inbox-dialog--question" onClose={onClose} ref={dialog}>
      <h2 id={heading}>{fill(texts.headings[act], { language: texts.languages[locale] })}</h2>
      {act === 'approved' && <p>{texts.approveHint}</p>}
      {act === 'released' && <p>{texts.releaseHint}</p>}
      <div className="inbox-form">
        {act === 'asked' && (
          <label className="inbox-field" htmlFor={whom}>
            {texts.whom}
            <select id={whom} onChange={({ target }) => setAsked(target.value)} value={asked}>
              <option value="">{texts.anybody}</option>
              {reviews.colleagues
                .filter(({ id, mayWrite }) => mayWrite && id !== reviews.me && id !== writer)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )}
        {mayBoth && (
          <label className="review-choice" htmlFor={`${whom}-both`}>
            <input
              checked={isBoth}
              id={`${whom}-both`}
              onChange={({ target }) => setBoth(target.checked)}
              type="checkbox"
            />
            {fill(texts.alsoAsk, { language: texts.languages[other] })}
          </label>
        )}
        {act === 'asked' && (
          <div className="inbox-field">
            <label htmlFor={day}>{texts.due}</label>
            <input
              aria-describedby={isPast ? `${day}-past` : undefined}
              aria-invalid={isPast || undefined}
              id={day}
              min={today}
              onChange={({ target }) => setDue(target.value)}
              type="date"
              value={due}
            />
            {isPast && (
              <p className="inbox-error" id={`${day}-past`} role="alert">
                {texts.duePast}
              </p>
            )}
          </div>
        )}
        {act !== 'withdrew' && (
          <TextArea
            label={act === 'returned' ? texts.returnNote : act === 'released' ? texts.releaseNote : texts.note}
            {...(act === 'asked' && { hint: texts.noteHint })}
            error={isMissing ? needed : null}
            onChange={(words) => {
              setMissing(false);
              setNote(words);
            }}
            required={needed !== null}
            value={note}
          />
        )}
      </div>
      <DialogActions
        busy={busy}
        cancel={texts.cancel}
        confirm={busy ? texts.working : texts.confirm[act]}
        error={error}
        isReady={!isPast}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void say()}
      />
    </dialog>,
    document.body,
  );
}

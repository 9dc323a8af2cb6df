'use client';

import type { Locale } from '@nasaq/contract';
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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { step, words, writer } = reviews.languages[locale];
  const needsNote = act === 'returned' || act === 'released';

  useEffect(() => dialog.current?.showModal(), []);

  async function say() {
    setBusy(true);
    setError(null);
    const wish: ReviewWish = { act, locale, words, step, note, asked: asked ? Number(asked) : null };
    const refusal = await host.post('/review', wish);
    setBusy(false);
    if (refusal) return setError(refusal);
    toast.success(texts.done[act]);
    dialog.current?.close();
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
        {act !== 'withdrew' && (
          <TextArea
            label={act === 'returned' ? texts.returnNote : act === 'released' ? texts.releaseNote : texts.note}
            {...(act === 'asked' && { hint: texts.noteHint })}
            onChange={setNote}
            required={needsNote}
            value={note}
          />
        )}
      </div>
      <DialogActions
        busy={busy}
        cancel={texts.cancel}
        confirm={busy ? texts.working : texts.confirm[act]}
        error={error}
        isReady={!needsNote || note.trim() !== ''}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void say()}
      />
    </dialog>,
    document.body,
  );
}

'use client';

import { stateLabel, submissionStates } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useId, useState, type FormEvent } from 'react';
import type { MailPreview as Mail } from '../../inbox/mail-to-sender.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { DraftMark, useInboxDraft } from './draft.tsx';
import type { Handled } from '../submission-record.ts';
import { MailPreview } from './mail-preview.tsx';
import { TextArea } from '../../../platform/staff/screens/text-area.tsx';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';

/** What stands for a state in the form where only an answer is sent: what was answered once may be answered again. */
const stays = 'stays';

/** Changes the state, answers, or both: at once, or with a mail that is shown first. */
export function StateForm({ hasEmail, id, kind, language, me, state }: Handled) {
  const texts = inboxTexts[language];
  const call = useStaffCall(kind, id, texts.failed);
  const { draft, isStored, keep } = useInboxDraft({ id, kind, me });
  const { answer: note, mailAnswer, reason, to: chosen } = draft;
  const [preview, setPreview] = useState<Mail | null>(null);
  const field = useId();
  const mail = hasEmail && (mailAnswer ?? true);
  const states = Object.keys(submissionStates[kind]);
  // Whoever answers what is new says with it what it is from then on.
  const mayStay = state !== states[0];
  // A draft may be older than the state that it was to lead to.
  const to = chosen === state || (chosen === stays && !mayStay) ? '' : chosen;
  const isAnswer = to === stays;
  const needsReason = kind === 'applications' && to === 'rejected';
  // What was typed for a rejection that is none any more is neither sent nor lost.
  const [path, input] = isAnswer
    ? ['/note', { text: note, public: true, mail }]
    : ['/state', { from: state, to, note, reason: needsReason ? reason : '', mail }];
  const words = isAnswer
    ? { send: texts.sendAnswer, save: texts.saveAnswer, mailed: texts.answerMailed, saved: texts.answerSaved }
    : {
        send: texts.sendAndChange,
        save: texts.changeState,
        mailed: texts.stateChangedMailed,
        saved: texts.stateChanged,
      };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!mail) await change();
    else setPreview(await call.post<Mail>(`${path}/preview`, input));
  }

  async function change() {
    if (!(await call.post(path, input))) return;
    setPreview(null);
    discard();
    call.finish(mail ? words.mailed : words.saved);
  }

  function discard() {
    keep({ to: '', answer: '', reason: '', mailAnswer: null });
  }

  return (
    <form aria-label={texts.changeState} className="inbox-form" onSubmit={submit}>
      <label className="inbox-field" htmlFor={field}>
        {texts.newState}
        <select id={field} onChange={({ target }) => keep({ to: target.value })} required value={to}>
          <option disabled value="">
            {texts.choose}
          </option>
          {mayStay && <option value={stays}>{fill(texts.stays, { state: stateLabel(kind, state, language) })}</option>}
          {states
            .filter((each) => each !== state)
            .map((each) => (
              <option key={each} value={each}>
                {stateLabel(kind, each, language)}
              </option>
            ))}
        </select>
      </label>
      {needsReason && (
        <TextArea
          hint={texts.reasonHint}
          label={texts.reason}
          onChange={(text) => keep({ reason: text })}
          required
          value={reason}
        />
      )}
      <TextArea
        hint={isAnswer ? texts.answerHint : texts.publicNoteHint}
        label={texts.publicNote}
        onChange={(text) => keep({ answer: text })}
        required={isAnswer}
        value={note}
      />
      <DraftMark isStored={isStored} language={language} onDiscard={discard} typed={[note, reason]} />
      <label className="inbox-check">
        <input
          checked={mail}
          disabled={!hasEmail}
          onChange={({ target }) => keep({ mailAnswer: target.checked })}
          type="checkbox"
        />
        <span>{texts.mailSender}</span>
      </label>
      {!hasEmail && <p className="inbox-hint">{texts.noAddress}</p>}
      {call.error && !preview && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
      <Button buttonStyle="primary" disabled={call.busy} margin={false} size="medium" type="submit">
        {call.busy ? texts.working : mail ? texts.preview : words.save}
      </Button>
      {preview && (
        <MailPreview
          busy={call.busy}
          confirm={words.send}
          error={call.error}
          language={language}
          mail={preview}
          onClose={() => setPreview(null)}
          onConfirm={() => void change()}
        />
      )}
    </form>
  );
}

'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState, type FormEvent } from 'react';
import type { MailPreview as Mail } from '../../inbox/mail-to-sender.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { DraftMark, useInboxDraft } from './draft.tsx';
import type { Handled } from '../submission-record.ts';
import { MailPreview } from './mail-preview.tsx';
import { TextArea } from '../../../platform/staff/screens/text-area.tsx';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';

/** A note for colleagues, or one that the sender reads, mailed where that is wanted. */
export function NoteForm({ hasEmail, id, kind, language, me, spam }: Handled) {
  const texts = inboxTexts[language];
  const call = useStaffCall(kind, id, texts.failed);
  const { draft, isStored, keep } = useInboxDraft({ id, kind, me });
  const { isPublic: wantsPublic, mailNote, note: text } = draft;
  const [preview, setPreview] = useState<Mail | null>(null);
  const name = useId();
  const isPublic = wantsPublic && !spam;
  const mail = isPublic && mailNote && hasEmail;
  const input = { text, public: isPublic, mail };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!mail) await save();
    else setPreview(await call.post<Mail>('/note/preview', input));
  }

  async function save() {
    if (!(await call.post('/note', input))) return;
    setPreview(null);
    discard();
    call.finish(mail ? texts.noteMailed : texts.noteSaved);
  }

  function discard() {
    keep({ note: '', isPublic: false, mailNote: false });
  }

  return (
    <form aria-label={texts.writeNote} className="inbox-form" onSubmit={submit}>
      <fieldset className={`inbox-note ${isPublic ? 'inbox-note--public' : 'inbox-note--internal'}`}>
        <legend>{texts.writeNote}</legend>
        <div className="inbox-choice">
          <label className="inbox-check">
            <input checked={!isPublic} name={name} onChange={() => keep({ isPublic: false })} type="radio" />
            <span>{texts.internal}</span>
          </label>
          <label className="inbox-check">
            <input
              checked={isPublic}
              disabled={spam}
              name={name}
              onChange={() => keep({ isPublic: true })}
              type="radio"
            />
            <span>{texts.public}</span>
          </label>
        </div>
        <TextArea
          hint={isPublic ? texts.publicHint : texts.internalHint}
          label={texts.note}
          onChange={(value) => keep({ note: value })}
          required
          value={text}
        />
        <DraftMark isStored={isStored} language={language} onDiscard={discard} typed={[text]} />
        {isPublic && (
          <label className="inbox-check">
            <input
              checked={mail}
              disabled={!hasEmail}
              onChange={({ target }) => keep({ mailNote: target.checked })}
              type="checkbox"
            />
            <span>{texts.mailSender}</span>
          </label>
        )}
      </fieldset>
      {call.error && !preview && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
      <Button buttonStyle="secondary" disabled={call.busy} margin={false} size="medium" type="submit">
        {call.busy ? texts.working : mail ? texts.preview : texts.saveNote}
      </Button>
      {preview && (
        <MailPreview
          busy={call.busy}
          confirm={texts.sendNote}
          error={call.error}
          language={language}
          mail={preview}
          onClose={() => setPreview(null)}
          onConfirm={() => void save()}
        />
      )}
    </form>
  );
}

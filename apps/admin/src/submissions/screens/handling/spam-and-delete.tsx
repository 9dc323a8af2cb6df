'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef } from 'react';
import { inboxTexts } from '../../catalogue/index.ts';
import type { Handled } from '../submission-record.ts';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';

/** Into the spam folder, or out of it. */
export function SpamButton({ id, kind, language, spam }: Pick<Handled, 'id' | 'kind' | 'language' | 'spam'>) {
  const texts = inboxTexts[language];
  const call = useStaffCall(kind, id, texts.failed);

  async function toggle() {
    if (await call.post('/spam', { spam: !spam })) call.finish(spam ? texts.spamCleared : texts.spamMarked);
  }

  return (
    <>
      <Button
        buttonStyle={spam ? 'primary' : 'subtle'}
        disabled={call.busy}
        margin={false}
        onClick={() => void toggle()}
        size="small"
        type="button"
      >
        {spam ? texts.notSpam : texts.markSpam}
      </Button>
      {call.error && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
    </>
  );
}

interface Props extends Pick<Handled, 'id' | 'kind' | 'language' | 'reference'> {
  /** Because its sender asked for it; otherwise by the right of an administrator. */
  asked: boolean;
}

/** Deletes the submission with all that belongs to it, after one question. */
export function DeleteButton({ asked, id, kind, language, reference }: Props) {
  const texts = inboxTexts[language];
  const { config } = useConfig();
  const router = useRouter();
  const call = useStaffCall(kind, id, texts.failed);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const label = asked ? texts.deleteNow : texts.deleteForGood;

  async function remove() {
    if (!(await call.post('/erase', {}))) return;
    toast.success(texts.deleted);
    router.push(`${config.routes.admin}/collections/${kind}`);
    router.refresh();
  }

  return (
    <>
      <Button
        buttonStyle={asked ? 'primary' : 'subtle'}
        margin={false}
        onClick={() => dialog.current?.showModal()}
        size="small"
        type="button"
      >
        {label}
      </Button>
      <dialog ref={dialog} aria-labelledby={title} className="inbox-dialog inbox-dialog--question">
        <h2 id={title}>{label}</h2>
        <p>{fill(texts.deleteAsk, { reference })}</p>
        <DialogActions
          busy={call.busy}
          cancel={texts.cancel}
          className="inbox-danger"
          confirm={call.busy ? texts.working : label}
          error={call.error}
          onCancel={() => dialog.current?.close()}
          onConfirm={() => void remove()}
        />
      </dialog>
    </>
  );
}

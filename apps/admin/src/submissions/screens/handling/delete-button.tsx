'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef } from 'react';
import { fill } from '../../../platform/staff/screens/fill.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import type { Handled } from './handled.ts';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';

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

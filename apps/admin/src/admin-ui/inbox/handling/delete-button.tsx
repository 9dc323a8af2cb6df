'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef } from 'react';
import { fill } from '../fill.ts';
import { inboxTexts } from '../inbox-texts.ts';
import type { Handled } from './handled.ts';
import { useInboxCall } from './use-inbox-call.ts';

interface Props extends Pick<Handled, 'id' | 'kind' | 'language' | 'reference'> {
  /** Because its sender asked for it; otherwise by the right of an administrator. */
  asked: boolean;
}

/** Deletes the submission with all that belongs to it, after one question. */
export function DeleteButton({ asked, id, kind, language, reference }: Props) {
  const texts = inboxTexts[language];
  const { config } = useConfig();
  const router = useRouter();
  const call = useInboxCall(kind, id, texts.failed);
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
        {call.error && (
          <p className="inbox-error" role="alert">
            {call.error}
          </p>
        )}
        <div className="inbox-dialog__actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            size="medium"
            type="button"
          >
            {texts.cancel}
          </Button>
          <Button
            buttonStyle="primary"
            className="inbox-danger"
            disabled={call.busy}
            margin={false}
            onClick={() => void remove()}
            size="medium"
            type="button"
          >
            {call.busy ? texts.working : label}
          </Button>
        </div>
      </dialog>
    </>
  );
}

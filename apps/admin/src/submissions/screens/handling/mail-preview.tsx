'use client';

import type { Locale } from '@nasaq/contract';
import { useEffect, useId, useRef } from 'react';
import type { MailPreview as Mail } from '../../inbox/mail-to-sender.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { MailFrame } from '../../../platform/staff/screens/mail-frame.tsx';

interface Props {
  busy: boolean;
  confirm: string;
  error: string | null;
  language: Locale;
  mail: Mail;
  onClose: () => void;
  onConfirm: () => void;
}

/** Exactly the mail that goes out, in the language and direction of who will read it, before it does. */
export function MailPreview({ busy, confirm, error, language, mail, onClose, onConfirm }: Props) {
  const texts = inboxTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={title} className="inbox-dialog" onClose={onClose}>
      <h2 id={title}>{texts.previewTitle}</h2>
      <dl className="inbox-dialog__head">
        <dt>{texts.from}</dt>
        <dd>
          <bdi>{mail.fromName}</bdi>
        </dd>
        <dt>{texts.to}</dt>
        <dd>
          <bdi dir="ltr">{mail.to}</bdi>
        </dd>
        <dt>{texts.subject}</dt>
        <dd dir="auto" lang={mail.locale}>
          {mail.subject}
        </dd>
      </dl>
      <MailFrame className="inbox-dialog__mail" html={mail.html} title={mail.subject} />
      <DialogActions
        busy={busy}
        cancel={texts.back}
        confirm={busy ? texts.working : confirm}
        error={error}
        onCancel={() => dialog.current?.close()}
        onConfirm={onConfirm}
      />
    </dialog>
  );
}

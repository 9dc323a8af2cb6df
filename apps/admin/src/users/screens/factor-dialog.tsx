'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** Without it there is one way on, which stands in the dialog itself. */
  cancel?: string;
  children: ReactNode;
  onClose: () => void;
  title: string;
}

/** In the body: what is typed here is none of the form of the account, and a form does not stand within a form. */
export function FactorDialog({ cancel, children, onClose, title }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} aria-labelledby={heading} className="inbox-dialog inbox-dialog--question" onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      {cancel && (
        <div className="inbox-dialog__actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            size="medium"
            type="button"
          >
            {cancel}
          </Button>
        </div>
      )}
    </dialog>,
    document.body,
  );
}

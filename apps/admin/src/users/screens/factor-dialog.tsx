'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  children: ReactNode;
  onClose: () => void;
  title: string;
}

/** The ways on and back stand in the dialog itself. In the body: what is typed here is none of the form of the account, and a form does not stand within a form. */
export function FactorDialog({ children, onClose, title }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} aria-labelledby={heading} className="inbox-dialog inbox-dialog--question" onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}

'use client';

import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDesk } from './desk-context.ts';
import { type DeskKey, deskKeys } from './desk-keys.ts';

/** What the keys of a desk do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="inbox-dialog inbox-dialog--question desk-dialog"
      onClose={onClose}
    >
      <h2 id={id}>{texts.keys.heading}</h2>
      <dl className="desk-keys">
        {(Object.keys(deskKeys) as DeskKey[]).map((key) => (
          <div key={key}>
            <dt>
              <bdi dir="ltr">
                {deskKeys[key].map((part) => (
                  <kbd key={part}>{part}</kbd>
                ))}
              </bdi>
            </dt>
            <dd>{texts.keys[key]}</dd>
          </div>
        ))}
      </dl>
      <div className="inbox-dialog__actions">
        <button className="desk-button" onClick={() => dialog.current?.close()} type="button">
          {texts.close}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

'use client';

import {
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useForm,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { evenIfUsed, type Use } from '../use.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { removalTexts } from '../../catalogue/index.ts';
import { loadUses, UsesList } from './uses-list.tsx';

/**
 * In the menu of a document, in the place of Payload's own entry: moves it to the trash after having said where it is
 * used. What an entry needs stays where it is.
 */
export function TrashItem() {
  const { collectionSlug, hasTrashPermission, id, isTrashed } = useDocumentInfo();
  // In a drawer, leaving would lose the form below it: there Payload's own entry stays, and the host names the uses.
  const inDrawer = useEditDepth() > 1;
  // On a desk there is no form around.
  const { setModified } = useForm() as Partial<ReturnType<typeof useForm>>;
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const router = useRouter();
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = removalTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [uses, setUses] = useState<Use[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (id === undefined || !hasTrashPermission || isTrashed || inDrawer) return null;

  const address = `${config.routes.api}/${collectionSlug}/${id}`;
  const needed = uses.filter((use) => use.needed);

  async function ask() {
    setError(null);
    try {
      setUses(await loadUses(address));
    } catch {
      setUses([]);
      setError(texts.unknown);
    }
    dialog.current?.showModal();
  }

  async function move() {
    setBusy(true);
    setError(null);
    try {
      const answer = await fetch(`${address}?${evenIfUsed}=true&depth=0`, {
        method: 'PATCH',
        credentials: 'same-origin',
        headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
        body: JSON.stringify({ deletedAt: new Date().toISOString() }),
      });
      if (!answer.ok) {
        const { errors } = (await answer.json()) as { errors?: { message: string }[] };
        setError(errors?.[0]?.message ?? texts.unchanged);
        return;
      }
      // Else the form would ask whether it may be left.
      setModified?.(false);
      toast.success(fill(texts.moved, { title }));
      router.push(`${config.routes.admin}/collections/${collectionSlug}`);
    } catch {
      setError(texts.unchanged);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PopupList.Button id="action-trash" onClick={() => void ask()}>
        {texts.move}
      </PopupList.Button>
      {createPortal(
        <dialog ref={dialog} aria-labelledby={heading} className="inbox-dialog inbox-dialog--question">
          <h2 id={heading}>{fill(texts.ask, { title })}</h2>
          <p>{needed.length > 0 ? texts.needed : uses.length > 0 ? texts.used : texts.unused}</p>
          <UsesList language={language} uses={needed.length > 0 ? needed : uses} />
          <DialogActions
            busy={busy}
            cancel={needed.length > 0 ? texts.close : texts.cancel}
            className="inbox-danger"
            {...(needed.length > 0 ? {} : { confirm: busy ? texts.working : texts.move })}
            error={error}
            onCancel={() => dialog.current?.close()}
            onConfirm={() => void move()}
          />
        </dialog>,
        document.body,
      )}
    </>
  );
}

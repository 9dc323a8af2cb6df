'use client';

import { Button, PopupList, useConfig, useDocumentEvents, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { exchangeTexts } from '../catalogue/index.ts';
import { ImportSection } from './import-section.tsx';

/** In the menu of an entry: a file comes back from a translator. It may hold other entries, too, and says which. */
export function ImportItem() {
  const { collectionSlug, docPermissions, id, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const { reportUpdate } = useDocumentEvents();
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = exchangeTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A file that was looked at is none the next time.
  const [opened, setOpened] = useState(0);
  if (!collectionSlug || id === undefined || isTrashed || !docPermissions?.update) return null;

  /** Whoever shows the entry reads it again. */
  function tell(refs: readonly string[]) {
    if (refs.includes(`${collectionSlug}/${id}`))
      reportUpdate({ entitySlug: collectionSlug!, id: id!, operation: 'update', updatedAt: new Date().toISOString() });
  }

  return (
    <>
      <PopupList.Button
        id="action-import-translation"
        onClick={() => {
          setOpened(opened + 1);
          dialog.current?.showModal();
        }}
      >
        {texts.in.menu}
      </PopupList.Button>
      {createPortal(
        <dialog ref={dialog} aria-labelledby={heading} className="inbox-dialog exchange-dialog">
          <h2 id={heading}>{texts.in.dialog}</h2>
          <ImportSection
            adminRoute={config.routes.admin}
            entry={`${collectionSlug}/${id}`}
            key={opened}
            language={language}
            onTaken={tell}
          />
          <div className="inbox-dialog__actions">
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => dialog.current?.close()}
              size="medium"
              type="button"
            >
              {texts.out.cancel}
            </Button>
          </div>
        </dialog>,
        document.body,
      )}
    </>
  );
}

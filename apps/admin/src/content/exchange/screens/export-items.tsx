'use client';

import { pluralText } from '@nasaq/contract';
import { PopupList, useDocumentInfo, useListQuery, useSelection, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { exchangeTexts } from '../catalogue/index.ts';
import type { ExportedEntries } from '../exchange-api.ts';
import { ExportForm } from './export-form.tsx';

/** In the menu of a list: the entries that are picked go out, or where none is, all that the list shows. */
export function ExportListItem() {
  const { collectionSlug, data } = useListQuery();
  const { selected, selectAll } = useSelection();
  const language = interfaceLanguage(useTranslation().i18n);
  const query = new URLSearchParams(
    [...(useSearchParams() ?? [])].filter(([name]) => /^(?:search|sort|where)/u.test(name)),
  );
  const texts = exchangeTexts[language].out;
  if (!collectionSlug) return null;
  const isAll = String(selectAll) === 'allAvailable';
  const picked = isAll ? [] : [...(selected ?? [])].filter(([, isPicked]) => isPicked).map(([id]) => Number(id));
  const count = picked.length || (data?.totalDocs ?? 0);
  const shown = menuNumber(language).format(count);
  return (
    <ExportDialog
      entries={
        picked.length > 0 ? { collection: collectionSlug, ids: picked } : { collection: collectionSlug, listed: true }
      }
      query={`?${query}`}
      told={pluralText(picked.length > 0 ? texts.picked : texts.listed, count, language, shown)}
    />
  );
}

/** In the menu of an entry. */
export function ExportItem() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo();
  if (!collectionSlug || id === undefined || isTrashed) return null;
  return <ExportDialog entries={{ collection: collectionSlug, ids: [Number(id)] }} />;
}

interface Props {
  entries: ExportedEntries;
  query?: string;
  /** How much it is. */
  told?: string;
}

function ExportDialog({ entries, query, told }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = exchangeTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The menu closes and takes along what stands in it: the order is kept as it was when it was opened.
  const [ordered, setOrdered] = useState<Props | null>(null);
  return (
    <>
      <PopupList.Button
        id="action-export-translation"
        onClick={() => {
          setOrdered({ entries, ...(query !== undefined && { query }), ...(told !== undefined && { told }) });
          dialog.current?.showModal();
        }}
      >
        {texts.menu}
      </PopupList.Button>
      {createPortal(
        <dialog ref={dialog} aria-labelledby={heading} className="inbox-dialog inbox-dialog--question">
          <h2 id={heading}>{texts.out.dialog}</h2>
          <ExportForm
            language={language}
            onCancel={() => dialog.current?.close()}
            order={{ entries: [ordered?.entries ?? entries], globals: [] }}
            {...(ordered?.query !== undefined && { query: ordered.query })}
          >
            {ordered?.told && <p>{ordered.told}</p>}
          </ExportForm>
        </dialog>,
        document.body,
      )}
    </>
  );
}

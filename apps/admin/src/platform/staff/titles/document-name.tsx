'use client';

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { interfaceLanguage } from '../interface-language.ts';
import { saidElsewhere, titleElsewhereOf } from './title-elsewhere.ts';

/**
 * Above a view of a document, and in the way back to it: the title of the other language in the place of a number, where
 * the document has none in this one. It draws nothing.
 */
export function OtherDocumentName(): null {
  const { id, initialData } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const menus = interfaceLanguage(useTranslation().i18n);
  const elsewhere = titleElsewhereOf(initialData);
  // Payload calls what has no title by its number.
  const name = elsewhere && title === String(id) ? saidElsewhere(elsewhere, menus) : null;
  useEffect(() => {
    if (!name) return;
    // Payload's own effect, which stands around this one, names it after it.
    const timer = setTimeout(() => setDocumentTitle(name));
    return () => clearTimeout(timer);
  }, [name, setDocumentTitle]);
  return null;
}

'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';

interface EntryAddress {
  /** Of the newest draft in the language that is edited. */
  draft: string;
  /** Of a save that nobody has asked for. */
  autosave: string;
  /** What is on the site. */
  published: string;
  method: 'PATCH' | 'POST';
}

/** Where the entry of the form is read and saved; `null` before it is stored. */
export function useEntryAddress(): EntryAddress | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  if (!globalSlug && id === undefined) return null;
  const path = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;
  const query = `depth=0&fallback-locale=null&locale=${locale}`;
  return {
    draft: `${path}?draft=true&${query}`,
    autosave: `${path}?autosave=true&draft=true&${query}`,
    published: `${path}?${query}`,
    method: globalSlug ? 'POST' : 'PATCH',
  };
}

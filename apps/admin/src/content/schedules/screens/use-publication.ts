'use client';

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Publication } from '../publication.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { publicationTexts } from '../../catalogue/index.ts';

interface UsePublication {
  publication: Publication | null;
  /** Of the document, below the REST interface; null before it is stored. */
  address: string | null;
  busy: boolean;
  /** What a dialog says of its last try, in the language of the menus. */
  error: string | null;
  setError: (error: string | null) => void;
  /** Posts below the document and keeps the publication that it answers. @returns why it was refused; `null` where it is done */
  post: (path: string, body: object) => Promise<string | null>;
  reload: () => void;
}

/** Every part of the screen that tells how the document stands: what one of them changes, all of them tell. */
const readers = new Set<() => void>();

function readAgain(): void {
  for (const read of readers) read();
}

/** Milliseconds in which the host has done what is due: its clock looks every ten seconds. */
const settled = 15_000;
/** Of what a browser can wait for. */
const longestTimer = 2 ** 31 - 1;

/** How the document of the form stands before its readers; read again after each save. */
export function usePublication(): UsePublication {
  const { collectionSlug, globalSlug, hasPublishedDoc, id, lastUpdateTime, unpublishedVersionCount, versionCount } =
    useDocumentInfo();
  const { config } = useConfig();
  const { unchanged } = publicationTexts[interfaceLanguage(useTranslation().i18n)];
  const [publication, setPublication] = useState<Publication | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { api } = config.routes;
  const address = globalSlug
    ? `${api}/globals/${globalSlug}`
    : id === undefined
      ? null
      : `${api}/${collectionSlug}/${id}`;

  const read = useCallback(() => {
    if (!address) return;
    fetch(`${address}/publication`, { credentials: 'same-origin' })
      .then(async (answer) => answer.ok && setPublication((await answer.json()) as Publication))
      // The panel keeps what it knows; saving itself says when the host is away.
      .catch(() => {});
  }, [address]);

  useEffect(read, [read, hasPublishedDoc, lastUpdateTime, unpublishedVersionCount, versionCount]);
  useEffect(() => {
    readers.add(read);
    return () => {
      readers.delete(read);
    };
  }, [read]);

  // What is due is done a moment later, or could not be.
  const due = publication?.schedules.find(({ failed }) => !failed)?.at;
  useEffect(() => {
    const wait = due ? Date.parse(due) + settled - Date.now() : Infinity;
    if (wait > longestTimer) return;
    let timer: ReturnType<typeof setTimeout>;
    const readIn = (milliseconds: number) => {
      timer = setTimeout(() => {
        readAgain();
        readIn(settled);
      }, milliseconds);
    };
    readIn(Math.max(wait, settled));
    return () => clearTimeout(timer);
  }, [due]);

  async function post(path: string, body: object): Promise<string | null> {
    setBusy(true);
    setError(null);
    try {
      const answer = await fetch(`${address}${path}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
      });
      const json = (await answer.json()) as Publication & { error?: { message: string } };
      if (!answer.ok) return json.error?.message ?? unchanged;
      setPublication(json);
      readAgain();
      return null;
    } catch {
      return unchanged;
    } finally {
      setBusy(false);
    }
  }

  return { publication, address, busy, error, setError, post, reload: readAgain };
}

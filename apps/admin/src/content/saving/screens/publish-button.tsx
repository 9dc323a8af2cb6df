'use client';

import { PublishButton as PayloadPublishButton, useDocumentInfo, useLocale } from '@payloadcms/ui';
import type { Locale } from '@nasaq/contract';
import { useEffect } from 'react';
import { useFormBase } from './use-form.ts';

/** The publish button of entries and of the pages that exist once, with its menu: alive while anything waits. */
export function PublishButton() {
  useToldPublication();
  return <PayloadPublishButton />;
}

/**
 * Tells Payload’s own parts of a form what the server has told about the entry. They count versions of the whole entry:
 * a draft of the other language let them say «Published», with a dead button, while a change waited.
 */
export function useToldPublication(): void {
  const publication = useFormBase()?.publication;
  const { hasPublishedDoc, setHasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const { code } = useLocale();
  const own = publication?.languages[code as Locale];
  const isPublic = own === 'published' || own === 'changed';
  const states = Object.values(publication?.languages ?? {});
  const waits = Boolean(publication?.shared) || states.some((state) => state === 'changed' || state === 'draft');

  useEffect(() => {
    if (!publication) return;
    if (hasPublishedDoc !== isPublic) setHasPublishedDoc(isPublic);
    if (unpublishedVersionCount > 0 !== waits) setUnpublishedVersionCount(waits ? 1 : 0);
  }, [
    hasPublishedDoc,
    isPublic,
    publication,
    setHasPublishedDoc,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    waits,
  ]);
}

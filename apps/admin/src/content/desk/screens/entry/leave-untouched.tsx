'use client';

import { newRowId } from '@nasaq/translation';
import { useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type DeskAddress, tellLeft } from '../desk-calls.ts';
import { PresenceProvider } from '../presence/presence-context.tsx';

/**
 * Tells the host when an entry in which nobody has written is left, by a link or with its page: it needs to be kept for
 * nobody. The host looks for itself; the other views of the same entry are no other place.
 *
 * @param isUntouched as far as is known here
 */
export function useLeavingUntouched(at: DeskAddress, isUntouched: () => boolean): void {
  const isUntouchedNow = useEffectEvent(() => isUntouched());
  useEffect(() => {
    const here = location.pathname;
    const left = () => {
      if (isUntouchedNow()) tellLeft(at);
    };
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      const wasUntouched = isUntouchedNow();
      // Where it leads is known as soon as the next screen stands.
      setTimeout(() => {
        if (wasUntouched && !isWithin(entryOf(here), location.pathname)) tellLeft(at);
      });
    };
  }, [at]);
}

/** Without the view of it, `/admin/collections/posts/7`. */
function entryOf(pathname: string): string {
  return pathname.split('/', 5).join('/');
}

function isWithin(entry: string, pathname: string): boolean {
  return pathname === entry || pathname.startsWith(`${entry}/`);
}

/** The CMS's own form of an entry in which nobody has written: somebody is there, and then is not. It draws nothing. */
export function UntouchedForm() {
  const { collectionSlug, id, initialData } = useDocumentInfo();
  const { updatedBy, title, titleElsewhere } = (initialData ?? {}) as Record<string, unknown>;
  if (!collectionSlug || id === undefined || !initialData || updatedBy || title || titleElsewhere) return null;
  return <Seat document={`${collectionSlug}/${id}`} />;
}

function Seat({ document }: { document: string }) {
  const { routes } = useConfig().config;
  const { user } = useAuth();
  const { language } = useTranslation().i18n;
  const [form] = useState(newRowId);
  const at = useMemo<DeskAddress>(
    () => ({ address: `${routes.api}/${document}/desk`, language, user: Number(user?.id ?? 0) }),
    [document, language, routes.api, user?.id],
  );
  useLeavingUntouched(at, always);
  return (
    <PresenceProvider at={at} form={form}>
      {null}
    </PresenceProvider>
  );
}

const always = () => true;

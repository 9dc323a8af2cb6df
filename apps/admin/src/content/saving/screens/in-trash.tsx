'use client';

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import NextLink from 'next/link.js';
import { useSearchParams } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { savingTexts } from '../../catalogue/index.ts';
import './saving.css';

/**
 * Above a list to which the CMS leads from what it does not find at its address: where that lies in the trash, the CMS says
 * that it may never have been.
 */
export function InTrash({ collectionSlug = '' }: { collectionSlug?: string }) {
  const gone = useGone(collectionSlug);
  return gone?.isInTrash ? <InTrashNotice collectionSlug={collectionSlug} id={gone.id} /> : null;
}

export function InTrashNotice({ collectionSlug, id }: { collectionSlug: string; id: string }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  return (
    <p className="saving-news" role="status">
      <span>{texts.inTrash}</span>
      <NextLink href={`${config.routes.admin}/collections/${collectionSlug}/trash/${id}`} prefetch={false}>
        {texts.openInTrash}
      </NextLink>
    </p>
  );
}

interface Gone {
  id: string;
  isInTrash: boolean;
}

/** What the CMS has not found, once it is known whether it lies in the trash. */
export function useGone(collectionSlug: string): Gone | null {
  const id = useSearchParams()?.get('notFound') ?? null;
  const { user } = useAuth();
  const { config } = useConfig();
  const [found, setFound] = useState<Gone | null>(null);
  const address =
    id && user ? `${config.routes.api}/${collectionSlug}/${encodeURIComponent(id)}?trash=true&depth=0` : null;

  useEffect(() => {
    if (!address || !id) return;
    const stop = new AbortController();
    async function look(of: string, at: string) {
      const answer = await fetch(at, { credentials: 'include', signal: stop.signal }).catch(() => null);
      const doc = answer?.ok ? ((await answer.json()) as { deletedAt?: string | null }) : null;
      if (!stop.signal.aborted) setFound({ id: of, isInTrash: Boolean(doc?.deletedAt) });
    }
    void look(id, address);
    return () => stop.abort();
  }, [address, id]);

  return found?.id === id ? found : null;
}

'use client';

import { Banner, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import NextLink from 'next/link.js';
import { useSearchParams } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { savingTexts } from '../../catalogue/index.ts';
import './saving.css';

/** Above a list to which the CMS leads from what it does not find at its address. */
export function InTrash({ collectionSlug = '' }: { collectionSlug?: string }) {
  const gone = useGone(collectionSlug);
  return gone && <GoneNotice collectionSlug={collectionSlug} gone={gone} />;
}

/** That it lies in the trash, or else what the CMS says of it: that it may never have been, which is wrong beside the trash. */
export function GoneNotice({ collectionSlug, gone: { id, isInTrash } }: { collectionSlug: string; gone: Gone }) {
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  if (!isInTrash) return <Banner type="error">{t('error:documentNotFound', { id })}</Banner>;
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

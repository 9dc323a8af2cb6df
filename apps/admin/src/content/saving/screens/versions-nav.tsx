'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { OtherDocumentName } from '../../../platform/staff/titles/document-name.tsx';

/** The way back in the bar at the top, as Payload's own list of versions has it. */
export function VersionsNav({ label }: { label?: string }) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const { setStepNav } = useStepNav();
  const { i18n, t } = useTranslation();

  useEffect(() => {
    const last = { label: label ?? t('version:versions') };
    if (collectionSlug) {
      const plural = getEntityConfig({ collectionSlug }).labels.plural;
      const list = `/admin/collections/${collectionSlug}`;
      setStepNav([{ label: getTranslation(plural, i18n), url: list }, { label: title, url: `${list}/${id}` }, last]);
    } else if (globalSlug) {
      const { label } = getEntityConfig({ globalSlug });
      setStepNav([{ label: getTranslation(label, i18n), url: `/admin/globals/${globalSlug}` }, last]);
    }
  }, [collectionSlug, getEntityConfig, globalSlug, i18n, id, label, setStepNav, t, title]);

  return <OtherDocumentName />;
}

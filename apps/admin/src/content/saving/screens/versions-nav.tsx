'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { interfaceLanguage, menuTags } from '../../../platform/staff/interface-language.ts';
import { OtherDocumentName } from '../../../platform/staff/titles/document-name.tsx';

/** The way back in the bar at the top, as Payload's own list of versions has it. */
export function VersionsNav({
  at,
  label,
}: {
  /** Of a version that is shown, when it was saved: told by the clock of the reader. */
  at?: string;
  label?: string;
}) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const { setStepNav } = useStepNav();
  const { i18n, t } = useTranslation();

  useEffect(() => {
    const versions = label ?? t('version:versions');
    const rest = (document: string) => {
      if (!at) return [{ label: versions }];
      const style = { dateStyle: 'long', timeStyle: 'short' } as const;
      const moment = new Intl.DateTimeFormat(menuTags[interfaceLanguage(i18n)], style).format(new Date(at));
      return [{ label: versions, url: `${document}/versions` }, { label: moment }];
    };
    if (collectionSlug) {
      const plural = getEntityConfig({ collectionSlug }).labels.plural;
      const list = `/admin/collections/${collectionSlug}`;
      const entry = `${list}/${id}`;
      setStepNav([{ label: getTranslation(plural, i18n), url: list }, { label: title, url: entry }, ...rest(entry)]);
    } else if (globalSlug) {
      const { label } = getEntityConfig({ globalSlug });
      const page = `/admin/globals/${globalSlug}`;
      setStepNav([{ label: getTranslation(label, i18n), url: page }, ...rest(page)]);
    }
  }, [at, collectionSlug, getEntityConfig, globalSlug, i18n, id, label, setStepNav, t, title]);

  return <OtherDocumentName />;
}

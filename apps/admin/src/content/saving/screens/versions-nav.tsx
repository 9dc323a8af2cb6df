'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { interfaceLanguage, menuMoment } from '../../../platform/staff/interface-language.ts';

/** The way back in the bar at the top, as Payload's own list of versions has it. */
export function VersionsNav({
  at,
  label,
  name,
}: {
  /** Of a version that is shown, when it was saved: told by the clock of the reader. */
  at?: string;
  label?: string;
  /** What the document is called in the language of the menus (`nameOfNewest`); empty for what has no name of its own. */
  name: string;
}) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { setDocumentTitle, title: asked } = useDocumentTitle();
  const title = name || asked;
  const { getEntityConfig } = useConfig();
  const { setStepNav } = useStepNav();
  const { i18n, t } = useTranslation();

  useEffect(() => {
    const versions = label ?? t('version:versions');
    const rest = (document: string) => {
      if (!at) return [{ label: versions }];
      const moment = menuMoment(at, interfaceLanguage(i18n));
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

  useEffect(() => {
    if (!name || name === asked) return;
    // Payload's own effect, which stands around this one, names it in the language of the content.
    const timer = setTimeout(() => setDocumentTitle(name));
    return () => clearTimeout(timer);
  }, [asked, name, setDocumentTitle]);

  return null;
}

'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { contentLabels } from '../../catalogue/index.ts';

/** To both languages on one screen: as the CMS's own tabs, whose labels know neither our catalogues nor the menus' language. */
export function DeskTab() {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const language = interfaceLanguage(useTranslation().i18n);
  const pathname = usePathname();
  const label = contentLabels.panels.desk[language];
  // What lies in the trash is only read, in the CMS's own form; what is not stored yet has no desk.
  if (isTrashed || (!globalSlug && id === undefined)) return null;
  const document = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  const href = `${config.routes.admin}/${document}/desk`;
  const isActive = pathname === href;
  return (
    <Button
      aria-label={label}
      buttonStyle="tab"
      className={isActive ? 'doc-tab doc-tab--active' : 'doc-tab'}
      disabled={isActive}
      el={isActive ? 'div' : 'link'}
      margin={false}
      size="medium"
      {...(!isActive && { to: href })}
    >
      <span className="doc-tab__label">{label}</span>
    </Button>
  );
}

'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { reviewTexts } from '../../catalogue/index.ts';

export function ReviewTab() {
  const { title } = reviewTexts[interfaceLanguage(useTranslation().i18n)];
  return <ViewTab label={title} path="/review" />;
}

export function HistoryTab() {
  const { history } = reviewTexts[interfaceLanguage(useTranslation().i18n)];
  return <ViewTab label={history} path="/history" />;
}

/** As the CMS's own tabs, whose labels know neither our catalogues nor the menus' language. */
function ViewTab({ label, path }: { label: string; path: string }) {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const pathname = usePathname();
  // What lies in the trash is only read; what is not stored yet has nothing to show.
  if (isTrashed || (!globalSlug && id === undefined)) return null;
  const document = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  const href = `${config.routes.admin}/${document}${path}`;
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

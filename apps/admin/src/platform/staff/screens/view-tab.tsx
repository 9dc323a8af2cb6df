'use client';

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

interface Props {
  label: string;
  /** Behind the address of the document: `/history`; empty for the view that stands there first. */
  path: string;
}

/** To a view of a document: as the CMS's own tabs, whose labels know neither our catalogues nor the menus' language. */
export function ViewTab({ label, path }: Props) {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const pathname = usePathname();
  // What is not stored yet has nothing to show; of what lies in the trash, there is its form and its versions.
  if ((!globalSlug && id === undefined) || (isTrashed && path !== '')) return null;
  const place = isTrashed ? `${collectionSlug}/trash` : collectionSlug;
  const document = globalSlug ? `globals/${globalSlug}` : `collections/${place}/${id}`;
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

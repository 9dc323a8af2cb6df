'use client';

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

interface Props {
  label: string;
  /** Behind the address of the document: `/desk`. */
  path: string;
}

/** To a view of a document: as the CMS's own tabs, whose labels know neither our catalogues nor the menus' language. */
export function ViewTab({ label, path }: Props) {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const pathname = usePathname();
  // What lies in the trash is only read, in the CMS's own form; what is not stored yet has nothing to show.
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

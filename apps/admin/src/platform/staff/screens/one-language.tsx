'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import type { ClientConfig } from 'payload';
import { useEffect, type ReactNode } from 'react';

/**
 * Around every screen of the admin: on those of what has no text in two languages, or shows both at once, the CMS offers
 * another language of the content and a copy into it all the same. `layout.css` takes them away where this says so.
 */
export function OneLanguage({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const pathname = usePathname() ?? '';
  const kind = isOfOneLanguage(config, pathname);
  useEffect(() => {
    if (kind) document.body.dataset.oneLanguage = kind;
    else delete document.body.dataset.oneLanguage;
  }, [kind]);
  return children;
}

function isOfOneLanguage(config: ClientConfig, pathname: string): 'collection' | 'global' | null {
  const [place, slug, document] = pathname.slice(config.routes.admin.length + 1).split('/');
  if (place === 'globals') {
    const global = config.globals.find((one) => one.slug === slug);
    return global && !hasLocalized(global.fields) ? 'global' : null;
  }
  const collection = place === 'collections' && config.collections.find((one) => one.slug === slug);
  if (!collection) return null;
  // The list of what shows both on its form shows one of them. Who is signed out is told of users alone, and not how they
  // are shown: they are on their way to the sign-in.
  const showsBoth = Boolean(collection.admin?.disableCopyToLocale) && document !== undefined && document !== 'trash';
  return showsBoth || !hasLocalized(collection.fields) ? 'collection' : null;
}

/** Anywhere in fields, tabs and blocks. */
function hasLocalized(nodes: readonly unknown[]): boolean {
  return nodes.some((node) => {
    if (typeof node !== 'object' || node === null) return false;
    const { blockReferences, blocks = [], fields = [], localized, tabs = [] } = node as Nested;
    return Boolean(localized) || Boolean(blockReferences?.length) || hasLocalized([...fields, ...tabs, ...blocks]);
  });
}

interface Nested {
  localized?: boolean;
  fields?: unknown[];
  tabs?: unknown[];
  blocks?: unknown[];
  /** To what stands elsewhere in the config. */
  blockReferences?: unknown[];
}

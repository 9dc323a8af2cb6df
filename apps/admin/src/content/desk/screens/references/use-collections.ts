import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';

/** A collection to which fields refer. */
export interface CollectionInfo {
  slug: string;
  /** The field that names its documents. */
  title: string;
  /** What one of them is called, in the language of the menus. */
  label: string;
}

/** Collections by their slugs; the same object each time. */
export function useCollections(): (slug: string) => CollectionInfo {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return useMemo(() => collectionsFrom(getEntityConfig, i18n as Words), [getEntityConfig, i18n]);
}

type Config = ReturnType<typeof useConfig>;
type Words = Parameters<typeof getTranslation>[1];

function collectionsFrom(getEntityConfig: Config['getEntityConfig'], i18n: Words): (slug: string) => CollectionInfo {
  const known = new Map<string, CollectionInfo>();
  return (slug) => {
    const config = getEntityConfig({ collectionSlug: slug as 'media' });
    const info = known.get(slug) ?? {
      slug,
      title: config?.admin?.useAsTitle ?? 'id',
      label: config?.labels?.singular ? String(getTranslation(config.labels.singular, i18n)) : slug,
    };
    known.set(slug, info);
    return info;
  };
}

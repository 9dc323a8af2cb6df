'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';

/** The name of a collection as its list has it, for the slug that the audit trail keeps. */
export function KindCell({ cellData }: { cellData?: string | null }) {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const collection = cellData ? getEntityConfig({ collectionSlug: cellData }) : null;
  return <span>{collection ? getTranslation(collection.labels.plural, i18n) : cellData}</span>;
}

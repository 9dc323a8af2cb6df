'use client';

import { DefaultCell, useConfig, useTranslation } from '@payloadcms/ui';
import { formatDocTitle } from '@payloadcms/ui/shared';
import type { CollectionSlug, RelationshipFieldClient, UploadFieldClient } from 'payload';
import { Fragment } from 'react';
import { interfaceLanguage } from '../interface-language.ts';
import { type CellProps, ListCell } from './list-cell.tsx';
import { keyOf, useNames, type Reference } from './use-names.ts';

type Props = CellProps<RelationshipFieldClient | UploadFieldClient>;

/** Names in one cell at most. */
const mostNames = 3;

/** Documents that a field refers to, by their names, in every row from the start: «none» is said where there is none. */
export function NamesCell(cell: Props) {
  const { cellData, field } = cell;
  const references = referencesOf(cellData, field.relationTo);
  return <ListCell cell={cell} shown={references.length > 0 ? <Names {...{ field, references }} /> : null} />;
}

function referencesOf(value: unknown, relationTo: string | string[]): Reference[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => referencesOf(one, relationTo));
  if (typeof value !== 'object') return [{ collection: String(relationTo), id: value as number | string }];
  if ('relationTo' in value && 'value' in value) return referencesOf(value.value, String(value.relationTo));
  return 'id' in value ? referencesOf(value.id, relationTo) : [];
}

function Names({ field, references }: { field: Props['field']; references: readonly Reference[] }) {
  const { i18n, t } = useTranslation();
  const shown = references.slice(0, mostNames);
  const rows = useNames(shown);
  const between = interfaceLanguage(i18n) === 'ar' ? '، ' : ', ';
  return (
    <span>
      {shown.map((reference, place) => (
        <Fragment key={keyOf(reference)}>
          {place > 0 && between}
          <Name field={field} reference={reference} row={rows.get(keyOf(reference))} />
        </Fragment>
      ))}
      {references.length > shown.length &&
        t('fields:itemsAndMore', { count: references.length - shown.length, items: '' })}
    </span>
  );
}

interface NameProps {
  field: Props['field'];
  reference: Reference;
  row: Record<string, unknown> | null | undefined;
}

function Name({ field, reference, row }: NameProps) {
  const { config, getEntityConfig } = useConfig();
  const { i18n, t } = useTranslation();
  if (row === undefined) return `${t('general:loading')}…`;
  // It was deleted, or is not for this reader: that it has no title is not known.
  if (row === null) return <bdi>{`ID: ${reference.id}`}</bdi>;
  const collectionSlug = reference.collection as CollectionSlug;
  const collection = getEntityConfig({ collectionSlug });
  const title = formatDocTitle({
    collectionConfig: collection!,
    data: row as never,
    dateFormat: config.admin.dateFormat,
    fallback: `${t('general:untitled')} - ID: ${reference.id}`,
    i18n,
  });
  if (field.type !== 'upload') return <bdi>{title}</bdi>;
  // As the list of files itself shows one.
  const file = { name: 'filename', type: 'text', admin: {} } as never;
  return <DefaultCell cellData={title} collectionSlug={collectionSlug} field={file} rowData={row as never} />;
}

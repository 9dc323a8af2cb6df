import type { DefaultServerCellComponentProps } from 'payload';
import Link from 'next/link.js';

/** The subject in its own direction, which leads to the mail. */
export function SubjectCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  return (
    <Link href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      <bdi>{String(cellData ?? '')}</bdi>
    </Link>
  );
}

import type { DefaultServerCellComponentProps } from 'payload';
import Link from 'next/link.js';

/** The reference, which leads to its document from whichever column it stands in. */
export function ReferenceCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  return (
    <Link href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      <bdi className="inbox-reference" dir="ltr">
        {String(cellData)}
      </bdi>
    </Link>
  );
}

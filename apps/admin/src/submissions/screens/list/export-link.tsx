'use client';

import type { SubmissionKind } from '@nasaq/contract';
import { useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';

/** Downloads what the list shows, with the filter and search that its address has at the moment. */
export function ExportLink({ kind, label }: { kind: SubmissionKind; label: string }) {
  const { config } = useConfig();
  const query = new URLSearchParams(
    [...(useSearchParams() ?? [])].filter(([name]) => name === 'search' || name.startsWith('where')),
  );
  return (
    <a className="inbox-folders__export" download href={`${config.routes.api}/${kind}/export?${query}`}>
      {label}
    </a>
  );
}

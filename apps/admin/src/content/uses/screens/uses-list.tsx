'use client';

import type { Locale } from '@nasaq/contract';
import { useConfig } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useEffect, useState } from 'react';
import type { Use } from '../use.ts';
import { removalTexts } from '../../catalogue/index.ts';

interface Props {
  language: Locale;
  uses: readonly Use[];
}

/** The entries that use a document, each with the field that names it. */
export function UsesList({ language, uses }: Props) {
  const { config } = useConfig();
  return (
    <ul className="uses-list">
      {uses.map(({ collection, field, id, title }) => (
        <li key={`${collection}-${id}-${field}`}>
          <Link href={`${config.routes.admin}/collections/${collection}/${id}`} prefetch={false}>
            <bdi>{title || removalTexts[language].untitled}</bdi>
          </Link>{' '}
          <span className="inbox-quiet">{field}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a document is used: `null` until it is known. @param address of the document, below the REST interface */
export function useUses(address: string | null): readonly Use[] | 'unknown' | null {
  const [uses, setUses] = useState<readonly Use[] | 'unknown' | null>(null);
  useEffect(() => {
    let left = false;
    if (address)
      loadUses(address).then(
        (found) => left || setUses(found),
        () => left || setUses('unknown'),
      );
    return () => {
      left = true;
    };
  }, [address]);
  return uses;
}

/** Asks the admin host where a document is used. @throws where it cannot be told */
export async function loadUses(address: string): Promise<Use[]> {
  const answer = await fetch(`${address}/uses`, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`Uses: ${answer.status}`);
  return ((await answer.json()) as { uses: Use[] }).uses;
}

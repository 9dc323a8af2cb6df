'use client';

import type { Locale } from '@nasaq/contract';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useEffect, useState } from 'react';
import type { Use } from '../use.ts';
import { removalTexts } from '../../catalogue/index.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';

interface Props {
  language: Locale;
  uses: readonly Use[];
}

/** What uses a document, each with the field that names it. */
export function UsesList({ language, uses }: Props) {
  const { config } = useConfig();
  return (
    <ul className="uses-list">
      {uses.map(({ field, id, slug, title }) => (
        <li key={`${slug}-${id}-${field}`}>
          <Link
            href={`${config.routes.admin}/${id === null ? `globals/${slug}` : `collections/${slug}/${id}`}`}
            prefetch={false}
          >
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

/** Beside a stored document: what uses it. */
export function UsedIn() {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = removalTexts[language];
  const uses = useUses(id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`);

  if (!uses) return null;
  return (
    <section aria-label={texts.usedIn} className="used-in">
      <h2>{texts.usedIn}</h2>
      {uses === 'unknown' ? (
        <p className="inbox-quiet">{texts.unknown}</p>
      ) : uses.length === 0 ? (
        <p className="inbox-quiet">{texts.nowhere}</p>
      ) : (
        <UsesList language={language} uses={uses} />
      )}
    </section>
  );
}

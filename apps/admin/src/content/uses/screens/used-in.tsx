'use client';

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { removalTexts } from '../../catalogue/index.ts';
import { UsesList, useUses } from './uses-list.tsx';

/** Beside a stored document: the entries that use it. */
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

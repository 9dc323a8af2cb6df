'use client';

import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import type { MouseEvent } from 'react';
import { staffLabels } from '../catalogue/index.ts';
import { interfaceLanguage } from '../interface-language.ts';
import { callTexts } from './screen-texts.ts';

interface Props {
  collection: string;
  label: string;
}

/**
 * Downloads what a list shows, with the filter and search that its address has at the moment. Whether the password was
 * shown of late is asked before: a refusal of the download itself could be shown to nobody.
 */
export function ExportLink({ collection, label }: Props) {
  const { config } = useConfig();
  const language = interfaceLanguage(useTranslation().i18n);
  const query = new URLSearchParams(
    [...(useSearchParams() ?? [])].filter(([name]) => name === 'search' || name.startsWith('where')),
  );
  const address = `${config.routes.api}/${collection}/export?${query}`;

  async function begin(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const asked = `${config.routes.api}/${config.admin.user}/proved`;
    const answer = await fetch(asked, { credentials: 'same-origin' }).catch(() => null);
    // Who would rather not show the password has decided so.
    if (answer?.status === 403) return;
    if (!answer?.ok) {
      toast.error(callTexts[language].unanswered);
      return;
    }
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: '' });
    link.click();
  }

  return (
    <a className="inbox-folders__export" download href={address} onClick={(event) => void begin(event)}>
      {label}
    </a>
  );
}

/** Above the audit trail. */
export function ActsExport() {
  const language = interfaceLanguage(useTranslation().i18n);
  return (
    <p>
      <ExportLink collection="acts" label={staffLabels.acts.exportCsv[language]} />
    </p>
  );
}

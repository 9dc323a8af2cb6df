'use client';

import { useConfig } from '@payloadcms/ui';

/**
 * Begins the download of a bundle once the password has been shown: a refusal of the download itself could be shown to
 * nobody.
 * @returns `failed` where the host does not answer; `refused` where its reader was asked for the password and shows none
 */
export function useDownload(): (address: string) => Promise<'failed' | 'refused' | 'started'> {
  const { config } = useConfig();
  return async (address) => {
    const asked = `${config.routes.api}/${config.admin.user}/proved`;
    const answer = await fetch(asked, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.status === 403) return 'refused';
    if (!answer?.ok) return 'failed';
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: '' });
    link.click();
    return 'started';
  };
}

'use client';

import { useConfig } from '@payloadcms/ui';

/**
 * Whether whoever downloads something has shown the password of late: a refusal of the download itself could be shown to
 * nobody.
 * @returns `failed` where the host does not answer; `refused` where its reader was asked for the password and shows none
 */
export function useProved(): () => Promise<'failed' | 'refused' | 'proved'> {
  const { config } = useConfig();
  return async () => {
    const asked = `${config.routes.api}/${config.admin.user}/proved`;
    const answer = await fetch(asked, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.status === 403) return 'refused';
    return answer?.ok ? 'proved' : 'failed';
  };
}

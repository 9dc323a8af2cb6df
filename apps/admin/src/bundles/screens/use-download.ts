'use client';

import { useProved } from '../../platform/staff/screens/use-proved.ts';

/** Begins the download of a bundle once the password has been shown. */
export function useDownload(): (address: string) => Promise<'failed' | 'refused' | 'started'> {
  const proved = useProved();
  return async (address) => {
    const outcome = await proved();
    if (outcome !== 'proved') return outcome;
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: '' });
    link.click();
    return 'started';
  };
}

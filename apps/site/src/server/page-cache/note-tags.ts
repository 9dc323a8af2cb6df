import { contentTagsHeader } from '@nasaq/contract';
import type { Fetcher } from '../../features/api/send.ts';
import { askAdmin } from '../ask-admin.ts';

/** Asks the admin host, and gathers from which content it has made its answers. */
export function notingTags(tags: Set<string>): Fetcher {
  return async (url, init) => {
    const response = await askAdmin(url, init);
    for (const tag of (response.headers.get(contentTagsHeader) ?? '').split(' ').filter(Boolean)) tags.add(tag);
    return response;
  };
}

import { contentTagsHeader } from '@nasaq/contract';
import { askAdmin } from '../../api/ask-admin.server.ts';
import type { Fetcher } from '../../api/send.ts';

/** What a page was made from. */
export interface Sources {
  /** Content of the admin host's answers. */
  tags: Set<string>;
  /** Whether the admin host could not answer one of the calls; a page may do without some. */
  failed: boolean;
}

export function noSources(): Sources {
  return { tags: new Set(), failed: false };
}

/** Asks the admin host, and notes what it has made its answers from. */
export function notingSources(sources: Sources): Fetcher {
  return async (url, init) => {
    try {
      const response = await askAdmin(url, init);
      for (const tag of (response.headers.get(contentTagsHeader) ?? '').split(' ').filter(Boolean))
        sources.tags.add(tag);
      if (response.status >= 500 || response.status === 429) sources.failed = true;
      return response;
    } catch (error) {
      sources.failed = true;
      throw error;
    }
  };
}

import type { Changes, Purge } from '@nasaq/contract';
import { createApi } from '../../api/client.ts';
import type { PageCache } from './page-cache.ts';

const interval = 15_000;

export interface ChangeFollower {
  /** A purge has arrived; resolves when it will hold for later processes of this site too. */
  told(purge: Purge): Promise<void>;
  close(): void;
}

/**
 * Keeps the cache in step with the admin host's count of changes. A purge that did not arrive, because one of the two
 * was down or the network was, shows as a gap in the count: then everything is forgotten, and may be withdrawn. Asked
 * every 15 s, and told at once otherwise.
 * @param known the count that what is kept accounts for, from an earlier process; `null` = none
 */
export function followChanges(
  cache: Pick<PageCache, 'purge'>,
  adminUrl: string,
  known: number | null = null,
): ChangeFollower {
  const ended = new AbortController();
  const api = createApi({ locale: 'en', base: adminUrl, signal: ended.signal });

  async function look(): Promise<void> {
    const before = known;
    // Away: what is kept is good enough until it is back and says what has changed.
    const changes = await api.get<'changes', Changes>('changes').catch(() => null);
    // Told meanwhile: this answer may be the older one.
    if (!changes || known !== before || known === changes.sequence) return;
    known = changes.sequence;
    // At the first look too: pages that were made before it may have missed a change.
    await cache.purge({ tags: null, withdrawn: null, sequence: known }).catch((error: unknown) => console.error(error));
  }

  void look();
  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return {
    told({ tags, withdrawn, first, last }) {
      const complete = known !== null && first !== null && first <= known + 1;
      if (last !== null) known = Math.max(known ?? 0, last);
      return cache.purge({ sequence: known, ...(complete ? { tags, withdrawn } : { tags: null, withdrawn: null }) });
    },
    close() {
      clearInterval(timer);
      ended.abort();
    },
  };
}

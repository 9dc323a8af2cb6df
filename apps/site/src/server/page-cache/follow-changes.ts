import type { Changes, Purge } from '@nasaq/contract';
import { createApi } from '../../features/api/client.ts';
import type { PageCache } from './page-cache.ts';

const interval = 15_000;

export interface ChangeFollower {
  /** A purge has arrived. */
  told(purge: Purge): void;
  close(): void;
}

/**
 * Keeps the cache in step with the admin host's count of changes. A purge that did not arrive, because one of the two
 * was down or the network was, shows as a gap in the count: then everything is forgotten. Asked every 15 s, and told
 * at once otherwise.
 */
export function followChanges(cache: Pick<PageCache, 'purge'>, adminUrl: string): ChangeFollower {
  const ended = new AbortController();
  const api = createApi({ locale: 'en', base: adminUrl, signal: ended.signal });
  let known: number | null = null;

  async function look(): Promise<void> {
    const before = known;
    try {
      const { sequence } = await api.get<'changes', Changes>('changes');
      // Told meanwhile: this answer may be the older one.
      if (known !== before) return;
      // At the first look too: pages that were made before it may have missed a change.
      if (known !== sequence) cache.purge(null);
      known = sequence;
    } catch {
      // Away: what is kept is good enough until it is back and says what has changed.
    }
  }

  void look();
  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return {
    told({ tags, first, last }) {
      const complete = known !== null && first !== null && first <= known + 1;
      cache.purge(complete ? tags : null);
      if (last !== null) known = Math.max(known ?? 0, last);
    },
    close() {
      clearInterval(timer);
      ended.abort();
    },
  };
}

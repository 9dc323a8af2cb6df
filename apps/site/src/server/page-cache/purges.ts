import { log } from '@nasaq/logging';
import { type Changes, type Purge, purgePath, purgeSchema, purgeSignatureHeader } from '@nasaq/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createApi } from '../../api/client.ts';
import type { PageCache } from './page-cache.ts';

const maxBody = 16_384;
/** Milliseconds; a recorded purge that is sent again would only cost a rendering, but need not be taken. */
const maxAge = 5 * 60_000;

/**
 * The admin host's word that content has changed, answered once it holds for a site that is started again too: what is
 * not answered is sent again. Without a common secret nobody is believed.
 * @param readSecrets asked each time: the admin host makes the first one after the site has started, and may change it
 */
export function receivePurge(follower: ChangeFollower, readSecrets: () => string[]): Hono {
  const limit = bodyLimit({ maxSize: maxBody, onError: (c) => c.body(null, 413) });
  return new Hono().post(purgePath, limit, async (c) => {
    const body = await c.req.text();
    const signature = c.req.header(purgeSignatureHeader) ?? '';
    if (!readSecrets().some((secret) => isSigned(body, signature, secret))) return c.body(null, 403);
    const purge = purgeSchema.safeParse(parse(body));
    if (!purge.success || Math.abs(Date.now() - purge.data.at) > maxAge) return c.body(null, 400);
    await follower.told(purge.data);
    return c.body(null, 204);
  });
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

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
    await cache.purge({ tags: null, withdrawn: null, sequence: known }).catch((error: unknown) => log.failure(error));
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

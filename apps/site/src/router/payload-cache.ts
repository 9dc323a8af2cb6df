import { clientTimeout } from '@nasaq/contract';
import { isPayload, type Payload, payloadUrl } from './payload.ts';

const lifetime = 5 * 60_000;
const maxEntries = 100;

export interface PayloadCache {
  /** The outcome of an address below this origin; a failure rejects and is not remembered. */
  load(pathname: string, search: string): Promise<Payload>;
  clear(): void;
}

/**
 * Payloads by URL: one request for all who ask at the same time, successes kept for five minutes. What the server marks
 * `no-store`, as the state of somebody's order, is asked for each time.
 */
export function createPayloadCache(
  fetcher: typeof fetch = (...request) => fetch(...request),
  now = Date.now,
): PayloadCache {
  const entries = new Map<string, { payload: Promise<Payload>; until: number }>();

  return {
    load(pathname, search) {
      const url = payloadUrl(pathname, search);
      const known = entries.get(url);
      if (known && known.until > now()) return known.payload;
      const fetched = fetchPayload(url, fetcher);
      const payload = fetched.then((answer) => answer.payload);
      const entry = { payload, until: now() + lifetime };
      entries.delete(url);
      entries.set(url, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      const forget = () => {
        if (entries.get(url) === entry) entries.delete(url);
      };
      fetched.then(({ keep }) => keep || forget(), forget);
      return payload;
    },
    clear: () => entries.clear(),
  };
}

/** A 404 or a redirect is an outcome like any other; what the server could not answer is a failure. */
async function fetchPayload(url: string, fetcher: typeof fetch): Promise<{ payload: Payload; keep: boolean }> {
  const response = await fetcher(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(clientTimeout),
  });
  const body: unknown = await response.json();
  if (!isPayload(body) || response.status >= 500) throw new Error(`${url}: ${response.status}`);
  const isPersonal = response.headers.get('cache-control')?.includes('no-store') === true;
  return { payload: body, keep: body.kind === 'page' && !isPersonal };
}

/** The browser's one payload cache, shared by navigation and preloading. */
export const payloads = createPayloadCache();

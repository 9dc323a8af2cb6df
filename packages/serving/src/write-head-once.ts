import type { ServerResponse } from 'node:http';
import type { Variant } from './representation.ts';

/** A head as Node has made it, with its `Date`. */
interface Head {
  text: string;
  /** Since 1970, in which it was made: as long as its date is right. */
  second: number;
}

/** What Node keeps of an answer, and says nothing of in its documentation. */
interface Inner {
  _header: string | null;
}

const made = new WeakMap<Variant, Map<readonly string[], Head>>();
/** Of one variant; callers have few. */
const maxHeads = 16;
const keepsAlive = '\r\nConnection: keep-alive\r\n';

/**
 * `writeHead(200, …)` that lets Node make the head of a variant once in a second: to check and join its sixteen lines
 * costs a quarter of a kept answer. Only for GET, whose connection stays open; otherwise the ordinary way.
 */
export function writeHeadOnce(response: ServerResponse, variant: Variant, more: readonly string[]): void {
  const second = Math.floor(Date.now() / 1_000);
  const inner = response as unknown as Inner;
  const heads = made.get(variant);
  const head = heads?.get(more);
  if (head?.second === second && response.shouldKeepAlive) {
    inner._header = head.text;
    return;
  }
  response.writeHead(200, variant.flatHeaders.concat(more));
  if (!inner._header?.includes(keepsAlive)) return;
  const fresh = { text: inner._header, second };
  if (!heads || heads.size >= maxHeads) made.set(variant, new Map([[more, fresh]]));
  else heads.set(more, fresh);
}

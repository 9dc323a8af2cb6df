import { Semaphore, limitKey, senderReader, TokenBuckets } from '@nasaq/serving';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Env } from '../platform/env.ts';
import { measured } from './observe-site.ts';

/** Pages that may wait to be made; who comes after them is told to come back. */
const queueLimit = 200;
/** Milliseconds; longer than any page takes to make, unless the admin host hangs. */
const waitTimeout = 15_000;

/**
 * The limits of what is not answered from memory. One address has so many pages a minute made for it, all together have
 * a few made at once, and the processor is given to one of them after the other, with a turn for what came meanwhile:
 * a form that passes through does not wait for more than one rendering.
 */
export class UncachedWork {
  private readonly buckets: TokenBuckets;
  private readonly senderOf: ReturnType<typeof senderReader>;
  private readonly pages: Semaphore;
  private readonly renderings = new Semaphore({ permits: 1, queueLimit: 500, waitTimeout });

  constructor({ UNCACHED_PER_ADDRESS, UNCACHED_AT_ONCE, TRUSTED_PROXIES }: Env) {
    this.buckets = new TokenBuckets(UNCACHED_PER_ADDRESS);
    this.senderOf = senderReader(TRUSTED_PROXIES);
    this.pages = new Semaphore({ permits: UNCACHED_AT_ONCE, queueLimit, waitTimeout });
  }

  /** 0 for who may have one more made, which is counted; else the seconds until it may be asked for again. */
  admit(c: Context): number {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    // No connection, as in tests: nobody to tell from others.
    if (!incoming) return 0;
    const { address } = this.senderOf(incoming.socket.remoteAddress, c.req.header('x-forwarded-for'));
    return this.buckets.take(limitKey(address));
  }

  /** The answer to who asks for too many pictures; `null` for who may have one more, which is counted. */
  refusePicture(c: Context): Response | null {
    const wait = this.admit(c);
    if (wait === 0) return null;
    return c.text('Too many requests', 429, { 'Retry-After': String(wait), 'Cache-Control': 'no-store' });
  }

  /**
   * Makes a page: loads and renders it.
   * @throws {SemaphoreFull}
   */
  make<T>(work: () => Promise<T>): Promise<T> {
    return this.pages.run(work);
  }

  /** Does what keeps the processor busy for some milliseconds. */
  render<T>(work: () => T | Promise<T>): Promise<T> {
    return this.renderings.run(() => measured(work));
  }
}

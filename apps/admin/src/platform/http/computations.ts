import { limitKey, Semaphore, SemaphoreFull, TokenBuckets, type Sender } from '@nasaq/serving';
import { env } from '../../env.ts';
import { ApiError } from './error.ts';

/** Answers that may wait to be computed; who comes after them is told to come back. */
const queueLimit = 500;
/** Milliseconds; the site waits for ten seconds. */
const waitTimeout = 9_000;
/** Seconds after which the crowd may have gone. */
const retryAfter = 5;

/**
 * The limits of what the API does not answer from memory. One address has so many answers a minute computed for it; all
 * together have a few computed at once, so that forms find processor and database free.
 */
export class Computations {
  private readonly buckets: TokenBuckets;
  private readonly semaphore: Semaphore;

  constructor(perAddress = env.uncachedPerAddress, atOnce = env.uncachedAtOnce) {
    this.buckets = new TokenBuckets(perAddress);
    this.semaphore = new Semaphore({ permits: atOnce, queueLimit, waitTimeout });
  }

  /**
   * For an answer that would be computed next. What the site asks for everybody's pages is not counted: it has limits of
   * its own.
   * @throws {ApiError} `too_many_requests`
   */
  admit({ address, isVisitor }: Sender): void {
    if (!isVisitor) return;
    const seconds = this.buckets.take(limitKey(address));
    if (seconds > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: seconds });
  }

  /** @throws {ApiError} `unavailable` where too many are waiting already */
  async compute<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.semaphore.run(work);
    } catch (error) {
      if (!(error instanceof SemaphoreFull)) throw error;
      throw Object.assign(new ApiError('unavailable', undefined, { retryAfter }), { cause: error });
    }
  }
}

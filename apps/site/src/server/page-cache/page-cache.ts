import { log } from '@nasaq/logging';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from '../../platform/responses.ts';
import type { PageCopies } from './page-copies.ts';
import type { Withdrawn } from './withdrawals.ts';
import { isLocale, type Locale } from '@nasaq/contract';
import { encodings, Representation } from '@nasaq/serving';

export type CacheOutcome = 'hit' | 'stale' | 'miss';

/** A cached page that is no longer fresh is still answered, while it is made anew. */
interface Cached {
  page: EncodedPage;
  /** Epoch milliseconds. */
  freshUntil: number;
  /** Somebody has come after the reader for whom it was made. */
  readAgain: boolean;
}

/** What a change leaves of the cached pages. */
export interface Outdated {
  /** Content that is another now; `null` = everything. */
  tags: readonly string[] | null;
  /** Content of which something was taken back: what was made from it is not answered even where nothing newer can be made. */
  withdrawn: Withdrawn;
  /** The admin host's number of the change; `null` = not known. */
  sequence: number | null;
}

/** Content as a set of tags; `null` = everything. */
type Tags = ReadonlySet<string> | null;

export interface PageCacheOptions {
  /** Makes the page of a key. Errors are answers too; it rejects only for what nobody foresaw. */
  produce: (key: string) => Promise<PageAnswer>;
  copies: PageCopies;
  maxBytes: number;
  /** Milliseconds. Some pages depend on the date, as a job that closes: none is fresh for ever. */
  freshFor?: number;
  /** Milliseconds after that in which it is still answered while it is made anew; then its reader waits for the new one. */
  staleFor?: number;
  /** Milliseconds before a page that could not be made anew is tried again. */
  retryAfter?: number;
}

export interface CacheAnswer {
  outcome: CacheOutcome;
  page: EncodedPage;
}

/**
 * Pages as they go over the wire, cached until their content changes. One rendering per key however many ask at once;
 * bounded by bytes, the longest unread goes first.
 */
export class PageCache {
  private readonly cached: LRUCache<string, Cached>;
  private readonly making = new Map<string, Promise<CacheAnswer>>();
  private readonly options: Required<PageCacheOptions>;
  /** Pages in the making, also those that were begun before a purge. */
  private running = 0;
  /** Purges that they have to know of. */
  private purges: { changed: Tags; withdrawn: Tags }[] = [];

  constructor(options: PageCacheOptions) {
    this.options = { freshFor: 60_000, staleFor: 10 * 60_000, retryAfter: 5_000, ...options };
    this.cached = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ page }) => page.bytes });
  }

  /** A cached page at once, or nothing; a page that is not fresh starts being made anew. */
  peek(key: string): CacheAnswer | undefined {
    const cached = this.cached.get(key);
    if (!cached) return undefined;
    if (!cached.readAgain) {
      cached.readAgain = true;
      this.options.copies.readAgain(key);
    }
    const now = Date.now();
    // It stays in case that no new one can be made.
    if (cached.freshUntil + this.options.staleFor < now) return undefined;
    if (cached.freshUntil > now) return { outcome: 'hit', page: cached.page };
    // A failure is answered to nobody here: the cached page stays.
    void this.make(key).catch((error: unknown) => log.failure(error));
    return { outcome: 'stale', page: cached.page };
  }

  /** Whether a page is there, or being made for somebody else: to ask for it costs nothing. */
  isAtHand(key: string): boolean {
    return this.making.has(key) || this.peek(key) !== undefined;
  }

  /** The cached page, else a new one. */
  async answer(key: string): Promise<CacheAnswer> {
    return this.peek(key) ?? this.make(key);
  }

  /**
   * Forgets the pages that are outdated, at once.
   * @returns once no later process will answer with what was withdrawn
   */
  purge({ tags, withdrawn, sequence }: Outdated): Promise<void> {
    const changed: Tags = tags && new Set(tags);
    if (this.running > 0) this.purges.push({ changed, withdrawn: withdrawn && new Set(withdrawn) });
    // Who asks from now on must not get a page that was begun before.
    this.making.clear();
    for (const [key, { page }] of this.cached.entries()) {
      if (concerns(changed, page)) this.cached.delete(key);
    }
    return this.options.copies.withdraw(withdrawn, sequence);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.cached.size, bytes: this.cached.calculatedSize };
  }

  private make(key: string): Promise<CacheAnswer> {
    const running = this.making.get(key);
    if (running) return running;
    this.running += 1;
    const making = this.makeOnce(key).finally(() => {
      this.running -= 1;
      if (this.running === 0) this.purges = [];
      if (this.making.get(key) === making) this.making.delete(key);
    });
    this.making.set(key, making);
    return making;
  }

  private async makeOnce(key: string): Promise<CacheAnswer> {
    const purgesBefore = this.purges.length;
    const answer = await this.options.produce(key);
    if (!answer.complete) return this.fallBack(key, answer, purgesBefore);
    const page = await encodePage(answer, answer.keep, this.cached.peek(key)?.page);
    const old = this.purges.slice(purgesBefore).some(({ changed }) => concerns(changed, page));
    // What is old leaves alone what was made since.
    if (old) return { outcome: 'miss', page };
    if (answer.keep) {
      this.cached.set(key, { page, freshUntil: Date.now() + this.options.freshFor, readAgain: false });
      this.options.copies.write(key, answer);
    } else {
      this.cached.delete(key);
      this.options.copies.remove(key);
    }
    return { outcome: 'miss', page };
  }

  /** What could not be made anew is answered as it was last: from memory, else from its copy on disk. */
  private async fallBack(key: string, failure: PageAnswer, purgesBefore: number): Promise<CacheAnswer> {
    const freshUntil = Date.now() + this.options.retryAfter;
    const known = this.cached.peek(key)?.page ?? (await this.readCopy(key));
    const purges = this.purges.slice(purgesBefore);
    if (!known || purges.some(({ withdrawn }) => concerns(withdrawn, known)))
      return { outcome: 'miss', page: await encodePage(failure, false) };
    this.cached.set(key, { page: known, freshUntil, readAgain: true });
    return { outcome: 'stale', page: known };
  }

  private async readCopy(key: string): Promise<EncodedPage | null> {
    const copy = await this.options.copies.read(key);
    return copy && encodePage(copy, true);
  }
}

function concerns(changed: Tags, page: EncodedPage): boolean {
  return changed === null || [...changed].some((tag) => page.tags.has(tag));
}

/** Headers and bookkeeping of a page, roughly. */
const overhead = 2_048;

/** An answer that is ready to be written to a socket, in every encoding. */
export interface EncodedPage {
  status: number;
  content: Representation;
  tags: ReadonlySet<string>;
  /** Of a page, which decides the reader's language; `null` for a payload, since it may be a mere preload. */
  locale: Locale | null;
  /** What it takes in memory. */
  bytes: number;
}

/**
 * @param forMany compresses it once for all readers; else it is compressed as the one who asked takes it
 * @param before what was cached of it: most pages that are made anew say the same, and are packed tightly by then
 */
export async function encodePage(
  { status, headers, body, tags }: PageAnswer,
  forMany: boolean,
  before?: EncodedPage,
): Promise<EncodedPage> {
  const { 'Content-Type': type = 'text/plain', ...others } = headers;
  const plain = Buffer.from(body);
  const content = before?.content.isOf(plain, type, others) ? before.content : new Representation(plain, type, others);
  const variants = await Promise.all((forMany ? encodings : []).map((encoding) => content.encoded(encoding)));
  const bytes = variants.reduce((sum, variant) => sum + variant.body.length, overhead);
  const language = type.startsWith('text/html') ? (headers['Content-Language'] ?? '') : '';
  return { status, content, tags: new Set(tags), locale: isLocale(language) ? language : null, bytes };
}

import { apiVersion, contentTagsHeader, localeHeader, type Locale } from '@nasaq/contract';
import { metrics } from '@nasaq/metrics';
import { Representation } from '@nasaq/serving';
import { LRUCache } from 'lru-cache';

interface Cached {
  answer: Representation;
  /** Epoch milliseconds after which it is computed again: some answers depend on the date, as a job that closes. */
  freshUntil: number;
}

const freshFor = 60_000;
/** Headers and bookkeeping of an answer, roughly. */
const overhead = 2_048;

/**
 * Keeps the JSON answers of GET calls in memory until the next publish; bounded by bytes, the longest unread goes first.
 * One computation per key however many ask at once; an answer that was computed from content
 * older than the last `clear` is given to its callers but not cached.
 */
export class ResponseCache {
  private readonly cached: LRUCache<string, Cached>;
  private readonly pending = new Map<string, Promise<Representation>>();
  private generation = 0;

  constructor(maxBytes = 128_000_000) {
    this.cached = new LRUCache({
      maxSize: maxBytes,
      // As if no encoding made it shorter: they are made later.
      sizeCalculation: ({ answer }, key) => 3 * answer.bytes + key.length + overhead,
    });
  }

  clear(): void {
    this.generation += 1;
    this.cached.clear();
    this.pending.clear();
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.cached.size, bytes: this.cached.calculatedSize };
  }

  /** The cached answer, where there is a fresh one. */
  peek(key: string): Representation | undefined {
    const cached = this.cached.get(key);
    return cached && cached.freshUntil > Date.now() ? cached.answer : undefined;
  }

  /** Whether an answer is there, or being computed for somebody else: to ask for it costs nothing. */
  isAtHand(key: string): boolean {
    return this.pending.has(key) || this.peek(key) !== undefined;
  }

  /**
   * The cached answer, or the one that `compute` gives; it adds the content that it reads to `tags`.
   * @param headers sent with it, besides those of every answer
   */
  async answer(
    key: string,
    compute: (tags: Set<string>) => Promise<unknown>,
    headers: Record<string, string> = {},
  ): Promise<Representation> {
    const known = this.peek(key) ?? this.pending.get(key);
    countAnswer(known ? 'hit' : 'miss');
    if (known) return known;
    const computing = this.compute(key, compute, headers);
    this.pending.set(key, computing);
    try {
      return await computing;
    } finally {
      if (this.pending.get(key) === computing) this.pending.delete(key);
    }
  }

  private async compute(
    key: string,
    compute: (tags: Set<string>) => Promise<unknown>,
    headers: Record<string, string>,
  ): Promise<Representation> {
    const generation = this.generation;
    const tags = new Set<string>();
    const body = Buffer.from(JSON.stringify(await compute(tags)));
    const answer = new Representation(body, 'application/json', {
      'cache-control': 'no-cache',
      vary: `${localeHeader}, Accept-Encoding`,
      [contentTagsHeader]: [...tags].join(' '),
      ...headers,
    });
    if (generation === this.generation) this.cached.set(key, { answer, freshUntil: Date.now() + freshFor });
    return answer;
  }
}

/** Counts an answer that came out of the cache, also to somebody who waited for it with others, or was computed. */
export function countAnswer(outcome: 'hit' | 'miss'): void {
  metrics().counter('nasaq_api_answers_total', 'Answers of the API that are kept.', ['outcome']).inc({ outcome });
}

/**
 * The key of an answer.
 * @param target path below `/api/v1` and query, as `answerTarget` writes them: calls of our own are spelled so, and are
 * found as they were sent
 */
export function answerKey(locale: Locale, target: string): string {
  return `${locale} ${target}`;
}

/** What an answer depends on besides its path, in the order in which our own calls name it; absent is `undefined`. */
export type AnswerParameters = Record<string, string | number | undefined>;

/**
 * The one spelling of all calls that have the same answer: whatever else stands in a query is nothing to it, and makes
 * no answer of its own.
 */
export function answerTarget(pathname: string, parameters: AnswerParameters): string {
  const path = pathname
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .map((part) => encodeURIComponent(decoded(part).normalize('NFC')))
    .join('/');
  const query = new URLSearchParams({ v: apiVersion });
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
  return `${path}?${query}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

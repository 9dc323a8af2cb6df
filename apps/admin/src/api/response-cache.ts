import { createHash } from 'node:crypto';

interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Collections and globals that it was made from. */
  tags: readonly string[];
  /** Epoch milliseconds after which it is computed again: some answers depend on the date, as a job that closes. */
  freshUntil: number;
}

const freshFor = 60_000;
const maxEntries = 5_000;

/**
 * Keeps the JSON answers of GET calls in memory until the next publish.
 * One computation per key however many ask at once; an answer that was computed from content
 * older than the last `clear` is given to its callers but not kept.
 */
export class ResponseCache {
  private readonly answers = new Map<string, CachedAnswer>();
  private readonly pending = new Map<string, Promise<CachedAnswer>>();
  private generation = 0;

  clear(): void {
    this.generation += 1;
    this.answers.clear();
    this.pending.clear();
  }

  /** The kept answer, or the one that `compute` gives; it adds the content that it reads to `tags`. */
  async answer(key: string, compute: (tags: Set<string>) => Promise<unknown>): Promise<CachedAnswer> {
    const kept = this.answers.get(key);
    if (kept && kept.freshUntil > Date.now()) return kept;
    const running = this.pending.get(key);
    if (running) return running;
    const computing = this.compute(key, compute);
    this.pending.set(key, computing);
    try {
      return await computing;
    } finally {
      if (this.pending.get(key) === computing) this.pending.delete(key);
    }
  }

  private async compute(key: string, compute: (tags: Set<string>) => Promise<unknown>): Promise<CachedAnswer> {
    const generation = this.generation;
    const tags = new Set<string>();
    const body = new TextEncoder().encode(JSON.stringify(await compute(tags)));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const answer = { body, etag, tags: [...tags], freshUntil: Date.now() + freshFor };
    if (generation === this.generation) {
      // The oldest key goes first: unbounded queries must not fill the memory.
      if (this.answers.size >= maxEntries) this.answers.delete(this.answers.keys().next().value!);
      this.answers.set(key, answer);
    }
    return answer;
  }
}

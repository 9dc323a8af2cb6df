import { LRUCache } from 'lru-cache';

/** Milliseconds after which an answer is made anew: some depend on the date, as that of a job which closes. */
const freshFor = 60_000;
/** Nobody's list of random words must fill the memory. */
const most = 1_000;

interface Answer {
  /** JSON, as it is sent. */
  body: Uint8Array<ArrayBuffer>;
  found: number;
}

/** A cache of the answers to what many search for, until anything in the index changes. */
export class SearchAnswers {
  private readonly answers = new LRUCache<string, Answer>({ max: most, ttl: freshFor, perf: Date });
  private version = -1;

  /** @param version of the index; answers that were made from another one are forgotten */
  cached(key: string, version: number): Answer | undefined {
    if (version !== this.version) this.answers.clear();
    this.version = version;
    return this.answers.get(key);
  }

  /** To be called for the version that was asked for last. */
  keep(key: string, answer: Answer): Answer {
    this.answers.set(key, answer);
    return answer;
  }
}

import type { Locale } from '@nasaq/contract';

export interface GatheredSearch {
  query: string;
  locale: Locale;
  count: number;
  /** Epoch milliseconds. */
  last: number;
}

/** Different searches that are held at most: a flood of random words must not fill the memory or the table. */
const most = 100;

/** Counts searches until they are written down. */
export class GatheredSearches {
  private searches = new Map<string, GatheredSearch>();

  get size(): number {
    return this.searches.size;
  }

  /**
   * What is searched for while somebody types comes in pieces («block», «blockchain»): only the longest is counted.
   * Who searches is not known, so that two people who mean the same at the same time may be taken for one.
   */
  add(query: string, locale: Locale, now: number, count = 1): void {
    const key = `${locale}:${query}`;
    const known = this.searches.get(key);
    if (known) {
      known.count += count;
      known.last = Math.max(known.last, now);
      return;
    }
    for (const [otherKey, other] of this.searches) {
      if (other.locale !== locale) continue;
      if (other.query.startsWith(query)) return;
      if (query.startsWith(other.query)) this.searches.delete(otherKey);
    }
    if (this.searches.size < most) this.searches.set(key, { query, locale, count, last: now });
  }

  /** All of them; what comes from now on is counted anew. */
  take(): GatheredSearch[] {
    const taken = [...this.searches.values()];
    this.searches = new Map();
    return taken;
  }
}

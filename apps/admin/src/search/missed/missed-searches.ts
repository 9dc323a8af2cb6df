import { log } from '@nasaq/logging';
import { fold, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { wordsOf } from '@nasaq/search';
import { type Query, queryOn } from '../../platform/database/query.ts';
import { type GatheredSearch, GatheredSearches } from './gathered-searches.ts';

/** Milliseconds in which searches gather before they are written. */
const gatherFor = 10_000;
/** Rows that are kept. */
const most = 2_000;

/** Writes down what was searched for and not found, for editors: never who searched, and at most as often as every ten seconds. */
export class MissedSearches {
  private readonly payload: () => Promise<Payload>;
  private readonly gathered = new GatheredSearches();
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(payload: () => Promise<Payload>) {
    this.payload = payload;
  }

  note(search: string, locale: Locale): void {
    const query = missedQuery(search);
    if (query === null) return;
    this.gathered.add(query, locale, Date.now());
    this.schedule();
  }

  /** Writes what has gathered; what cannot be written waits for the next time. */
  async write(): Promise<void> {
    const searches = this.gathered.take();
    if (searches.length === 0) return;
    try {
      await writeSearches(queryOn(await this.payload()), searches);
    } catch (error) {
      log.error('Searches without results were not written.', { error });
      for (const { query, locale, count, last } of searches) this.gathered.add(query, locale, last, count);
      this.schedule();
    }
  }

  /** What has gathered is lost. */
  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.write();
    }, gatherFor).unref();
  }
}

/** Whoever is not found again after an editor has dealt with it is open again. */
async function writeSearches(query: Query, searches: readonly GatheredSearch[]): Promise<void> {
  await query(
    `INSERT INTO searches (query, locale, count, last_at)
     SELECT query, locale::enum_searches_locale, count, last_at
     FROM unnest($1::text[], $2::text[], $3::numeric[], $4::timestamptz[]) AS new (query, locale, count, last_at)
     ON CONFLICT (query, locale) DO UPDATE SET
       count = searches.count + excluded.count, last_at = excluded.last_at, handled = false, updated_at = now()`,
    [
      searches.map(({ query }) => query),
      searches.map(({ locale }) => locale),
      searches.map(({ count }) => count),
      searches.map(({ last }) => new Date(last).toISOString()),
    ],
  );
  // What was asked for once and longest ago is the least loss.
  await query(
    `DELETE FROM searches WHERE id IN (SELECT id FROM searches ORDER BY handled, count DESC, last_at DESC OFFSET $1)`,
    [most],
  );
}

const shortest = 3;
const longest = 80;
/** A phone number, an identity card, an order: with as many digits it says something about a person. */
const mostDigits = 6;

/**
 * A search without results as it is counted: one spelling for what readers do not tell apart. `null` for what says
 * nothing to an editor, and for what may say who somebody is: mail addresses, long numbers, long texts.
 */
export function missedQuery(search: string): string | null {
  const words = wordsOf(search).map(({ text }) => fold(text));
  const query = words.join(' ');
  const digits = query.match(/\d/g)?.length ?? 0;
  if (query.length < shortest || query.length > longest || digits > mostDigits || /[@＠]/.test(search)) return null;
  return query;
}

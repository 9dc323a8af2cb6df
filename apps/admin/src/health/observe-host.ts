import { metrics } from '@nasaq/metrics';
import type { Payload } from 'payload';
import { beginMailCounts } from '../mail/index.ts';
import { poolFigures } from '../platform/database/pool.ts';
import { queryOn } from '../platform/database/query.ts';
import { isReadOnly } from '../platform/payload/read-only.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import { waitingMails, within } from './readiness.ts';

interface Observed {
  payload: Payload;
  cache: ResponseCache;
  /** What is published has been read into the search. */
  isSearchBuilt: () => boolean;
}

/** What the host holds, and what waits in its database, each time that somebody asks for it. */
export function observeHost({ cache, isSearchBuilt, payload }: Observed): void {
  const registry = metrics();
  const answers = registry.gauge('nasaq_api_cache_answers', 'Answers of the API in memory.');
  const bytes = registry.gauge('nasaq_api_cache_bytes', 'Memory that they take.');
  const built = registry.gauge('nasaq_search_index_complete', '1 while the search holds all that is published.');
  const readOnly = registry.gauge('nasaq_read_only', '1 while the host only reads, for maintenance.');
  const connections = registry.gauge('nasaq_database_connections', 'Connections of the pool.', ['state']);
  const waiting = registry.gauge('nasaq_database_waiting', 'Who waits for a connection of the pool.');
  registry.onScrape('host', () => {
    answers.set(cache.size.answers);
    bytes.set(cache.size.bytes);
    built.set(isSearchBuilt() ? 1 : 0);
    readOnly.set(isReadOnly() ? 1 : 0);
    const pool = poolFigures(payload);
    if (!pool) return;
    connections.set(pool.inUse, { state: 'in_use' });
    connections.set(pool.idle, { state: 'idle' });
    waiting.set(pool.waiting);
  });
  observeTables(payload);
}

interface Waiting {
  jobs: number;
  oldest: number;
}

/** Only what is asked for anyway, or stands in an index: it is asked for every few seconds. */
function observeTables(payload: Payload): void {
  const registry = metrics();
  const jobs = registry.gauge('nasaq_queue_jobs', 'Jobs that are due or under way.', ['queue']);
  const oldest = registry.gauge('nasaq_queue_oldest_seconds', 'Age of the oldest of them; 0 where there is none.', [
    'queue',
  ]);
  const failed = registry.gauge('nasaq_mails_failed', 'Mails that were given up.');
  const chats = registry.gauge('nasaq_chats', 'Chats that are not over.', ['state']);
  const query = queryOn(payload);
  beginMailCounts();
  registry.onScrape('tables', async () => {
    const [mails, tasks, open] = await Promise.all([
      within(waitingMails(query)),
      within(
        query<Waiting>(`
          SELECT count(*)::int AS jobs, coalesce(extract(epoch FROM now() - min(coalesce(wait_until, created_at))), 0)::int AS oldest
          FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE AND coalesce(wait_until, now()) <= now()`),
      ),
      within(
        query<{ state: string; count: number }>(
          "SELECT state::text AS state, count(*)::int AS count FROM chats WHERE state <> 'resolved' GROUP BY state",
        ),
      ),
    ]);
    if (mails instanceof Error || tasks instanceof Error || open instanceof Error)
      throw new Error('The database is away.');
    const [task] = tasks;
    jobs.set(mails.waiting, { queue: 'mail' });
    oldest.set(mails.oldest, { queue: 'mail' });
    jobs.set(task!.jobs, { queue: 'tasks' });
    oldest.set(task!.oldest, { queue: 'tasks' });
    failed.set(mails.failed);
    for (const state of openStates) chats.set(open.find((row) => row.state === state)?.count ?? 0, { state });
  });
}

const openStates = ['open', 'pending', 'snoozed'] as const;

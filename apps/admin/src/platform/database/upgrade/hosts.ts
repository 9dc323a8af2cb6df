import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Payload } from 'payload';
import { isOutage } from '../database-outage.ts';
import { migrations } from '../migrations/index.ts';
import { type Query, queryOn } from '../query.ts';
import { repeat } from '../../payload/repeat.ts';

/** An admin host on this database. */
export interface Host {
  /** Of its machine. */
  name: string;
  version: string;
  /** The newest step of the tables that it knows. */
  schema: string;
  started: Date;
}

/** Milliseconds between two signs of a host that it runs. */
const beat = 10_000;
/** Seconds after which one that gives none has gone. */
const longest = 45;

/**
 * Notes that this host runs, for as long as it does.
 * @returns the function that ends it
 */
export function noteHost(payload: Payload, version: string): () => Promise<void> {
  const query = queryOn(payload);
  const id = randomUUID();
  const schema = migrations.at(-1)!.name;
  const end = repeat(payload, {
    whileReadOnly: true,
    job: 'hosts',
    every: beat,
    now: true,
    failed: 'That this host runs could not be noted.',
    run: () => note().catch(unlessAway),
  });
  return async () => {
    await end();
    await query('DELETE FROM nasaq_shared.hosts WHERE id = $1', [id]).catch(() => {});
  };

  async function note(): Promise<void> {
    await query(
      `INSERT INTO nasaq_shared.hosts (id, name, version, schema) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, hostname(), version, schema],
    );
    await query("DELETE FROM nasaq_shared.hosts WHERE seen_at < now() - interval '1 hour'");
  }
}

function unlessAway(error: unknown): void {
  if (!isOutage(error)) throw error;
}

/** The one that runs longest first. */
export async function runningHosts(query: Query): Promise<Host[]> {
  return query<Host>(
    `SELECT name, version, schema, started_at AS started FROM nasaq_shared.hosts
     WHERE seen_at > now() - make_interval(secs => $1) ORDER BY started_at, id`,
    [longest],
  );
}

/** Hosts that do not know a step. The database may be older than the table of hosts, as those who run on it are then. */
export async function olderHosts(step: string, query: Query): Promise<Host[]> {
  const [found] = await query<{ there: boolean }>("SELECT to_regclass('nasaq_shared.hosts') IS NOT NULL AS there");
  return found!.there ? (await runningHosts(query)).filter(({ schema }) => schema < step) : [];
}

import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { log } from '@nasaq/logging';
import { backoff, type BackoffOptions } from '@nasaq/connectivity';
import { StartError } from '@nasaq/serving';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { directUrl } from '../address.ts';
import { migrationLock, takeTurn } from '../advisory-locks.ts';
import { migrations } from '../migrations/index.ts';
import { over, type Query } from '../query.ts';
import { olderHosts } from './hosts.ts';
import { isContract } from './kinds.ts';

/** A migration as its file has it; it changes tables, and knows nothing of Payload. */
export interface Step {
  name: string;
  up: (args: never) => Promise<void>;
}

interface Options {
  /** Whether steps that contract are carried out, too. */
  contract?: boolean;
  /** In their order; those of this release where absent. */
  steps?: readonly Step[];
  /** Past any pooler. */
  url?: string | undefined;
}

/** Whoever uses a table is waited for so long at most: those who come after them wait behind the step. */
const lockTimeout = 1_000;
const attempts = 20;
const pauses: BackoffOptions = { first: 500, longest: 10_000, factor: 2 };

/**
 * Brings the tables to this release. Of several hosts that start at once one does it, the others wait; each step is one
 * transaction together with the note that it was done. Steps that contract wait for somebody's word, but in an empty
 * database.
 * @returns the names of the steps that were carried out
 * @throws {StartError} where a step fails, where a newer release has taken away what this one needs, and where hosts run
 * that still need what would be taken away
 */
export async function migrate({ contract = false, steps = migrations, url = directUrl() }: Options = {}): Promise<
  string[]
> {
  const client = new pg.Client({ connectionString: url ?? '', application_name: 'nasaq migrations' });
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client, migrationLock, 'The admin host waits for another one that changes the tables');
    const query = over(client);
    const { applied, batch } = await appliedSteps(query);
    const missing = steps.filter(({ name }) => !applied.includes(name));
    sayWhatIsNewer(applied, steps);
    const due = missing.filter(({ name }) => contract || applied.length === 0 || !isContract(name));
    if (applied.length > 0) await refuseBesideOlder(due, query);
    for (const step of due) await carryOut(step, batch + 1, client);
    return due.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Schema that was pushed in development stands there with a negative batch. */
async function appliedSteps(query: Query): Promise<{ applied: string[]; batch: number }> {
  const [found] = await query<{ there: boolean }>("SELECT to_regclass('payload_migrations') IS NOT NULL AS there");
  if (!found!.there) return { applied: [], batch: 0 };
  const rows = await query<{ name: string; batch: number }>(
    'SELECT name, batch::int AS batch FROM payload_migrations WHERE batch >= 0 ORDER BY name',
  );
  return { applied: rows.map(({ name }) => name), batch: Math.max(0, ...rows.map(({ batch }) => batch)) };
}

/** What a newer release has added hinders nobody; what it has taken away is gone. */
function sayWhatIsNewer(applied: readonly string[], steps: readonly Step[]): void {
  const newer = applied.filter((name) => !steps.some((step) => step.name === name));
  const taken = newer.filter(isContract);
  if (taken.length > 0)
    throw new StartError(
      `A newer release has taken away from the tables what this one needs (${taken.join(', ')}): start that release or a later one, or restore a backup from before.`,
    );
  if (newer.length > 0)
    log.warn(`The tables are of a newer release (${newer.at(-1)}), which has only added to them: this one goes on.`);
}

async function refuseBesideOlder(due: readonly Step[], query: Query): Promise<void> {
  const last = due.findLast(({ name }) => isContract(name));
  if (!last) return;
  const older = await olderHosts(last.name, query);
  if (older.length > 0)
    throw new StartError(
      `${older.map(({ name, version }) => `${name} (${version})`).join(', ')} still runs an older release, which needs what would be taken away: stop it first, or bring it to this release.`,
    );
}

async function carryOut({ name, up }: Step, batch: number, client: pg.Client): Promise<void> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
      await up({ db: drizzle({ client: client as never }) } as never);
      await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, $2)', [name, batch]);
      await client.query('COMMIT');
      log.info(`The tables have had the step ${name} (${Math.round(performance.now() - begun)} ms).`);
      return;
    } catch (cause) {
      await client.query('ROLLBACK').catch(() => {});
      if (!isLocked(cause) || attempt === attempts)
        throw new StartError(
          `The step ${name} of the tables has failed, and has changed nothing: ${messageOf(cause)}. Until it is done, the release before goes on.`,
          { cause },
        );
      await wait(backoff(attempt, pauses));
    }
  }
}

/** Drizzle hands on what the database says as the cause of an error that shows the whole statement. */
function databaseError(error: unknown): { code?: string; message: string } {
  const { cause } = error as Error;
  return cause instanceof Error ? databaseError(cause) : (error as { code?: string; message: string });
}

function isLocked(error: unknown): boolean {
  return databaseError(error).code === '55P03';
}

function messageOf(error: unknown): string {
  return databaseError(error).message;
}

import { setTimeout as wait } from 'node:timers/promises';
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload';
import type { Pool } from 'pg';
import { env } from './env.ts';

const closePatience = 3000;

/** Next bundles its own modules, so what must exist once in the process is kept on `globalThis`. */
const shared = globalThis as typeof globalThis & {
  nasaqPayloadConfig?: Promise<SanitizedConfig>;
  nasaqPayload?: Promise<Payload>;
};

/** The parts of Payload's PostgreSQL adapter that its public type does not name. */
interface Adapter {
  pool?: Pool;
  prodMigrations?: Migration[];
}

/** The config, loaded on first use: only then are the database's address and the secret known. */
export function getPayloadConfig(): Promise<SanitizedConfig> {
  shared.nasaqPayloadConfig ??= import('./payload.config.ts').then(({ default: config }) => config);
  return shared.nasaqPayloadConfig;
}

/** The one Payload of this process, for the API, Next and the jobs. Its tables are those of the newest migration. */
export function getPayloadInstance(): Promise<Payload> {
  shared.nasaqPayload ??= openPayload();
  return shared.nasaqPayload;
}

async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config: getPayloadConfig() });
  const { pool, prodMigrations } = adapterOf(payload);
  // The query that used it fails, and the pool opens another.
  pool?.on('error', (error) => payload.logger.warn(`A database connection broke: ${error.message}`));
  // In production Payload has done so while it connected.
  if (!env.production && prodMigrations) await payload.db.migrate({ migrations: prodMigrations });
  return payload;
}

/** Starts what runs by the clock: scheduled publishing, retention. */
export async function startJobs(): Promise<void> {
  await getPayload({ config: getPayloadConfig(), cron: true });
}

/** Stops the jobs, lets the running one finish, and closes the database connections, which Payload's `destroy` leaves open. */
export async function closePayload(): Promise<void> {
  if (!shared.nasaqPayload) return;
  const payload = await shared.nasaqPayload;
  await Promise.all(payload.crons.map((cron) => cron.stop()));
  const { pool } = adapterOf(payload);
  if (pool) await closePool(pool);
  await payload.destroy();
}

/** Nothing waits for the last connection: Payload takes one when it starts and never gives it back, so the pool never ends. */
async function closePool(pool: Pool): Promise<void> {
  const deadline = Date.now() + closePatience;
  while (pool.totalCount - pool.idleCount > 1 && Date.now() < deadline) await wait(20);
  pool.removeAllListeners('error').on('error', () => {});
  void pool.end();
}

function adapterOf(payload: Payload): Adapter {
  return payload.db as unknown as Adapter;
}

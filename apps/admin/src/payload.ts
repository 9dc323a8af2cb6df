import { env } from './env.ts';
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload';
import type { Pool } from 'pg';

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
  // A connection that breaks while nobody uses it would otherwise end the process; the pool opens another one.
  pool?.on('error', (error) => payload.logger.warn(`A database connection broke: ${error.message}`));
  // In production Payload has done so while it connected.
  if (!env.production && prodMigrations) await payload.db.migrate({ migrations: prodMigrations });
  return payload;
}

/** Starts what runs by the clock: scheduled publishing, mail, retention. */
export async function startJobs(): Promise<void> {
  await getPayload({ config: getPayloadConfig(), cron: true });
}

/**
 * Stops the jobs and closes the database connections, which Payload's own `destroy` leaves open. Nothing waits for the
 * last one: Payload takes a connection when it starts and never gives it back, so the pool would not end.
 */
export async function closePayload(): Promise<void> {
  if (!shared.nasaqPayload) return;
  const payload = await shared.nasaqPayload;
  const { pool } = adapterOf(payload);
  pool?.removeAllListeners('error').on('error', () => {});
  await payload.destroy();
  void pool?.end();
}

function adapterOf(payload: Payload): Adapter {
  return payload.db as unknown as Adapter;
}

import { env } from '../../env.ts';

const shared = globalThis as typeof globalThis & { nasaqDatabaseUrl?: string };

/**
 * Connection string of the running database: `DATABASE_URL`, or the embedded server's once it has started. A pooler may
 * stand there that gives connections away after each transaction: what needs one of its own takes `directUrl`.
 * `undefined` in tools that never connect (import map, creating a migration).
 */
export function databaseUrl(): string | undefined {
  return env.databaseUrl ?? shared.nasaqDatabaseUrl;
}

/** Past any pooler: for what listens, holds locks, migrates, or reads everything at one moment. */
export function directUrl(): string | undefined {
  return env.databaseDirectUrl ?? databaseUrl();
}

/** Called once by the server, before the Payload config is loaded. */
export function setDatabaseUrl(url: string): void {
  shared.nasaqDatabaseUrl = url;
}

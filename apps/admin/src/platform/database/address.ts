import { env } from '../../env.ts';

const shared = globalThis as typeof globalThis & { nasaqDatabaseUrl?: string };

/**
 * Connection string of the running database: `DATABASE_URL`, or the embedded server's once it has started.
 * `undefined` in tools that never connect (import map, creating a migration).
 */
export function databaseUrl(): string | undefined {
  return env.databaseUrl ?? shared.nasaqDatabaseUrl;
}

/** Called once by the server, before the Payload config is loaded. */
export function setDatabaseUrl(url: string): void {
  shared.nasaqDatabaseUrl = url;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { adapterOf } from './adapter.ts';

/**
 * The SQL statements that lead from the newest committed migration to the tables that the config describes;
 * empty where they agree. Needs no database.
 */
export async function migrationNeeded(payload: Payload): Promise<string[]> {
  const adapter = adapterOf(payload);
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const newest = readdirSync(adapter.migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  if (!newest) return ['-- there is no migration yet'];
  const before = JSON.parse(readFileSync(path.join(adapter.migrationDir, newest), 'utf8')) as unknown;
  return generateMigration(before, await generateDrizzleJson(adapter.schema));
}

/** Brings the tables to the newest migration. In production Payload does so while it connects. */
export async function applyMigrations(payload: Payload): Promise<void> {
  const { prodMigrations } = adapterOf(payload);
  if (prodMigrations) await payload.db.migrate({ migrations: prodMigrations });
}

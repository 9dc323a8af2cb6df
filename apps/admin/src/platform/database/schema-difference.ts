import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';

interface DrizzleAdapter {
  schema: Record<string, unknown>;
  migrationDir: string;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Record<string, unknown>) => Promise<unknown>;
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
  };
}

/**
 * The SQL statements that lead from the newest committed migration to the tables that the config describes;
 * empty where they agree. Needs no database.
 */
export async function migrationNeeded(payload: Payload): Promise<string[]> {
  const adapter = payload.db as unknown as DrizzleAdapter;
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const newest = readdirSync(adapter.migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  if (!newest) return ['-- there is no migration yet'];
  const before = JSON.parse(readFileSync(path.join(adapter.migrationDir, newest), 'utf8')) as unknown;
  return generateMigration(before, await generateDrizzleJson(adapter.schema));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { adapterOf } from './adapter.ts';
import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres';

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

/**
 * Indexes that Payload does not make. Its `*_locales` tables are unique on `(_locale, _parent_id)` but read by
 * `_parent_id`; and a list asks for the published rows of one language, by date. The publish state is localized,
 * so that it lives in the locales table and the dates in the main one: one index each. Indexes of expressions, which Payload
 * has no words for (`lower(email)`), stand in the migration `ban_history` alone.
 */
export const contentIndexes: PostgresSchemaHook = ({ adapter, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    const indexes = (table.indexes ??= {});
    if (name.endsWith('_locales')) {
      indexes._parentLocale = { name: `${name}_parent_id_locale_idx`, on: ['_parentID', '_locale'] };
      const status = ['_status', 'version__status'].find((column) => column in table.columns);
      if (status) indexes._localeStatus = { name: `${name}_locale_status_idx`, on: ['_locale', status, '_parentID'] };
    }
    if ('publishedAt' in table.columns) {
      indexes._publishedCreated = { name: `${name}_published_created_idx`, on: ['publishedAt', 'createdAt'] };
    }
  }
  return schema;
};

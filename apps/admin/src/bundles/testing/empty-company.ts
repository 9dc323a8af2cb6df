import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { queryOn } from '../../platform/database/query.ts';
import { collectionKinds, globalKinds } from '../content/kinds.ts';

/** Another installation in the place of this one: without content, with other numbers to come, and an origin of its own. */
export async function emptyCompany(payload: Payload, dataDir: string): Promise<void> {
  const query = queryOn(payload);
  const tables = await query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname = ANY($1)`,
    [[...collectionKinds(payload), ...globalKinds(payload)].flatMap(({ slug }) => tablesOf(slug))],
  );
  await query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')} CASCADE`);
  await query(`DELETE FROM payload_kv WHERE starts_with(key, 'nasaq-bundle')`);
  await rm(path.join(dataDir, 'media'), { recursive: true, force: true });
}

function tablesOf(slug: string): string[] {
  const table = slug.replaceAll('-', '_');
  return [table, `_${table}_v`];
}

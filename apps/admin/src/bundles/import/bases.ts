import type { PayloadRequest } from 'payload';
import { queryFor } from '../../platform/database/query.ts';
import type { Name } from '../content/names.ts';
import type { Base } from '../merge/merge-item.ts';

/** In Payload's table of single values, which every backup holds, too. */
const prefix = (origin: string) => `nasaq-bundle:${origin}:`;

interface Kept {
  base: Base;
  /** When the bundle was made; ISO. */
  made: string;
}

export interface Bases {
  of: (name: Name) => Base | null;
  /** When the newest bundle was made of those that came in from there; null where none did. */
  newest: string | null;
}

/** What the last bundles of an installation brought. */
export async function readBases(req: PayloadRequest, origin: string): Promise<Bases> {
  const query = await queryFor(req);
  const rows = await query<{ key: string; data: Kept }>('SELECT key, data FROM payload_kv WHERE starts_with(key, $1)', [
    prefix(origin),
  ]);
  const known = new Map(rows.map(({ data, key }) => [key.slice(prefix(origin).length), data.base]));
  const newest = rows.reduce<string | null>(
    (last, { data }) => (last === null || data.made > last ? data.made : last),
    null,
  );
  return { of: (name) => known.get(name) ?? null, newest };
}

export async function keepBase(
  req: PayloadRequest,
  { base, made, name, origin }: Kept & { origin: string; name: Name },
): Promise<void> {
  const query = await queryFor(req);
  await query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2::jsonb) ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    [prefix(origin) + name, JSON.stringify({ base, made })],
  );
}

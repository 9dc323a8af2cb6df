import { fingerprint } from '@nasaq/translation';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { queryFor } from '../../platform/database/query.ts';
import { closed } from '../../platform/payload/closed.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';

/**
 * The words of sources of which something was said once, by their fingerprints: what the difference to the present ones
 * is told from. Written with the mark, never changed; nobody but the desk reads them.
 */
export const confirmedSources: CollectionConfig = {
  slug: 'confirmed-sources',
  labels: contentLabels.translation.sources,
  ...closed,
  admin: { hidden: true, group: groups.shared },
  fields: [
    {
      name: 'fingerprint',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: contentLabels.translation.fingerprint,
    },
    { name: 'words', type: 'textarea', required: true, label: contentLabels.translation.words },
  ],
};

/** In the transaction of the request, where it has one; what is known already is left as it is. */
export async function keepSources(req: PayloadRequest, words: Iterable<string>): Promise<void> {
  const kept = new Map([...words].map((text) => [fingerprint(text), text]));
  kept.delete('');
  if (kept.size === 0) return;
  const query = await queryFor(req);
  // In one order everywhere: two that write the same ones do not wait for each other in a circle.
  const rows = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  await query(
    `INSERT INTO confirmed_sources (fingerprint, words, updated_at, created_at)
     SELECT said.fingerprint, said.words, now(), now()
     FROM unnest($1::text[], $2::text[]) AS said(fingerprint, words)
     ON CONFLICT (fingerprint) DO NOTHING`,
    [rows.map(([print]) => print), rows.map(([, text]) => text)],
  );
}

/** @returns by fingerprint, as far as they are known and are what their fingerprint says */
export async function findSources(req: PayloadRequest, prints: readonly string[]): Promise<Record<string, string>> {
  const query = await queryFor(req);
  const rows = await query<{ fingerprint: string; words: string }>(
    'SELECT fingerprint, words FROM confirmed_sources WHERE fingerprint = ANY($1)',
    [prints],
  );
  const sound = rows.filter((row) => fingerprint(row.words) === row.fingerprint);
  return Object.fromEntries(sound.map((row) => [row.fingerprint, row.words]));
}

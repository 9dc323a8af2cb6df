import type { Finding } from '@nasaq/translation/checks';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { writesContent } from '../../platform/staff/access.ts';
import { queryFor } from '../../platform/database/query.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';
import type { Target } from '../saving/newest.ts';
import type { Dismissal } from './check-facts.ts';
import { readableKinds } from '../saving/rights.ts';
import { typeOf } from './document.ts';

/** What the checks have found in the newest draft of each document, and since when; for boards. Written by nobody. */
export const findings = kept('findings', contentLabels.checks.findings, [
  // `en`, `ar`, or `both` where nobody can tell which of them is wrong.
  { name: 'locale', type: 'text', required: true },
  { name: 'check', type: 'text', required: true, index: true },
  { name: 'level', type: 'text', required: true },
  { name: 'path', type: 'text', required: true },
  { name: 'said', type: 'json' },
  { name: 'range', type: 'json' },
  { name: 'since', type: 'date', required: true },
]);

/** Somebody has said of a warning that it is none here, and why; of the words that stood there then. */
export const dismissals = kept('dismissals', contentLabels.checks.dismissals, [
  { name: 'check', type: 'text', required: true },
  { name: 'locale', type: 'text', required: true },
  { name: 'path', type: 'text', required: true },
  { name: 'mark', type: 'text', required: true },
  { name: 'reason', type: 'text', required: true },
  { name: 'by', type: 'relationship', relationTo: 'users' },
]);

/** What is kept of a document, for whoever reads content; changed by the product alone. */
function kept(slug: string, labels: NonNullable<CollectionConfig['labels']>, fields: Field[]): CollectionConfig {
  return {
    slug,
    labels,
    access: {
      create: () => false,
      update: () => false,
      delete: () => false,
      read: async ({ req }) => writesContent(req.user) && { type: { in: await readableKinds(req) } },
    },
    admin: { hidden: true, group: groups.system },
    lockDocuments: false,
    disableDuplicate: true,
    indexes: [{ fields: ['type', 'entry'] }],
    fields: [
      // Of its collection, or of a page that exists once, which has no number.
      { name: 'type', type: 'text', required: true },
      { name: 'entry', type: 'number' },
      ...fields,
    ],
  };
}

export async function dismissalsOf(req: PayloadRequest, target: Target): Promise<Dismissal[]> {
  const query = await queryFor(req);
  const rows = await query<Omit<Dismissal, 'at'> & { at: Date }>(
    `SELECT d.id, d."check", d.locale, d.path, d.mark, d.reason, coalesce(u.name, '') AS by, d.created_at AS at
     FROM dismissals d LEFT JOIN users u ON u.id = d.by_id
     WHERE d.type = $1 AND d.entry IS NOT DISTINCT FROM $2 ORDER BY d.id`,
    keyOf(target),
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export async function addDismissal(
  req: PayloadRequest,
  target: Target,
  dismissal: Pick<Dismissal, 'check' | 'locale' | 'path' | 'mark' | 'reason'>,
): Promise<void> {
  const [type, entry] = keyOf(target);
  await req.payload.db.create({
    collection: 'dismissals',
    data: { type, entry, ...dismissal, by: req.user?.id ?? null },
    req: { transactionID: req.transactionID } as PayloadRequest,
    returning: false,
  });
}

export async function removeDismissal(req: PayloadRequest, target: Target, id: number): Promise<void> {
  const query = await queryFor(req);
  await query('DELETE FROM dismissals WHERE id = $3 AND type = $1 AND entry IS NOT DISTINCT FROM $2', [
    ...keyOf(target),
    id,
  ]);
}

/** Keeps what was found for boards: what was found before stays from when it was. */
export async function keepFindings(req: PayloadRequest, target: Target, found: readonly Finding[]): Promise<void> {
  const query = await queryFor(req);
  const rows = found.map(({ check, level, locale, path, range, values }) => ({
    check,
    level,
    locale,
    path,
    said: values,
    range: range ?? null,
  }));
  await query(
    `WITH new AS (
       SELECT * FROM jsonb_to_recordset($3::jsonb)
         AS n("check" text, level text, locale text, path text, said jsonb, range jsonb)
     ), gone AS (
       DELETE FROM findings WHERE type = $1 AND entry IS NOT DISTINCT FROM $2
       RETURNING "check", locale, path, said, since
     )
     INSERT INTO findings (type, entry, locale, "check", level, path, said, range, since)
     SELECT $1, $2, locale, "check", level, path, said, range, coalesce(
       (SELECT min(since) FROM gone g WHERE g."check" = new."check" AND g.locale = new.locale
          AND g.path = new.path AND g.said IS NOT DISTINCT FROM new.said), now())
     FROM new`,
    [...keyOf(target), JSON.stringify(rows)],
  );
}

/** Nothing is found any more in what is deleted for good. */
export async function forgetFindings(req: PayloadRequest, target: Target): Promise<void> {
  const query = await queryFor(req);
  for (const table of ['findings', 'dismissals'])
    await query(`DELETE FROM ${table} WHERE type = $1 AND entry IS NOT DISTINCT FROM $2`, keyOf(target));
}

function keyOf(target: Target): [type: string, entry: number | null] {
  return [typeOf(target), 'global' in target ? null : target.id];
}

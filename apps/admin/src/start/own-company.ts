import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bundleName, collectionKinds, exportBundle, globalKinds, keptFolder } from '../bundles/index.ts';
import { lockEntry } from '../content/index.ts';
import { env } from '../env.ts';
import { afterCommit } from '../platform/database/after-commit.ts';
import { type Query, queryIn } from '../platform/database/query.ts';
import { announceChange } from '../platform/changes/change.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { type StaffRequest, staffTransaction } from '../platform/staff/staff-action.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { filesOf } from '../platform/storage/index.ts';
import { startTexts } from './catalogue/index.ts';
import { isInvented, readSite } from './read-site.ts';
import type { OwnAnswer } from './start-api.ts';
import { noteStart } from './state.ts';

/** What was said of content, and goes with it; what people have sent stays. */
const aboutContent = [
  'history',
  'comments',
  'threads',
  'notices',
  'findings',
  'dismissals',
  'desk_saves',
  'overruled_texts',
];

/**
 * Takes the content away, all of it or nothing, after a bundle of it lies on the host. What visitors have sent, accounts and
 * members of staff stay; an entry that something which was sent cannot be without stays, too.
 */
export async function beginOwnCompany(req: StaffRequest): Promise<OwnAnswer> {
  await refuseTwice(req);
  const file = await keepBundle(req);
  const result = await staffTransaction(req, async (inner) => {
    // As the steps are saved: a company that somebody has just named is no demo.
    await lockEntry(inner, 'globals', 'site');
    await refuseTwice(inner);
    const query = await queryIn(inner);
    const files = await filesNow(query);
    let removed = 0;
    let kept = 0;
    for (const table of aboutContent) await query(`DELETE FROM ${table}`);
    for (const { slug } of collectionKinds(inner.payload).toReversed()) {
      // Answers of agents are nobody's content of the site.
      if (slug === 'canned-replies') continue;
      const counts = await clear(query, slug.replaceAll('-', '_'));
      removed += counts.removed;
      kept += counts.kept;
    }
    for (const { slug } of globalKinds(inner.payload)) {
      if (slug === 'checks' || slug === 'review') continue;
      await clear(query, slug.replaceAll('-', '_'));
    }
    await noteStart(query, { own: new Date().toISOString(), putAway: false, hours: false });
    await recordAct({ act: 'deleted', kind: 'bundles', detail: path.basename(file), actor: req.user }, inner);
    const stay = new Set(await filesNow(query));
    await afterCommit(inner, () => {
      announceChange({ type: 'all', withdrawn: true });
      void removeFiles(
        files.filter((name) => !stay.has(name)),
        req,
      );
    });
    return { removed, kept };
  });
  return { ...result, file };
}

/**
 * A screen that was opened before may still speak of the demo.
 * @throws {StaffError} where the company is no longer the invented one: what would go is the owner's
 */
async function refuseTwice(req: StaffRequest): Promise<void> {
  if (isInvented(await readSite(req.payload, req))) return;
  throw new StaffError('state_changed', { message: startTexts[interfaceLanguage(req.i18n)].own.gone });
}

/** Where whoever runs the host finds it: nobody may regret this. */
async function keepBundle(req: StaffRequest): Promise<string> {
  const folder = keptFolder(env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bytes, manifest } = await exportBundle(req.payload, { only: [] });
  const file = path.join(folder, `before-own-company-${bundleName(new Date(manifest.made))}`);
  await pipeline(bytes, createWriteStream(`${file}.draft`, { mode: 0o600, flush: true }));
  await rename(`${file}.draft`, file);
  return file;
}

/** All rows but those that something else cannot be without. */
async function clear(query: Query, table: string): Promise<{ removed: number; kept: number }> {
  const holders = await query<{ holder: string; name: string }>(
    `SELECT c.conrelid::regclass::text AS holder, a.attname AS name FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
     WHERE c.contype = 'f' AND c.confrelid = to_regclass($1)
       AND (c.confdeltype IN ('a', 'r') OR (c.confdeltype = 'n' AND a.attnotnull))`,
    [`public."${table}"`],
  );
  const isFree = holders.map(
    ({ holder, name }) => `NOT EXISTS (SELECT FROM ${holder} held WHERE held."${name}" = gone.id)`,
  );
  const where = isFree.length > 0 ? ` WHERE ${isFree.join(' AND ')}` : '';
  const removed = await query(`DELETE FROM "${table}" gone${where} RETURNING id`);
  const left = await query(`SELECT id FROM "${table}"`);
  const [versions] = await query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    `public."_${table}_v"`,
  ]);
  if (versions!.there) await query(versionsOf(table, left.length));
  return { removed: removed.length, kept: left.length };
}

/** Versions of what is gone; those of a global have no parent. */
function versionsOf(table: string, kept: number): string {
  if (kept === 0) return `DELETE FROM "_${table}_v"`;
  return `DELETE FROM "_${table}_v" v WHERE v.parent_id IS NULL OR NOT EXISTS (SELECT FROM "${table}" t WHERE t.id = v.parent_id)`;
}

/** Of pictures and their renditions. */
async function filesNow(query: Query): Promise<string[]> {
  const columns = await query<{ name: string }>(
    String.raw`SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'public.media'::regclass AND NOT attisdropped AND attname ~ '^(sizes_.+_)?filename$'`,
  );
  const parts = columns.map(({ name }) => `SELECT "${name}" AS name FROM media WHERE "${name}" <> ''`);
  return (await query<{ name: string }>(parts.join(' UNION '))).map(({ name }) => name);
}

async function removeFiles(names: readonly string[], { payload }: StaffRequest): Promise<void> {
  try {
    for (const name of names) {
      await filesOf('media').remove(name);
      await filesOf('media').remove(`${name}.avif`);
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Files of the demo are still there.' });
  }
}

import type { Locale } from '@nasaq/contract';
import { pathByPairs, valueAt } from '@nasaq/translation';
import type { CollectionConfig, FlattenedField, PayloadRequest } from 'payload';
import { notify } from '../../platform/database/notifications.ts';
import { queryIn, queryFor } from '../../platform/database/query.ts';
import { closed } from '../../platform/payload/closed.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';
import { changeOf } from './changes.ts';
import { findByPath, textOfValue } from './described.ts';
import { baseOf, type Doc, partOf } from './merge.ts';
import { type Target, targetName } from './newest.ts';
import { nameOfUser } from './save-conflict.ts';
import type { Saving } from './saving.ts';

/** A text of somebody that another one has replaced knowingly, having seen it: whoever wrote it has not seen that yet. */
export interface Overruled {
  id: number;
  locale: Locale;
  /** With the ids of rows, as bases have it. */
  path: string;
  /** As the form names the field, in the language of the menus. */
  label: string;
  /** Who replaced it; empty where nobody was signed in. */
  by: string;
  /** ISO 8601. */
  at: string;
  /** What was replaced, as it was stored, and both as one reads them. */
  value: unknown;
  mine: string;
  theirs: string;
}

/** Kept until whoever wrote it has seen it; for so long at most. */
const kept = '60 days';

export const overruledTexts: CollectionConfig = {
  slug: 'overruled-texts',
  labels: contentLabels.desk.overruled,
  ...closed,
  admin: { hidden: true, group: groups.shared },
  fields: [
    { name: 'entry', type: 'text', required: true, index: true, label: contentLabels.desk.entry },
    { name: 'member', type: 'number', required: true, label: contentLabels.desk.member },
    { name: 'by', type: 'number', label: contentLabels.desk.by },
    { name: 'locale', type: 'text', required: true, label: contentLabels.desk.locale },
    { name: 'path', type: 'text', required: true, label: contentLabels.desk.path },
    { name: 'mine', type: 'json', label: contentLabels.desk.mine },
    { name: 'theirs', type: 'json', label: contentLabels.desk.theirs },
  ],
};

/** Where hosts tell each other of whom something was replaced. */
export const overruledChannel = 'nasaq_overruled';

export interface OverruledNews {
  /** As `targetName` has it. */
  entry: string;
  member: number;
}

/**
 * Keeps what a save has replaced of others though it knew of theirs, and tells them, in the transaction of the save.
 * @param stored the document after the save
 */
export async function recordOverruled(target: Target, saving: Saving, stored: Doc, req: PayloadRequest): Promise<void> {
  const me = (req.user?.id as number | undefined) ?? null;
  const replaced = saving.over.flatMap((path) => replacedAt(path, saving, stored, me));
  await keepOverruled(
    target,
    replaced.map((one) => ({ ...one, locale: saving.locale })),
    req,
  );
}

/** The same of a save that knows by itself what it has replaced of whom. */
export async function keepOverruled(
  target: Target,
  replaced: readonly (Replaced & { locale: Locale })[],
  req: PayloadRequest,
): Promise<void> {
  if (replaced.length === 0) return;
  const entry = targetName(target);
  const query = await queryIn(req);
  for (const { locale, member, mine, path, theirs } of replaced) {
    const values = [
      entry,
      member,
      (req.user?.id as number | undefined) ?? null,
      locale,
      path,
      JSON.stringify(mine ?? null),
      JSON.stringify(theirs ?? null),
    ];
    await query(
      `INSERT INTO overruled_texts (entry, member, by, locale, path, mine, theirs, updated_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
      values,
    );
    await notify(req, overruledChannel, JSON.stringify({ entry, member } satisfies OverruledNews));
  }
  await query(
    `DELETE FROM overruled_texts WHERE id IN
       (SELECT id FROM overruled_texts WHERE created_at < now() - $1::interval LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [kept],
  );
}

/** What of an entry was replaced of the member who asks, whatever was replaced first. */
export async function findOverruled(
  req: PayloadRequest,
  target: Target,
  fields: FlattenedField[],
  docs: Record<Locale, Doc>,
): Promise<Overruled[]> {
  const query = await queryFor(req);
  const rows = await query<Row>(
    'SELECT id, by, locale, path, mine, theirs, created_at FROM overruled_texts WHERE entry = $1 AND member = $2 ORDER BY id',
    [targetName(target), req.user?.id],
  );
  const found = rows.map(async ({ by, created_at: at, id, locale, mine, path, theirs }): Promise<Overruled | null> => {
    const field = findByPath(fields, docs[locale], path, req);
    if (!field) return null;
    const told = (value: unknown) => textOfValue({ ...field, value }, locale, req);
    return {
      id,
      locale,
      path,
      label: field.label,
      by: by === null ? '' : await nameOfUser(by, req),
      at: at.toISOString(),
      value: mine,
      mine: await told(mine),
      theirs: await told(theirs),
    };
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** Whoever wrote it has seen what became of it. */
export async function forgetOverruled(req: PayloadRequest, target: Target, id: number): Promise<void> {
  const query = await queryFor(req);
  await query('DELETE FROM overruled_texts WHERE id = $1 AND entry = $2 AND member = $3', [
    id,
    targetName(target),
    req.user?.id,
  ]);
}

interface Row {
  id: number;
  by: number | null;
  locale: Locale;
  path: string;
  mine: unknown;
  theirs: unknown;
  created_at: Date;
}

interface Replaced {
  path: string;
  member: number;
  mine: unknown;
  theirs: unknown;
}

/** Of rows, whoever changed last what is different now. */
function replacedAt(path: string, saving: Saving, stored: Doc, me: number | null): Replaced[] {
  const { locale, merge, newest, shape } = saving;
  if (merge.conflicts.some((at) => at === path || path.startsWith(`${at}.`))) return [];
  const [before, after] = [partOf(baseOf(shape, newest), path), partOf(baseOf(shape, stored), path)];
  const changes = Object.keys({ ...before, ...after })
    .filter((at) => before[at] !== after[at])
    .map((at) => changeOf(newest.changes, shape, locale, at))
    .filter((change) => change !== undefined);
  const [member = null] = changes.toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (member === null || member === me) return [];
  return [{ path, member, mine: valueIn(newest, path), theirs: valueIn(stored, path) }];
}

function valueIn(doc: Doc, path: string): unknown {
  const at = pathByPairs(doc, path);
  return at === null ? undefined : valueAt(doc, at);
}

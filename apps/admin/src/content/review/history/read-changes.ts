import type { Locale } from '@nasaq/contract';
import type { CollectionSlug } from 'payload';
import { queryFor } from '../../../platform/database/query.ts';
import type { StaffRequest } from '../../../platform/staff/staff-action.ts';
import { StaffError } from '../../../platform/staff/staff-error.ts';
import { isPage } from '../addresses.ts';
import { fieldsOf, newestDraft } from '../state/newest-docs.ts';
import type { Subject } from '../subject.ts';
import type { HistoryChanges } from './history-acts.ts';
import { wordsIn } from './words-in.ts';

interface Row {
  id: number;
  act: string;
  locale: Locale | null;
  actor: number | null;
  was: string | null;
  created_at: Date;
}

/**
 * The words of each field of a line before it and after it: each row holds what its fields said before, so that what came
 * of them stands in the next row that names them, or in the newest draft.
 * @throws {StaffError} where the entry has no such line
 */
export async function readChanges(
  req: StaffRequest,
  subject: Subject,
  { from, line }: { from: number; line: number },
): Promise<HistoryChanges> {
  const query = await queryFor(req);
  const rows = await query<Row>(
    `SELECT h.id, h.act, h.locale, h.actor::int, h.was, h.created_at FROM history h
     JOIN history asked ON asked.id = $4 AND asked.kind = h.kind AND asked.entry = h.entry
     WHERE h.kind = $1 AND h.entry = $2 AND h.id >= $3 AND h.locale IS NOT DISTINCT FROM asked.locale ORDER BY h.id`,
    [subject.kind, subject.id, Math.min(from, line), line],
  );
  const asked = rows.find(({ id }) => id === line);
  if (!asked) throw new StaffError('not_found');
  const own = rows.filter(({ act, actor, id }) => id <= line && act === asked.act && actor === asked.actor);
  const { locale } = asked;
  const doc = locale ? (await newestDraft(req, subject))?.docs[locale] : undefined;
  const fields = fieldsOf(req, subject);
  const first = Object.assign({}, ...own.map(wasOf).toReversed()) as Record<string, string>;
  const changes = Object.entries(first).map(([field, before]) => {
    const next = rows.find((row) => row.id > line && field in wasOf(row));
    const after = next ? wasOf(next)[field]! : ((doc && wordsIn(fields, doc, field)) ?? '');
    return { field, before, after };
  });
  return {
    changes: changes.filter(({ after, before }) => after !== before),
    version: await versionAfter(req, subject, asked.created_at),
  };
}

function wasOf({ was }: Row): Record<string, string> {
  return was ? (JSON.parse(was) as Record<string, string>) : {};
}

/** The first version that was stored with it. */
async function versionAfter(req: StaffRequest, { id, kind }: Subject, at: Date): Promise<number | null> {
  // A version is stored a moment before the line that tells of it.
  const since = { updatedAt: { greater_than_equal: new Date(at.getTime() - 2_000).toISOString() } };
  const first = { sort: 'updatedAt', limit: 1, pagination: false };
  const { docs } = isPage(kind)
    ? await req.payload.findGlobalVersions({ slug: kind, where: since, ...first, depth: 0, overrideAccess: true })
    : await req.payload.findVersions({
        collection: kind as CollectionSlug,
        where: { and: [{ parent: { equals: id } }, since] },
        ...first,
        depth: 0,
        overrideAccess: true,
      });
  return docs[0] ? Number(docs[0].id) : null;
}

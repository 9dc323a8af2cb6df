import type { Locale } from '@nasaq/contract';
import type { Where } from '../../../platform/database/adapter.ts';
import { queryFor, type Query } from '../../../platform/database/query.ts';
import type { Subject } from '../subject.ts';
import { type HistoryAct, isContinued } from './history-acts.ts';

export interface NewLine {
  act: HistoryAct;
  locale: Locale | null;
  /** Nobody where the product itself acts. */
  actor: number | null;
  asked?: number | null;
  note?: string;
  words?: string;
  fields?: readonly string[];
  /** The words of these fields before it. */
  was?: Record<string, string>;
  due?: Date;
  withdraws?: boolean;
  byClock?: boolean;
}

/** Writes what happened to an entry, within the transaction of `req` where there is one. */
export async function recordHistory(req: Where, { id, kind }: Subject, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  const query = await queryFor(req);
  for (const line of lines) {
    if (!(await isTold(query, { id, kind }, line))) await write(query, { id, kind }, line);
  }
}

/** What a line names of a path: `steps.<row>.text` is about the steps, `seo.title` about the title of `seo`. */
export function fieldOf(path: string): string {
  const parts = path.split('.');
  return parts.length === 2 ? path : parts[0]!;
}

async function write(query: Query, { id, kind }: Subject, line: NewLine): Promise<void> {
  const { act, actor, asked, byClock, due, fields, locale, note, was, withdraws, words } = line;
  await query(
    `INSERT INTO history (kind, entry, locale, act, actor, asked, note, words, fields, due, withdraws, by_clock, was, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, clock_timestamp(), clock_timestamp())`,
    [
      kind,
      id,
      locale,
      act,
      actor,
      asked ?? null,
      note ?? null,
      words ?? null,
      fields?.join() ?? null,
      due ?? null,
      withdraws ?? null,
      byClock ?? null,
      was ? JSON.stringify(was) : null,
    ],
  );
}

/** What a form saves every few seconds is told once: so often a line of the same hand is written anew. */
const onceIn = '15 minutes';

/** Whether the lines of a moment ago, of the same hand in the same language, say all of it. */
async function isTold(query: Query, { id, kind }: Subject, { act, actor, fields = [], locale }: NewLine) {
  if (!isContinued(act)) return false;
  const recent = await query<{ act: string; actor: number | null; fields: string | null }>(
    `SELECT act, actor::int, fields FROM history
     WHERE kind = $1 AND entry = $2 AND locale IS NOT DISTINCT FROM $3
       AND created_at > clock_timestamp() - $4::interval
     ORDER BY id DESC LIMIT 40`,
    [kind, id, locale, onceIn],
  );
  // Whatever somebody else did since, or else, is a new beginning.
  const end = recent.findIndex((line) => line.act !== act || line.actor !== actor);
  const told = new Set(recent.slice(0, end < 0 ? undefined : end).flatMap((line) => line.fields?.split(',') ?? []));
  return fields.length > 0 && fields.every((field) => told.has(field));
}

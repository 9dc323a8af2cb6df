import type { Locale } from '@nasaq/contract';
import type { Where } from '../../../platform/database/adapter.ts';
import { queryFor } from '../../../platform/database/query.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { reviewActs, type ReviewStep } from '../state/review-state.ts';
import type { Subject } from '../subject.ts';
import { type HistoryAct, type HistoryLine, type HistoryPerson, isContinued } from './history-acts.ts';

/** Languages that were on the site and were taken from it: they are back once somebody publishes them. */
export async function withdrawnLanguages(req: Where, { id, kind }: Subject): Promise<Locale[]> {
  const query = await queryFor(req);
  const last = await query<{ act: HistoryAct; locale: Locale }>(
    `SELECT DISTINCT ON (locale) locale, act FROM history
     WHERE kind = $1 AND entry = $2 AND locale IS NOT NULL AND act::text IN ('published', 'unpublished')
     ORDER BY locale, id DESC`,
    [kind, id],
  );
  return last.filter(({ act }) => act === 'unpublished').map(({ locale }) => locale);
}

/** The steps of the review of a language, the first one first; within the transaction of `req` where there is one. */
export async function reviewSteps(req: Where, { id, kind }: Subject, locale: Locale): Promise<ReviewStep[]> {
  const query = await queryFor(req);
  const rows = await query<
    Omit<ReviewStep, 'at' | 'by' | 'due'> & { actor: number | null; created_at: Date; due: Date | null }
  >(
    `SELECT id, act, actor::int, asked::int, coalesce(note, '') AS note, coalesce(words, '') AS words, due, created_at
     FROM history WHERE kind = $1 AND entry = $2 AND locale = $3 AND act::text = ANY($4) ORDER BY id`,
    [kind, id, locale, reviewActs],
  );
  return rows.map(({ actor, created_at, due, ...row }) => ({
    ...row,
    by: actor,
    at: created_at.toISOString(),
    due: due?.toISOString() ?? null,
  }));
}

interface Wanted {
  /** Lines before this one; the newest without. */
  before?: number | undefined;
  locale?: Locale | undefined;
  acts?: readonly HistoryAct[] | undefined;
  /** Of one member alone. */
  actor?: number | undefined;
  /** Of the menus. */
  language: Locale;
}

interface Row {
  id: number;
  act: HistoryAct;
  locale: Locale | null;
  actor: number | null;
  actor_name: string | null;
  actor_en: string | null;
  actor_ar: string | null;
  asked: number | null;
  asked_name: string | null;
  asked_en: string | null;
  asked_ar: string | null;
  note: string | null;
  fields: string | null;
  due: Date | null;
  withdraws: boolean | null;
  by_clock: boolean | null;
  has_words: boolean;
  created_at: Date;
}

/** Rows that are read at once. */
const atOnce = 100;

/**
 * The newest lines of a history, at most {@link atOnce} rows of it; what the same hand wrote in one go is one line.
 * @returns also where the next ones begin; null where there are none
 */
export async function readHistory(
  req: Where,
  { id, kind }: Subject,
  { actor, acts, before, language, locale }: Wanted,
): Promise<{ lines: HistoryLine[]; next: number | null }> {
  const query = await queryFor(req);
  const rows = await query<Row>(
    `SELECT h.id, h.act, h.locale, h.actor::int, a.name AS actor_name, a.name_en AS actor_en, a.name_ar AS actor_ar,
       h.asked::int, b.name AS asked_name, b.name_en AS asked_en, b.name_ar AS asked_ar,
       h.note, h.fields, h.due, h.withdraws, h.by_clock, h.created_at,
       h.was IS NOT NULL AND h.was <> '{}' AS has_words
     FROM history h LEFT JOIN users a ON a.id = h.actor LEFT JOIN users b ON b.id = h.asked
     WHERE h.kind = $1 AND h.entry = $2 AND ($3::int IS NULL OR h.id < $3)
       AND ($4::text IS NULL OR h.locale::text = $4) AND ($5::text[] IS NULL OR h.act::text = ANY($5))
       AND ($6::int IS NULL OR h.actor = $6)
     ORDER BY h.id DESC LIMIT ${atOnce}`,
    [kind, id, before ?? null, locale ?? null, acts ?? null, actor ?? null],
  );
  return { lines: joined(rows, language), next: rows.length === atOnce ? rows.at(-1)!.id : null };
}

/** Longer than this, somebody was away. */
const pause = 30 * 60_000;

/** From the newest to the oldest, rows of one hand at one work as one line. */
function joined(rows: readonly Row[], language: Locale): HistoryLine[] {
  const lines: { line: HistoryLine; actor: number | null; began: number }[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    const began = row.created_at.getTime();
    const goesOn =
      last &&
      isContinued(row.act) &&
      last.line.act === row.act &&
      last.line.locale === row.locale &&
      last.actor === row.actor &&
      last.began - began < pause;
    const line = lineOf(row, language);
    if (!goesOn) lines.push({ line, actor: row.actor, began });
    else {
      last.line.from = line.from;
      last.line.hasWords ||= line.hasWords;
      last.line.fields = [...new Set([...line.fields, ...last.line.fields])];
      last.began = began;
    }
  }
  return lines.map(({ line }) => line);
}

function lineOf(row: Row, language: Locale): HistoryLine {
  const { act, actor, asked, by_clock, created_at, due, fields, has_words, id, locale, note, withdraws } = row;
  const named = (of: 'actor' | 'asked') =>
    row[`${of}_name`] === null
      ? null
      : memberName({ name: row[`${of}_name`], name_en: row[`${of}_en`], name_ar: row[`${of}_ar`] }, language);
  return {
    id,
    from: id,
    act,
    locale,
    by: actor === null ? '' : named('actor'),
    actor,
    hasWords: has_words,
    at: created_at.toISOString(),
    asked: asked === null ? '' : named('asked'),
    note: note ?? '',
    fields: fields?.split(',').filter(Boolean) ?? [],
    due: due?.toISOString() ?? null,
    withdraws: withdraws ?? false,
    byClock: by_clock ?? false,
  };
}

/** Everybody who has done something to an entry and still is here, by name. */
export async function actorsOf(req: Where, { id, kind }: Subject, language: Locale): Promise<HistoryPerson[]> {
  const query = await queryFor(req);
  const rows = await query<{ id: number; name: string | null; name_en: string | null; name_ar: string | null }>(
    `SELECT id, name, name_en, name_ar FROM users
     WHERE id IN (SELECT actor::int FROM history WHERE kind = $1 AND entry = $2)`,
    [kind, id],
  );
  return rows
    .map((row) => ({ id: row.id, name: memberName(row, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

import { type Locale, locales } from '@nasaq/contract';
import type { Payload } from 'payload';
import { type Query, queryOn } from '../../platform/database/query.ts';
import { gapKinds } from '../addresses.ts';
import { companyDay } from '../care/care.ts';
import { settleGaps } from '../care/settle.ts';
import { findGaps } from '../find-gaps.ts';
import type { Gap } from '../gap.ts';
import { type EntryRow, shownState } from '../load-entries.ts';

/** Open gaps by kind; the share of entries whose words are done, by language, in percent; and of the last seven days. */
export const figureNames = [
  ...gapKinds.map((kind) => `open.${kind}` as const),
  ...locales.map((locale) => `share.${locale}` as const),
  'searches',
  'ratings',
] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, number>;

/** How much there is at a moment; gaps that are put off are open, too. */
export async function figuresOf(
  query: Query,
  gaps: readonly Gap[],
  entries: readonly EntryRow[],
  now: Date,
): Promise<Figures> {
  const [recent] = await query<{ searches: number; ratings: number }>(
    `SELECT (SELECT count(*)::int FROM searches WHERE last_at > $1::timestamptz - interval '7 days') AS searches,
       (SELECT count(*)::int FROM ratings WHERE answer = 'no' AND NOT coalesce(spam, false)
          AND rated_at > $1::timestamptz - interval '7 days') AS ratings`,
    [now.toISOString()],
  );
  const open = gapKinds.map((kind) => [`open.${kind}`, gaps.filter((gap) => gap.kind === kind).length]);
  const shares = locales.map((locale) => [`share.${locale}`, shareDone(entries, locale)]);
  return { ...Object.fromEntries([...open, ...shares]), ...recent } as Figures;
}

const done: ReadonlySet<string> = new Set(['confirmed', 'source', 'empty']);

/** Of the entries, those whose words are done in a language; in percent, with a decimal. */
export function shareDone(entries: readonly EntryRow[], locale: Locale): number {
  const ready = entries.filter((entry) => done.has(shownState(entry, locale)));
  return entries.length === 0 ? 100 : Math.round((ready.length / entries.length) * 1_000) / 10;
}

/** Keeps how much there is as that of the company's day; the last time of a day counts. Also says what was solved. */
export async function keepFigures(payload: Payload, now: Date): Promise<void> {
  const { entries, gaps } = await findGaps(payload, 'en', now.getTime());
  await settleGaps(payload, gaps);
  const query = queryOn(payload);
  const figures = Object.entries(await figuresOf(query, gaps, entries, now));
  await query(
    `INSERT INTO gap_figures (day, name, value)
     SELECT $1, name, value FROM unnest($2::text[], $3::float8[]) AS f (name, value)
     ON CONFLICT (day, name) DO UPDATE SET value = EXCLUDED.value, updated_at = now()`,
    [await companyDay(payload, now), figures.map(([name]) => name), figures.map(([, value]) => value)],
  );
}

/** A week that ends with `day`, and its last figures; `null` where nothing was kept in it. */
export interface Week {
  day: string;
  figures: Partial<Figures> | null;
}

const weekDays = 7;

/** The last weeks, the oldest first; the last one ends today. */
export async function readWeeks(payload: Payload, today: string, count: number): Promise<Week[]> {
  const ends = Array.from({ length: count }, (_, place) => dayBefore(today, (count - 1 - place) * weekDays));
  const rows = await queryOn(payload)<{ day: string; name: FigureName; value: number }>(
    `SELECT day, name, value::float8 AS value FROM gap_figures WHERE day > $1 AND day <= $2 ORDER BY day`,
    [dayBefore(ends[0]!, weekDays), today],
  );
  return ends.map((end) => {
    const after = dayBefore(end, weekDays);
    const own = rows.filter(({ day }) => day > after && day <= end);
    // Later days come after, and count.
    return {
      day: end,
      figures: own.length > 0 ? Object.fromEntries(own.map(({ name, value }) => [name, value])) : null,
    };
  });
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

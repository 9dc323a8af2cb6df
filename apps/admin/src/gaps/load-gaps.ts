import type { ChatTopic, Locale } from '@nasaq/contract';
import { checkIds, type Finding } from '@nasaq/translation/checks';
import type { Payload } from 'payload';
import { type Query, queryOn } from '../platform/database/query.ts';
import { type EntryRow, shownState } from './load-entries.ts';

const day = 24 * 60 * 60 * 1000;
/** Days after which a draft that nobody has touched waits for somebody. */
const untouchedDays = 14;
/** Days before its review date that a text is shown. */
const reviewDays = 30;

/** Something that has a name and no page of its own, and lacks its name in a language; a picture its description. */
export interface NamelessThing {
  collection: 'categories' | 'authors' | 'tags' | 'media';
  id: number;
  name: string;
  /** In which it lacks it. */
  locale: Locale;
  /** ISO; since when it is there. */
  since: string;
}

export interface MissedSearch {
  id: number;
  query: string;
  locale: Locale;
  count: number;
  last: string;
  /** Entries whose titles hold a word of it, in either language. */
  near: EntryRow[];
}

export interface LowRating {
  article: number;
  title: string;
  locale: Locale;
  yes: number;
  no: number;
  /** Open ones, the newest first. */
  comments: { id: number; comment: string; email: string | null; at: string }[];
}

export interface WaitingChats {
  topic: ChatTopic;
  count: number;
  /** ISO: who has waited longest. */
  since: string;
}

/** What the nightly check has found in an entry or page. */
export interface KeptFinding extends Pick<Finding, 'check' | 'level' | 'locale' | 'path' | 'values'> {
  type: string;
  /** `null` = it exists once. */
  entry: number | null;
  /** ISO. */
  since: string;
}

/** Entries that lack a language, by the language. */
export function missingIn(entries: readonly EntryRow[], locale: Locale): EntryRow[] {
  return entries.filter((entry) => shownState(entry, locale) === 'missing');
}

/** The longest outdated first. */
export function outdatedIn(entries: readonly EntryRow[], locale: Locale): EntryRow[] {
  return entries
    .filter((entry) => shownState(entry, locale) === 'outdated')
    .toSorted((one, other) => one.since[locale].localeCompare(other.since[locale]));
}

/** Drafts in no language on the site that nobody has touched for two weeks, and those without a name. */
export function waitingDrafts(entries: readonly EntryRow[], now: number): EntryRow[] {
  return entries.filter(
    ({ published, titles, updatedAt }) =>
      !published.en &&
      !published.ar &&
      (Date.parse(updatedAt) < now - untouchedDays * day || (titles.en === '' && titles.ar === '')),
  );
}

/** Articles whose day of reading again has come or comes soon. */
export function dueForReview(entries: readonly EntryRow[], now: number): EntryRow[] {
  return entries
    .filter(({ reviewBy }) => reviewBy !== null && Date.parse(reviewBy) < now + reviewDays * day)
    .toSorted((one, other) => one.reviewBy!.localeCompare(other.reviewBy!));
}

/** What has a name and no page. */
export const things = ['categories', 'authors', 'tags', 'media'] as const;

const names: Record<NamelessThing['collection'], string> = {
  categories: 'title',
  authors: 'name',
  tags: 'title',
  media: 'alt',
};

/** Names and descriptions of pictures that one language has and the other lacks, or both lack. */
export async function namelessThings(
  payload: Payload,
  collections: readonly NamelessThing['collection'][],
): Promise<NamelessThing[]> {
  const query = queryOn(payload);
  const found = await Promise.all(
    collections.map(async (collection) => {
      const column = names[collection];
      const fallback = collection === 'media' ? 't.filename' : `'#' || t.id`;
      const rows = await query<{ id: number; name: string; locale: Locale; since: Date }>(
        `SELECT t.id, t.created_at AS since, coalesce(nullif(other.${column}, ''), ${fallback}) AS name, l.locale
         FROM "${collection}" t CROSS JOIN (VALUES ('en'), ('ar')) AS l (locale)
         LEFT JOIN "${collection}_locales" own ON own._parent_id = t.id AND own._locale::text = l.locale
         LEFT JOIN "${collection}_locales" other ON other._parent_id = t.id AND other._locale::text <> l.locale
         WHERE coalesce(own.${column}, '') = '' AND t.deleted_at IS NULL
         ORDER BY t.id`,
      );
      return rows.map(({ since, ...row }) => ({ collection, ...row, since: since.toISOString() }));
    }),
  );
  return found.flat();
}

/** What was searched for in vain and is open, the most frequent first, with the entries that come nearest by their titles. */
export async function missedSearches(
  payload: Payload,
  entries: readonly EntryRow[],
  nearest: (query: string, entries: readonly EntryRow[]) => EntryRow[],
): Promise<MissedSearch[]> {
  const rows = await queryOn(payload)<{ id: number; query: string; locale: Locale; count: string; last_at: Date }>(
    `SELECT id, query, locale::text, count, last_at FROM searches WHERE NOT coalesce(handled, false)
     ORDER BY count DESC, last_at DESC LIMIT 100`,
  );
  return rows.map(({ count, last_at: last, ...row }) => ({
    ...row,
    count: Number(count),
    last: last.toISOString(),
    near: nearest(row.query, entries),
  }));
}

/** Answers that speak against an article: at least two, and two of five of all. */
const fewest = 2;
const share = 0.4;

/** Articles whose readers say that they do not help, or have left a comment that nobody has dealt with. */
export async function lowRatings(payload: Payload): Promise<LowRating[]> {
  const query = queryOn(payload);
  const [figures, comments] = await Promise.all([ratingFigures(query), openComments(query)]);
  return figures
    .map((figure) => ({
      ...figure,
      comments: comments.filter(({ article, locale }) => article === figure.article && locale === figure.locale),
    }))
    .filter(({ comments: open, no, yes }) => open.length > 0 || (no >= fewest && no / (no + yes) >= share))
    .toSorted((one, other) => other.no - one.no);
}

type Figures = Omit<LowRating, 'comments'>;

function ratingFigures(query: Query): Promise<Figures[]> {
  return query<Figures>(
    `SELECT r.article_id AS article, coalesce(l.title, '') AS title, r.locale::text AS locale,
       (count(*) FILTER (WHERE r.answer = 'yes'))::int AS yes, (count(*) FILTER (WHERE r.answer = 'no'))::int AS no
     FROM ratings r JOIN articles a ON a.id = r.article_id AND a.deleted_at IS NULL
     LEFT JOIN articles_locales l ON l._parent_id = r.article_id AND l._locale::text = r.locale::text
     WHERE NOT coalesce(r.spam, false)
     GROUP BY r.article_id, l.title, r.locale`,
  );
}

async function openComments(query: Query) {
  const rows = await query<{
    id: number;
    article: number;
    locale: Locale;
    comment: string;
    email: string | null;
    rated_at: Date;
  }>(
    `SELECT id, article_id AS article, locale::text AS locale, comment, email, rated_at FROM ratings
     WHERE comment_state = 'open' AND NOT coalesce(spam, false) ORDER BY rated_at DESC`,
  );
  return rows.map(({ rated_at: at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Chats in which a visitor waits for an answer, by topic. */
export async function waitingChats(payload: Payload): Promise<WaitingChats[]> {
  const rows = await queryOn(payload)<{ topic: ChatTopic; count: number; since: Date }>(
    `SELECT topic::text AS topic, count(*)::int AS count, min(waiting_since) AS since FROM chats
     WHERE waiting_since IS NOT NULL AND NOT coalesce(spam, false) AND state <> 'resolved'
     GROUP BY topic ORDER BY count DESC`,
  );
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/** What the nightly check has found and nobody has dismissed, the worst and the longest first. */
export async function keptFindings(payload: Payload): Promise<KeptFinding[]> {
  const rows = await queryOn(payload)<
    Omit<KeptFinding, 'since' | 'values'> & { said: KeptFinding['values'] | null; since: Date }
  >(
    `SELECT type, entry::int, locale, "check", level, path, said, since FROM findings
     ORDER BY level = 'stops' DESC, since, type, entry, path`,
  );
  return rows
    .filter(({ check }) => isTold(check))
    .map(({ said, since, ...row }) => ({ ...row, values: said ?? {}, since: since.toISOString() }));
}

/** What the board tells of an entry as a whole, as a kind of its own. */
const toldAlready: ReadonlySet<string> = new Set(['translation-missing', 'text-outdated', 'review-passed']);

/** Also what an older version has found by a check that is no more would have no sentence. */
function isTold(check: string): boolean {
  return !toldAlready.has(check) && checkIds.some((id) => id === check);
}

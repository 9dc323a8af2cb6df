import { type ContentType, contentTypes, type Locale, locales } from '@nasaq/contract';
import { isPartOn } from '../platform/parts/off-parts.ts';
import { partOfSlug } from '../platform/parts/part-of-collection.ts';
import type { Payload, TypedUser } from 'payload';
import { bilingualOf } from '../content/index.ts';
import { hasRole, writesContent } from '../platform/staff/access.ts';
import { type Gap, keyOf } from './gap.ts';
import { type BoardType, isOnce, oncePages } from './entry-types.ts';
import { entryTitle, type EntryRow, loadEntries } from './load-entries.ts';
import {
  dueForReview,
  keptFindings,
  lowRatings,
  missedSearches,
  missingIn,
  namelessThings,
  outdatedIn,
  things,
  waitingChats,
  waitingDrafts,
} from './load-gaps.ts';
import { nearestTitles } from './nearest-titles.ts';

interface Found {
  gaps: Gap[];
  /** All of them. */
  entries: EntryRow[];
}

/**
 * Everything that is to be mended, over all capabilities and for whoever asks: `seenBy` says what a member of staff is told.
 * @param language in which things are named
 */
export async function findGaps(payload: Payload, language: Locale, now = Date.now()): Promise<Found> {
  const entries = await loadEntries(payload, [...contentTypes, ...oncePages], language);
  const [nameless, findings, searches, ratings, chats] = await Promise.all([
    namelessThings(payload, things),
    keptFindings(payload),
    missedSearches(payload, entries, nearestTitles),
    lowRatings(payload),
    waitingChats(payload),
  ]);
  const titled = (entry: EntryRow) => titleOf(payload, entry, language);
  const ofEntry = (kind: Gap['kind'], entry: EntryRow, locale: Locale | null, since: string, mark: string): Gap => ({
    key: keyOf(kind, entry.type, entry.id, ...(locale ? [locale] : [])),
    kind,
    source: entry.type,
    title: titled(entry),
    locale,
    mark,
    since,
    told: { as: 'entry', entry },
  });
  const byName = new Map(entries.map((entry) => [keyOf(entry.type, entry.id), entry]));
  const gaps = [
    ...locales.flatMap((locale) => [
      ...missingIn(entries, locale).map((one) => ofEntry('missing', one, locale, one.since[locale], one.updatedAt)),
      ...outdatedIn(entries, locale).map((one) => ofEntry('outdated', one, locale, one.since[locale], one.updatedAt)),
    ]),
    ...nameless.map((thing): Gap => {
      const { collection, id, locale, name } = thing;
      const key = keyOf('missing', collection, id, locale);
      return {
        key,
        kind: 'missing',
        source: collection,
        title: name,
        locale,
        mark: name,
        since: thing.since,
        told: { as: 'thing', thing },
      };
    }),
    ...findings.flatMap((finding): Gap[] => {
      const { check, entry: id, locale, path, since, type, values } = finding;
      const entry = byName.get(keyOf(type, id));
      // In the trash: nobody can mend it there, and the next night forgets it.
      if (!entry && contentTypes.some((loaded) => loaded === type)) return [];
      const title = entry ? titled(entry) : nameOfDocument(payload, type, language);
      return [
        {
          key: keyOf('findings', type, id, locale, check, path),
          kind: 'findings',
          source: type,
          title,
          locale: locale === 'both' ? null : locale,
          mark: JSON.stringify(values),
          since,
          told: { as: 'finding', finding },
        },
      ];
    }),
    ...searches.map((search): Gap => {
      const { count, id, last, locale, query } = search;
      const key = keyOf('searched', id);
      return {
        key,
        kind: 'searched',
        source: 'searches',
        title: query,
        locale,
        mark: String(count),
        since: last,
        told: { as: 'search', search },
      };
    }),
    ...ratings.map((rating): Gap => {
      const { article, comments, locale, no, title, yes } = rating;
      const mark = [yes, no, comments[0]?.id ?? 0].join('/');
      const since = comments.at(-1)?.at ?? null;
      return {
        key: keyOf('rated', article, locale),
        kind: 'rated',
        source: 'ratings',
        title,
        locale,
        mark,
        since,
        told: { as: 'rating', rating },
      };
    }),
    ...chats.map((one): Gap => {
      const { count, since, topic } = one;
      return {
        key: keyOf('chats', topic),
        kind: 'chats',
        source: 'chats',
        title: topic,
        locale: null,
        mark: `${count} ${since}`,
        since,
        told: { as: 'chats', chats: one },
      };
    }),
    ...dueForReview(entries, now).map((one) => ofEntry('review', one, null, one.reviewBy!, one.reviewBy!)),
    ...waitingDrafts(entries, now).map((one) => ofEntry('waiting', one, null, one.updatedAt, one.updatedAt)),
  ];
  return { entries, gaps };
}

/** What an entry is called; a page that exists once by what its type is called. */
export function titleOf(payload: Payload, entry: EntryRow, language: Locale): string {
  return isOnce(entry.type) ? nameOfDocument(payload, entry.type, language) : entryTitle(entry, language);
}

/** What a type is called: its entries together, or the one page. */
export function nameOfDocument(payload: Payload, type: string, language: Locale): string {
  const global = payload.config.globals.find(({ slug }) => slug === type);
  const label = global ? global.label : payload.collections[type as ContentType]?.config.labels.plural;
  return bilingualOf(label)?.[language] ?? type;
}

/** By its source: whether a member of staff is told of a gap. */
export type Sees = (gap: Pick<Gap, 'source'>) => boolean;

/** What a member of staff is told: what they may read, and of what everybody reads, what they can write. */
export async function seenBy(payload: Payload, user: TypedUser): Promise<Sees> {
  const all = [...contentTypes, ...oncePages, 'site', ...things, 'searches', 'ratings', 'chats'];
  // What nobody can read is no gap.
  const sources = all.filter((source) => isPartOn(partOfSlug(source)));
  const seen = await Promise.all(
    sources.map(async (source) => [source, writesContent(user) && (await maySee(payload, user, source))] as const),
  );
  const allowed = new Set(seen.filter(([, may]) => may).map(([source]) => source));
  return ({ source }) => allowed.has(source);
}

async function maySee(payload: Payload, user: TypedUser, source: string): Promise<boolean> {
  const req = { payload, user } as never;
  if (source === 'chats') return hasRole(user, 'agent');
  const global = payload.config.globals.find(({ slug }) => slug === source);
  if (global) return Boolean(await global.access.update({ req }));
  const { access } = payload.collections[source as BoardType as ContentType].config;
  const isThing = things.some((thing) => thing === source);
  return Boolean(await (isThing ? access.update({ req }) : access.read({ req })));
}

import { type Locale, locales } from '@nasaq/contract';
import type { ServerProps } from 'payload';
import { findSchedules } from '../../content/index.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { type GapTab, gapTabs } from '../addresses.ts';
import {
  dueForReview,
  lowRatings,
  missedSearches,
  missingIn,
  namelessThings,
  outdatedIn,
  waitingChats,
  waitingDrafts,
} from '../load-gaps.ts';
import { nearestTitles } from '../nearest-titles.ts';
import type { EntryGap } from './gap-tables.tsx';
import { loadNamedEntries, typeLabel, writableThings } from './readable.ts';

/** Everything that this member of staff may be told, and how many of each kind. */
export async function loadBoard(
  { i18n, payload, permissions, user }: Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'user'>,
  language: Locale,
) {
  const now = Date.now();
  const may = {
    content: hasRole(user, 'editor', 'recruiter', 'agent'),
    searches: Boolean(permissions?.collections?.searches?.read),
    ratings: Boolean(permissions?.collections?.ratings?.read),
    chats: hasRole(user, 'agent'),
  };
  const entries = (await loadNamedEntries(payload, i18n, permissions, language)).map((entry) => ({
    ...entry,
    typeLabel: typeLabel(payload, i18n, entry.type),
  }));
  const named = new Map(entries.map((entry) => [`${entry.type} ${entry.id}`, entry]));
  const [things, searches, ratings, chats, scheduled] = await Promise.all([
    namelessThings(payload, writableThings(permissions)),
    may.searches ? missedSearches(payload, entries, nearestTitles) : [],
    may.ratings ? lowRatings(payload) : [],
    may.chats ? waitingChats(payload) : [],
    findSchedules(payload),
  ]);
  const inBoth = (find: (rows: typeof entries, locale: Locale) => { type: string; id: number | null }[]): EntryGap[] =>
    locales.flatMap((locale) =>
      find(entries, locale).map(({ id, type }) => ({ ...named.get(`${type} ${id}`)!, locale })),
    );
  const once = (rows: { type: string; id: number | null }[]): EntryGap[] =>
    rows.map(({ id, type }) => ({ ...named.get(`${type} ${id}`)!, locale: null }));
  const missing = inBoth(missingIn);
  const outdated = inBoth(outdatedIn);
  const drafts = once(waitingDrafts(entries, now));
  const review = once(dueForReview(entries, now));
  const schedules = scheduled.flatMap((schedule) => {
    const { target } = schedule;
    const entry =
      'global' in target ? named.get(`${target.global} null`) : named.get(`${target.collection} ${target.id}`);
    return entry ? [{ ...schedule, entry }] : [];
  });
  const counts: Record<GapTab, number> = {
    missing: missing.length + things.length,
    outdated: outdated.length,
    waiting: drafts.length + schedules.length,
    searched: searches.length,
    rated: ratings.length,
    chats: chats.reduce((sum, { count }) => sum + count, 0),
    review: review.length,
  };
  const tabs = gapTabs.filter((tab) => {
    if (tab === 'searched') return may.searches;
    if (tab === 'rated') return may.ratings;
    if (tab === 'chats') return may.chats;
    return entries.length > 0 && may.content;
  });
  return { chats, counts, drafts, missing, outdated, ratings, review, schedules, searches, tabs, things };
}

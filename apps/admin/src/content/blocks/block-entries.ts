import { type BlockLink, type ContentType, entryPath, localePath, type Related, safeTarget } from '@nasaq/contract';
import { findPublished, type Reading, relationId } from '../../platform/http/published.ts';
import { loadImages } from '../entry/reading/images.ts';
import { coverIds, findRelated, presentSummary, type Relation, summarySelect } from '../entry/reading/summary.ts';
import { type Row, textOf } from './block-rows.ts';

/** What the blocks lead to and show, by `type:id`; what is not published in this language is absent. */
export type Entries = ReadonlyMap<string, Related>;

export async function loadEntries(reading: Reading, rows: readonly Row[]): Promise<Entries> {
  const named = rows.flatMap(({ entries, linkEntry }) => [linkEntry, ...((entries as Relation[] | null) ?? [])]);
  const relations = named.filter((one) => one !== null && one !== undefined) as Relation[];
  if (relations.length === 0) return new Map();
  const found = await findRelated(reading, relations);
  return new Map(found.flatMap((entry, at) => (entry ? [[nameOf(relations[at])!, entry]] : [])));
}

/** An entry that is not published (any more) is led to by nobody; then the address counts. */
export function linkOf(row: Row, { entries, reading }: { entries: Entries; reading: Reading }): BlockLink | null {
  const text = textOf(row.linkText);
  const entry = entries.get(nameOf(row.linkEntry as Relation | null) ?? '');
  const own = entry && localePath(reading.locale, entryPath(entry.type, entry.slug));
  const href = own ?? safeTarget(textOf(row.linkAddress));
  return text && href ? { text, href } : null;
}

export function chosenOf(row: Row, entries: Entries): Related[] {
  const named = (row.entries ?? []) as Relation[];
  return named.flatMap((one) => entries.get(nameOf(one) ?? '') ?? []);
}

const dated: Partial<Record<ContentType, string>> = { posts: '-publishedAt', careers: '-postedAt' };

/** The first of a list, as its own page has it. */
export async function firstOf({ count, of }: Row, reading: Reading): Promise<Related[]> {
  const type = (of ?? 'posts') as ContentType;
  const limit = Math.min(12, Math.max(1, Number(count) || 4));
  const { docs } = await findPublished(reading, type, { sort: dated[type] ?? '_order', limit, select: summarySelect });
  const images = await loadImages(reading, coverIds(docs));
  return docs.map((doc) => ({ type, ...presentSummary(doc, images) }));
}

function nameOf(relation: Relation | null | undefined): string | null {
  return relation ? `${relation.relationTo}:${relationId(relation.value)}` : null;
}

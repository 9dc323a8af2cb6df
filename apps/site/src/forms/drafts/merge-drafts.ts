import type { Draft } from '../core/draft.ts';

/**
 * Two windows' work on one form: of every field the later change, whichever window wrote it. The key is that of `ours`,
 * and both sides come to the same values in either order.
 */
export function mergeDrafts(ours: Draft, theirs: Draft): Draft {
  const values = { ...ours.values };
  const changed = { ...ours.changed };
  for (const [name, at] of Object.entries(theirs.changed)) {
    if (at <= (changed[name] ?? -1)) continue;
    values[name] = theirs.values[name];
    changed[name] = at;
  }
  return { ...ours, values, changed, savedAt: Math.max(ours.savedAt, theirs.savedAt) };
}

/** What another window wrote into fields that this one has not touched; `null` where there is nothing new. */
export function untouched(
  theirs: Draft,
  values: Readonly<Record<string, unknown>>,
  touched: ReadonlySet<string>,
): Record<string, unknown> | null {
  const news = Object.keys(theirs.changed).filter(
    (name) => !touched.has(name) && !same(theirs.values[name], values[name]),
  );
  return news.length === 0 ? null : Object.fromEntries(news.map((name) => [name, theirs.values[name]]));
}

/** Values are text, flags and lists of them. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

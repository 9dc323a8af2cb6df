import { globalKind } from './kinds.ts';
import type { Name } from './names.ts';
import type { Company, Read } from './read-items.ts';

/** What of the content is to leave: kinds (`posts`, `globals`) and single documents (`posts/web-speed`, `globals/site`). */
export interface Choice {
  only: readonly string[];
  /** Whether the entries that they refer to come along, and those that these refer to. */
  related?: boolean;
}

interface Chosen {
  items: Read[];
  /** What of the choice is not there. */
  unknown: string[];
}

/** What was chosen, with the pictures, categories, authors and tags that it shows. Everything without a choice. */
export function choose({ items }: Company, { only, related = false }: Choice): Chosen {
  const all = [...items.values()];
  const chosen = new Set<Name>();
  const unknown: string[] = [];
  for (const wanted of only) {
    const found = all.filter(({ item, kind }) => kind === wanted || item.name === wanted);
    if (found.length === 0) unknown.push(wanted);
    for (const { item } of found) chosen.add(item.name);
  }
  if (only.length === 0) for (const { item } of all) chosen.add(item.name);
  // A set that grows while it is gone over is gone over to its end.
  for (const name of chosen)
    for (const next of items.get(name)?.refersTo ?? [])
      if (related || !isEntry(items.get(next)?.kind)) chosen.add(next);
  const settings = JSON.stringify(
    all.filter(({ item, kind }) => kind === globalKind && chosen.has(item.name)).map(({ item }) => item),
  );
  for (const { item, kind } of all)
    if (kind === 'brand-files' && settings.includes(String(item.published?.values.hash))) chosen.add(item.name);
  return { items: all.filter(({ item }) => chosen.has(item.name)), unknown };
}

/** What many show: it comes along with each of them. */
const shared = new Set(['media', 'categories', 'authors', 'tags', 'brand-files']);

function isEntry(kind = ''): boolean {
  return !shared.has(kind);
}

import {
  contentTypes,
  entryPath,
  localePath,
  type ContentType,
  type ListedPage,
  type Locale,
  type Navigation,
  type NavigationEntry,
  type NetworkName,
  type PageTexts,
} from '@nasaq/contract';
import { findByIds, relationId, type Reading } from '../../platform/http/published.ts';
import { isAddressOn, isElsewhere, isPageOn, type OffParts } from '../../platform/parts/off-parts.ts';
import { readSettings } from '../../platform/payload/read-settings.ts';
import { isShownIn } from './check-entry.ts';
import type { TypedEntry } from './target.ts';
import { readableAt } from './readable-at.ts';
import { usualEntries } from './usual.ts';

/**
 * What the owner has arranged, in the reading's language, without what nobody can read. Of the usual menu and footer what
 * there is to read, and nothing where that is all of them.
 */
export async function presentNavigation(reading: Reading, off: OffParts): Promise<Navigation | undefined> {
  const stored = await readSettings(reading.payload, 'navigation', { locale: reading.locale });
  const [menu, footer] = [stored.menu, stored.footer] as unknown as (TypedEntry[] | null | undefined)[];
  const rows = [...(menu ?? []), ...(footer ?? [])];
  const [entries, unread] = await Promise.all([findEntries(reading, rows), findUnread(reading, rows, off)]);
  const networks = (stored.networks ?? []).flatMap(({ network, url }) =>
    network && url ? [{ name: network as NetworkName, url: url.trim() }] : [],
  );
  const shown = (list: TypedEntry[]) =>
    list.flatMap((row) => presentEntry(row, { locale: reading.locale, entries, unread, off }));
  const [usualMenu, usualFooter] = await Promise.all([
    menu?.length ? undefined : usualEntries(reading, 'menu', off),
    footer?.length ? undefined : usualEntries(reading, 'footer', off),
  ]);
  const navigation: Navigation = {
    ...(menu?.length ? { menu: shown(menu) } : usualMenu && { menu: usualMenu }),
    ...(footer?.length ? { footer: shown(footer) } : usualFooter && { footer: usualFooter }),
    ...(networks.length > 0 && { networks }),
  };
  return Object.keys(navigation).length > 0 ? navigation : undefined;
}

interface Place {
  locale: Locale;
  /** By `<type>:<id>`. */
  entries: ReadonlyMap<string, NavigationEntry>;
  /** Addresses of the site at which there is nothing in this language. */
  unread: ReadonlySet<string>;
  off: OffParts;
}

/** An entry as readers see it, or nothing. */
function presentEntry(row: TypedEntry, { locale, entries, unread, off }: Place): NavigationEntry[] {
  if (!isShownIn(row, locale)) return [];
  const text = row.label?.trim() || undefined;
  if (row.kind === 'entry') {
    const found = row.entry && entries.get(keyOf(row.entry));
    return found ? [text ? { ...found, text } : found] : [];
  }
  if (row.kind === 'address') {
    const address = row.address?.trim();
    if (!address || !text) return [];
    if (isElsewhere(address)) return [{ href: address, text }];
    return isAddressOn(address, off) && !unread.has(address) ? [{ href: localePath(locale, address), text }] : [];
  }
  const page = row.page as ListedPage | null | undefined;
  if (!page || !isPageOn(page, off)) return [];
  return [text ? { page, text } : { page }];
}

function keyOf({ relationTo, value }: NonNullable<TypedEntry['entry']>): string {
  return `${relationTo}:${relationId(value)}`;
}

/** The entries that rows name, as far as they are published in the reading's language. */
async function findEntries(reading: Reading, rows: readonly TypedEntry[]): Promise<Place['entries']> {
  const named = rows.flatMap(({ entry, kind }) => (kind === 'entry' && entry ? [entry] : []));
  const found = await Promise.all(
    contentTypes.map(async (type: ContentType) => {
      const ids = named.flatMap((entry) => (entry.relationTo === type ? (relationId(entry.value) ?? []) : []));
      const docs = await findByIds(reading, type, ids, { slug: true, title: true });
      return docs.map(({ id, slug, title }): [string, NavigationEntry] => [
        `${type}:${id}`,
        { href: localePath(reading.locale, entryPath(type, slug ?? '')), text: title ?? '' },
      ]);
    }),
  );
  return new Map(found.flat());
}

/** The addresses of the site in these rows that lead to nothing in the reading's language: withdrawn, or never there. */
async function findUnread({ locale, payload }: Reading, rows: readonly TypedEntry[], off: OffParts) {
  const named = new Set(rows.flatMap(({ address, kind }) => (kind === 'address' && address ? [address.trim()] : [])));
  const asked = [...named].filter((address) => !isElsewhere(address) && isAddressOn(address, off));
  const unread = await Promise.all(
    asked.map(async (address) => ((await readableAt(payload, address))?.includes(locale) ? [] : [address])),
  );
  return new Set(unread.flat());
}

/** What search engines are told of pages that are no entries; nothing where the owner says nothing. */
export async function presentPageTexts({ payload, locale }: Reading): Promise<PageTexts | undefined> {
  const { rows } = await readSettings(payload, 'page-texts', { locale });
  const texts = (rows ?? []).flatMap(({ page, title, description }) => {
    const said = {
      ...(title?.trim() && { title: title.trim() }),
      ...(description?.trim() && { description: description.trim() }),
    };
    return page && Object.keys(said).length > 0 ? [[page, said] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

import { isLocale, type Locale } from '@nasaq/contract';
import { useEffect, useSyncExternalStore } from 'react';

/** A document that a field refers to, as far as the desk shows it. */
export interface KnownDocument {
  id: number | string;
  /** What it is called in each language; empty where it is not written. */
  name: Record<Locale, string>;
  /** Of a picture. */
  picture?: { alt: Record<Locale, string>; thumbnail: string; filename: string; isImage: boolean };
}

interface Collection {
  slug: string;
  /** The field that names its documents. */
  title: string;
}

type Row = Record<string, unknown> & { id: number | string };

/** What has been asked for once is known to every field of the screen; `null` where there is no such document. */
const known = new Map<string, KnownDocument | null>();
const asked = new Map<string, Set<number | string>>();
const listeners = new Set<() => void>();

/** `undefined` until the host has answered, `null` where there is no such document any more. */
export function useDocument(collection: Collection, id: number | string | null): KnownDocument | null | undefined {
  const key = `${collection.slug}/${id}`;
  const found = useSyncExternalStore(
    subscribe,
    () => known.get(key),
    () => undefined,
  );
  useEffect(() => {
    if (id !== null && !known.has(key)) ask(collection, id);
  }, [collection, id, key]);
  return found;
}

/** What a document is called in a language, as far as it is known; its number without. */
export function knownName(
  { relationTo, value }: { relationTo: string; value: number | string },
  locale: Locale,
): string {
  return known.get(`${relationTo}/${value}`)?.name[locale] || String(value);
}

/** Asks again for what is known of a document; until the host answers, that is shown. */
export function askAgain(collection: Collection, id: number | string): void {
  ask(collection, id);
}

/** What a picture says now. */
export function rememberAlternatives(id: number | string, alt: Record<Locale, string>): void {
  const document = known.get(`media/${id}`);
  if (document?.picture) known.set(`media/${id}`, { ...document, picture: { ...document.picture, alt } });
  tell();
}

interface Search extends Collection {
  typed: string;
  /** Which may be chosen. */
  filter?: Record<string, unknown> | undefined;
  signal: AbortSignal;
}

const most = 12;

/** Documents by what somebody types of their names, in either language; the newest without. */
export async function findDocuments({ filter, signal, slug, title, typed }: Search): Promise<KnownDocument[]> {
  // Forms are called alike in both languages at once, and are no entries with a text to be searched.
  const searched = slug === 'forms' ? title : 'search_text';
  const where = { and: [...(filter ? [filter] : []), ...(typed.trim() ? [{ [searched]: { like: typed } }] : [])] };
  const rows = await read({ slug, title }, where.and.length > 0 ? where : {}, most, signal);
  return rows.map((row) => remember({ slug, title }, row));
}

function ask(collection: Collection, id: number | string): void {
  const { slug, title } = collection;
  const waiting = asked.get(slug);
  if (waiting) return void waiting.add(id);
  const ids = new Set([id]);
  asked.set(slug, ids);
  // All fields of a screen ask together.
  queueMicrotask(async () => {
    asked.delete(slug);
    const rows = await read({ slug, title }, { id: { in: [...ids] } }, ids.size).catch(() => null);
    if (!rows) return;
    for (const row of rows) remember(collection, row);
    const found = new Set(rows.map((row) => row.id));
    for (const one of ids) if (!found.has(one)) known.set(`${slug}/${one}`, null);
    tell();
  });
}

async function read({ slug }: Collection, where: object, limit: number, signal?: AbortSignal): Promise<Row[]> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', limit: String(limit), locale: 'all' });
  for (const [name, value] of flattened(where, 'where')) query.append(name, value);
  const answer = await fetch(`/api/${slug}?${query}`, { credentials: 'same-origin', signal: signal ?? null });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { docs: Row[] }).docs;
}

/** As the host reads conditions in an address: `where[and][0][id][in]=1`. */
function flattened(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return [[name, value.join(',')]];
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inside]) => flattened(inside, `${name}[${key}]`));
}

function remember({ slug, title }: Collection, row: Row): KnownDocument {
  const document: KnownDocument = {
    id: row.id,
    name: bothOf(row[title] ?? row.filename),
    ...(typeof row.url === 'string' && {
      picture: {
        alt: bothOf(row.alt),
        thumbnail: String(row.thumbnailURL ?? row.url),
        filename: String(row.filename ?? ''),
        isImage: String(row.mimeType ?? 'image/').startsWith('image/'),
      },
    }),
  };
  known.set(`${slug}/${row.id}`, document);
  return document;
}

function bothOf(value: unknown): Record<Locale, string> {
  if (typeof value === 'object' && value !== null && Object.keys(value).every(isLocale)) {
    const texts = value as Partial<Record<Locale, unknown>>;
    return { en: String(texts.en ?? ''), ar: String(texts.ar ?? '') };
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return { en: text, ar: text };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

import { createHash } from 'node:crypto';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { digestOf, filesOf } from '../../platform/storage/index.ts';
import { collectionKinds, type CollectionKind, publishing } from './kinds.ts';

/** A document as the database has it, with every language in each of its localized fields. */
export type Stored = Record<string, unknown> & { id: number };

/** What a document is called in every installation: `posts/web-speed`, `media/<hash of its file>`. */
export type Name = string;

/** A document with its newest draft, which is all that there is of one that was never published. */
export interface Kept {
  stored: Stored;
  newest: Record<string, unknown> | null;
}

/** All content of an installation that is no global, and what each of it is called. */
export interface Names {
  /** By kind, in the order of the list of kinds; what lies in the trash is not among them. */
  docs: ReadonlyMap<string, readonly Kept[]>;
  nameOf: (collection: string, id: number | string) => Name | undefined;
  idOf: (name: Name) => number | undefined;
  /** What lies in the trash, with its kind. */
  trashed: ReadonlyMap<Name, Kept & { kind: string }>;
  /** Files that rows name and that are not there. */
  missing: readonly string[];
}

/** Reads what there is, in the transaction of `req`. */
export async function readNames(req: PayloadRequest): Promise<Names> {
  const docs = new Map<string, readonly Kept[]>();
  const names = new Map<string, Name>();
  const ids = new Map<Name, number>();
  const trashed = new Map<Name, Kept & { kind: string }>();
  const missing: string[] = [];
  for (const kind of collectionKinds(req.payload)) {
    const all = await allOf(req, kind);
    const drafts = publishing(kind.config) === 'none' ? null : await newestDrafts(req, kind.slug);
    const present: Kept[] = [];
    for (const stored of inOrder(kind, all)) {
      const kept = { stored, newest: drafts?.get(stored.id) ?? null };
      const own = await identityOf(kind, kept, missing);
      if (own === null) continue;
      const name = freeName(`${kind.slug}/${own}`, stored.deletedAt ? trashed : ids);
      if (stored.deletedAt) {
        trashed.set(name, { kind: kind.slug, ...kept });
        continue;
      }
      names.set(`${kind.slug}:${stored.id}`, name);
      ids.set(name, stored.id);
      present.push(kept);
    }
    docs.set(kind.slug, present);
  }
  return {
    docs,
    nameOf: (collection, id) => names.get(`${collection}:${id}`),
    idOf: (name) => ids.get(name),
    trashed,
    missing,
  };
}

/** What was said before, and what has its built text again, is history. */
const wordsInUse: Where = { and: [{ is_newest: { equals: true } }, { text: { exists: true } }] };

async function allOf({ payload, transactionID }: PayloadRequest, { slug }: CollectionKind): Promise<Stored[]> {
  const { docs } = await payload.db.find<Stored>({
    collection: slug,
    where: slug === 'words' ? wordsInUse : {},
    pagination: false,
    limit: 0,
    req: { transactionID } as PayloadRequest,
  });
  return docs;
}

async function newestDrafts(
  { payload, transactionID }: PayloadRequest,
  slug: CollectionSlug,
): Promise<Map<number, Record<string, unknown>>> {
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { latest: { equals: true } },
    sort: 'updatedAt',
    pagination: false,
    limit: 0,
    req: { transactionID } as PayloadRequest,
  });
  return new Map(docs.map(({ parent, version }) => [Number(parent), version]));
}

/** Of those that are alike by their identity, the same one is the first in every installation. */
function inOrder({ slug }: CollectionKind, docs: readonly Stored[]): readonly Stored[] {
  const key =
    slug === 'media' ? (doc: Stored) => text(doc.filename) : (doc: Stored) => String(doc.id).padStart(12, '0');
  return docs.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function freeName(wanted: Name, taken: { has: (name: Name) => boolean }): Name {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}~${number}`;
    if (!taken.has(name)) return name;
  }
}

/** @returns null of what nobody could name again: an entry in which nobody has written, a picture without its file */
async function identityOf(
  { identity, slug }: CollectionKind,
  { newest, stored: doc }: Kept,
  missing: string[],
): Promise<string | null> {
  if (slug === 'media') {
    const filename = text(doc.filename);
    const hash = filename ? await hashOf(filename) : null;
    if (!hash && filename && !doc.deletedAt) missing.push(filename);
    return hash;
  }
  const parts = identity.flatMap((field) => {
    const part = text(doc[field.replace(/\?$/, '')]);
    return field.endsWith('?') && !part ? [] : [part];
  });
  // An entry gets its key when it is published first: until then it goes by its address, of which the key is made.
  if (identity.includes('key') && !parts.at(-1)) parts[parts.length - 1] = slugOf(doc) || slugOf(newest ?? {});
  return parts.every(Boolean) ? parts.join('/') : null;
}

function slugOf({ slug }: Record<string, unknown>): string {
  const { ar, en } = (slug ?? {}) as { en?: string | null; ar?: string | null };
  return en || ar || '';
}

/** What has a name keeps its content, so that each file is read once. */
const hashes = new Map<string, string>();

/** SHA-256 of a file of the library; null where it is not there. */
export async function hashOf(filename: string): Promise<string | null> {
  const files = filesOf('media');
  const facts = await files.find(filename).catch(() => null);
  if (!facts) return null;
  const key = createHash('sha256').update(`${filename}\n${facts.bytes}\n${facts.changed.getTime()}`).digest('hex');
  const known = hashes.get(key);
  if (known) return known;
  const digest = await digestOf(files, filename);
  if (!digest) return null;
  hashes.set(key, digest.sha256);
  return digest.sha256;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { carriedFields } from './carried.ts';
import { type FileFacts, type Item, itemOf } from './item.ts';
import { collectionKinds, globalKind, globalKinds, publishing } from './kinds.ts';
import { type Name, type Names, readNames, type Stored } from './names.ts';
import type { Turn } from './portable-value.ts';

/** All content as it is at one moment. */
export interface Company {
  names: Names;
  items: ReadonlyMap<Name, Read>;
  /** What lies in the trash keeps its key and its addresses. */
  trashed: ReadonlyMap<Name, Read>;
}

/** An item with where it is stored. */
export interface Read {
  item: Item;
  kind: string;
  fields: readonly FlattenedField[];
  stored: Row;
  newest: Row | null;
  /** What it refers to. */
  refersTo: readonly Name[];
}

type Row = Record<string, unknown>;

export async function readCompany(req: PayloadRequest): Promise<Company> {
  const names = await readNames(req);
  const items = new Map<Name, Read>();
  const trashed = new Map<Name, Read>();
  for (const { config, slug } of collectionKinds(req.payload)) {
    const docs = names.docs.get(slug) ?? [];
    const fields = carriedFields(slug, config.flattenedFields);
    for (const kept of docs) {
      const name = names.nameOf(slug, kept.stored.id)!;
      const read = readItem({ name, kind: slug, fields, publishing: publishing(config), ...kept }, names);
      const files = slug === 'media' ? filesIn(kept.stored, name) : undefined;
      items.set(name, { ...read, item: { ...read.item, ...(files && { files }) } });
    }
  }
  for (const [name, { kind, ...kept }] of names.trashed) {
    const { config } = req.payload.collections[kind as CollectionSlug];
    const fields = carriedFields(kind, config.flattenedFields);
    trashed.set(name, readItem({ name, kind, fields, publishing: publishing(config), ...kept }, names));
  }
  for (const config of globalKinds(req.payload)) {
    const name = `${globalKind}/${config.slug}`;
    const inside = { transactionID: req.transactionID } as PayloadRequest;
    const stored = await req.payload.db.findGlobal<Row>({ slug: config.slug, req: inside });
    // What nobody has saved yet is as this product has it.
    if (!stored?.createdAt && !stored?.updatedAt) continue;
    const newest = publishing(config) === 'none' ? null : await newestGlobal(req, config.slug);
    const fields = carriedFields(config.slug, config.flattenedFields);
    items.set(
      name,
      readItem({ name, kind: globalKind, fields, publishing: publishing(config), stored, newest }, names),
    );
  }
  return { names, items, trashed };
}

type Reading = Pick<Read, 'fields' | 'kind' | 'newest' | 'stored'> & {
  name: Name;
  publishing: ReturnType<typeof publishing>;
};

function readItem({ kind, ...reading }: Reading, names: Names): Read {
  const refersTo = new Set<Name>();
  const turn: Turn = {
    way: 'out',
    out: (collection, id) => {
      const name = names.nameOf(collection, id);
      if (name !== undefined) refersTo.add(name);
      return name;
    },
    in: () => undefined,
  };
  const item = itemOf({ ...reading, turn });
  const { fields, newest, stored } = reading;
  return { item, kind, fields, stored, newest, refersTo: [...refersTo] };
}

async function newestGlobal({ payload, transactionID }: PayloadRequest, slug: string): Promise<Row | null> {
  const { docs } = await payload.db.findGlobalVersions<Row>({
    global: slug as 'home',
    where: { latest: { equals: true } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req: { transactionID } as PayloadRequest,
  });
  return docs[0]?.version ?? null;
}

/** Renditions by their size; what they hold is known when they are read. */
function filesIn(stored: Stored, name: Name): Record<string, FileFacts> {
  const sha256 = name.slice('media/'.length).replace(/~\d+$/, '');
  const sizes = Object.entries((stored.sizes ?? {}) as Record<string, Row | null>);
  const facts = (row: Row): FileFacts => ({
    sha256: '',
    bytes: Number(row.filesize ?? 0),
    name: String(row.filename),
    type: String(row.mimeType ?? ''),
    ...(row.width ? { width: Number(row.width) } : {}),
    ...(row.height ? { height: Number(row.height) } : {}),
  });
  const renditions = sizes.flatMap(([size, row]) => (row?.filename ? [[size, facts(row)] as const] : []));
  return {
    file: { ...facts(stored), sha256 },
    ...Object.fromEntries(renditions.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

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
  for (const { config, slug } of collectionKinds(req.payload)) {
    const docs = names.docs.get(slug) ?? [];
    const drafts = publishing(config) === 'none' ? null : await newestDrafts(req, slug);
    const fields = carriedFields(slug, config.flattenedFields);
    for (const stored of docs) {
      const name = names.nameOf(slug, stored.id)!;
      const newest = drafts?.get(stored.id) ?? null;
      const read = readItem({ name, kind: slug, fields, publishing: publishing(config), stored, newest }, names);
      const files = slug === 'media' ? filesIn(stored, name) : undefined;
      items.set(name, { ...read, item: { ...read.item, ...(files && { files }) } });
    }
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
  return { names, items };
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

async function newestDrafts(
  { payload, transactionID }: PayloadRequest,
  slug: CollectionSlug,
): Promise<Map<number, Row>> {
  const { docs } = await payload.db.findVersions<Row>({
    collection: slug,
    where: { latest: { equals: true } },
    sort: 'updatedAt',
    pagination: false,
    limit: 0,
    req: { transactionID } as PayloadRequest,
  });
  return new Map(docs.map(({ parent, version }) => [Number(parent), version]));
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

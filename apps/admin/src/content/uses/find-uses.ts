import { type ContentType, contentTypes, type Locale, locales } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Endpoint, FlattenedField, LabelFunction, PayloadRequest, Where } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { queryFor } from '../../platform/database/query.ts';
import type { Use } from './use.ts';

interface Options {
  /** Entries in the trash count too: they would come back without what they use. */
  trashed?: boolean;
}

/** Every entry that uses a document, in the order of the content types. */
export async function findUses(
  req: PayloadRequest,
  collection: string,
  id: number,
  { trashed = false }: Options = {},
): Promise<Use[]> {
  const found: Use[] = [];
  // One after the other: a transaction has one connection, which takes one statement at a time.
  for (const type of contentTypes) found.push(...(await usesInType(req, type, collection, id, trashed)));
  return found;
}

async function usesInType(
  req: PayloadRequest,
  type: ContentType,
  collection: string,
  id: number,
  trashed: boolean,
): Promise<Use[]> {
  const fields = referencesTo(collection, req.payload.collections[type].config.flattenedFields);
  const users: number[][] = [];
  for (const field of fields)
    users.push(
      await (field.where ? entriesWith(req, type, field.where(id)) : entriesWithInText(req, type, collection, id)),
    );
  const entries = await describe(req, type, [...new Set(users.flat())].filter(isOther(type, collection, id)), trashed);
  return fields.flatMap(({ labels, needed }, index) =>
    [...new Set(users[index])].flatMap((user) => {
      const title = entries.get(user);
      if (title === undefined) return [];
      return {
        collection: type,
        id: user,
        title,
        field: labels.map((label) => getTranslation(label, req.i18n)).join(' › '),
        needed,
      };
    }),
  );
}

const isOther = (type: string, collection: string, id: number) => (user: number) => type !== collection || user !== id;

type Label = LabelFunction | string;

interface Reference {
  /** Of the field, after those of what it stands in. */
  labels: Label[];
  needed: boolean;
  /** The condition on the path as it stands in an entry; absent for a text, whose links and pictures lie deep in it. */
  where?: (id: number) => Record<string, Where[string]>;
}

function referencesTo(
  collection: string,
  fields: readonly FlattenedField[],
  inside: { path: string; labels: Label[] } = { path: '', labels: [] },
): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const path = `${inside.path}${field.name}`;
    const labels = [...inside.labels, (('label' in field && field.label) || field.name) as Label];
    if (field.type === 'richText') return [{ labels, needed: false }];
    if (field.type === 'group' || field.type === 'array')
      return referencesTo(collection, field.flattenedFields, { path: `${path}.`, labels });
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    if (![field.relationTo].flat().some((slug) => slug === collection)) return [];
    const value = (id: number) => (Array.isArray(field.relationTo) ? { relationTo: collection, value: id } : id);
    return [{ labels, needed: Boolean(field.required), where: (id) => ({ [path]: { equals: value(id) } }) }];
  });
}

async function entriesWith(req: PayloadRequest, type: ContentType, where: Where): Promise<number[]> {
  const inTransaction = { transactionID: req.transactionID } as PayloadRequest;
  const ofVersion = Object.fromEntries(Object.entries(where).map(([path, rule]) => [`version.${path}`, rule]));
  const rows = await req.payload.db.find<{ id: number }>({
    collection: type,
    where,
    select: { id: true },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  const versions = await req.payload.db.findVersions<{ id: number }>({
    collection: type,
    where: { and: [{ latest: { equals: true } }, ofVersion as Where] },
    select: { parent: true },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  return [...rows.docs.map((row) => row.id), ...versions.docs.map(({ parent }) => Number(parent))];
}

/** Links and pictures in a text are nodes somewhere in its JSON, which Payload's own conditions do not reach. */
async function entriesWithInText(
  req: PayloadRequest,
  type: ContentType,
  collection: string,
  id: number,
): Promise<number[]> {
  const node = `$.** ? (@.relationTo == "${collection}" && @.value == ${id})`;
  const query = await queryFor(req);
  const rows = await query<{ id: number | null }>(
    `SELECT _parent_id AS id FROM "${type}_locales" WHERE jsonb_path_exists(body, $1::jsonpath)
     UNION
     SELECT v.parent_id FROM "_${type}_v" v
       JOIN "_${type}_v_locales" l ON l._parent_id = v.id
       WHERE v.latest AND jsonb_path_exists(l.version_body, $1::jsonpath)`,
    [node],
  );
  return rows.flatMap((row) => row.id ?? []);
}

type Titles = Partial<Record<Locale, string | null>> | null | undefined;

/** What entries are called; those in the trash are absent unless they are asked for. */
async function describe(
  req: PayloadRequest,
  type: ContentType,
  ids: readonly number[],
  trashed: boolean,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const inTransaction = { transactionID: req.transactionID } as PayloadRequest;
  const rows = await req.payload.db.find<{ id: number; title?: Titles; deletedAt?: string | null }>({
    collection: type,
    where: { id: { in: [...ids] } },
    select: { title: true, deletedAt: true },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  const versions = await req.payload.db.findVersions<{ title?: Titles }>({
    collection: type,
    where: { and: [{ latest: { equals: true } }, { parent: { in: [...ids] } }] },
    select: { parent: true, version: { title: true } },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  const newest = new Map(versions.docs.map(({ parent, version }) => [Number(parent), version.title]));
  const language = interfaceLanguage(req.i18n);
  return new Map(
    rows.docs
      .filter(({ deletedAt }) => trashed || !deletedAt)
      .map(({ id, title }) => [id, titleIn(language, newest.get(id)) || titleIn(language, title)]),
  );
}

function titleIn(language: Locale, titles: Titles): string {
  return titles?.[language] || locales.map((locale) => titles?.[locale]).find(Boolean) || '';
}

/**
 * `GET /api/<collection>/:id/uses` answers `{ uses: Use[] }` to who may read the document: 403 otherwise, 404 where
 * there is none. Titles of entries that the reader may not open are told too: they are what a removal would change.
 */
export function usesEndpoint(collection: string): Endpoint {
  return {
    method: 'get',
    path: '/:id/uses',
    handler: async (req) => {
      const noStore = { headers: { 'Cache-Control': 'no-store' } };
      if (!req.user) return Response.json({ errors: [] }, { status: 403, ...noStore });
      const id = Number(req.routeParams?.id);
      const doc = Number.isSafeInteger(id)
        ? await req.payload.findByID({
            collection: collection as CollectionSlug,
            id,
            depth: 0,
            draft: true,
            trash: true,
            disableErrors: true,
            overrideAccess: false,
            user: req.user,
          })
        : null;
      if (!doc) return Response.json({ errors: [] }, { status: 404, ...noStore });
      return Response.json({ uses: await findUses(req, collection, id) }, noStore);
    },
  };
}

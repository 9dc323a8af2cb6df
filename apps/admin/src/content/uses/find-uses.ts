import { type Locale, locales } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { queryFor, tableOf } from '../../platform/database/query.ts';
import { type Label, referringCollections, referringGlobals } from './references.ts';
import type { Use } from './use.ts';

interface Options {
  /** Documents in the trash count too: they would come back without what they use. */
  trashed?: boolean;
}

/** Everything that uses a document, wherever a field may name it: documents by collection, then pages that exist once. */
export async function findUses(
  req: PayloadRequest,
  collection: string,
  id: number,
  { trashed = false }: Options = {},
): Promise<Use[]> {
  const found: Use[] = [];
  const isOther = (slug: string) => (user: number) => slug !== collection || user !== id;
  // One after the other: a transaction has one connection, which takes one statement at a time.
  for (const { config, references } of referringCollections(req.payload, collection)) {
    const users: number[][] = [];
    for (const { json, where } of references)
      users.push(
        where
          ? await documentsWith(req, config, where(id))
          : json
            ? await namedInJson(req, config.slug, json.column, json.node(id))
            : [],
      );
    const titles = await titlesOf(req, config, [...new Set(users.flat())].filter(isOther(config.slug)), trashed);
    for (const [index, { labels, needed }] of references.entries())
      for (const user of new Set(users[index])) {
        const title = titles.get(user);
        if (title !== undefined) found.push({ slug: config.slug, id: user, title, field: pathOf(req, labels), needed });
      }
  }
  for (const { label, references, slug } of referringGlobals(req.payload, collection))
    for (const { json, labels, needed, where } of references)
      if (
        (where && (await isInGlobal(req, slug as GlobalSlug, where(id)))) ||
        (json && (await namedInJson(req, slug, json.column, json.node(id))).length > 0)
      )
        found.push({ slug, id: null, title: pathOf(req, [label]), field: pathOf(req, labels), needed });
  return found;
}

function pathOf(req: PayloadRequest, labels: readonly Label[]): string {
  return labels.map((label) => getTranslation(label, req.i18n)).join(' › ');
}

/** The documents for which a condition holds, as they are published or in their newest draft. */
async function documentsWith(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  where: Where,
): Promise<number[]> {
  const inTransaction = transactionOf(req);
  const rows = await req.payload.db.find<{ id: number }>({
    collection: slug,
    where,
    select: { id: true },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  const ids = rows.docs.map((row) => row.id);
  if (!versions) return ids;
  const drafts = await req.payload.db.findVersions<{ id: number }>({
    collection: slug,
    where: { and: [{ latest: { equals: true } }, ofVersion(where)] },
    select: { parent: true },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  return [...ids, ...drafts.docs.map(({ parent }) => Number(parent))];
}

/** The same for a page that exists once. */
async function isInGlobal(req: PayloadRequest, slug: GlobalSlug, where: Where): Promise<boolean> {
  const inTransaction = transactionOf(req);
  const page = await req.payload.db.findGlobal({ slug, where, select: { id: true }, req: inTransaction });
  if ('id' in page) return true;
  const { docs } = await req.payload.db.findGlobalVersions({
    global: slug,
    where: { and: [{ latest: { equals: true } }, ofVersion(where)] },
    limit: 1,
    pagination: false,
    req: inTransaction,
  });
  return docs.length > 0;
}

function transactionOf({ transactionID }: PayloadRequest): PayloadRequest {
  return { transactionID } as PayloadRequest;
}

function ofVersion(where: Where): Where {
  return Object.fromEntries(Object.entries(where).map(([path, rule]) => [`version.${path}`, rule])) as Where;
}

/**
 * Links and pictures in a text or in blocks are nodes somewhere in their JSON, which Payload's own conditions do not reach.
 * @param column localized, of a collection or of a page that exists once
 */
async function namedInJson(req: PayloadRequest, slug: string, column: string, node: string): Promise<number[]> {
  const type = tableOf(slug);
  const isPage = req.payload.globals.config.some((global) => global.slug === slug);
  const query = await queryFor(req);
  if (isPage) {
    const rows = await query<{ id: number }>(
      `SELECT _parent_id AS id FROM "${type}_locales" WHERE jsonb_path_exists("${column}", $1::jsonpath)
       UNION
       SELECT v.id FROM "_${type}_v" v
         JOIN "_${type}_v_locales" l ON l._parent_id = v.id
         WHERE v.latest AND jsonb_path_exists(l."version_${column}", $1::jsonpath)`,
      [node],
    );
    return rows.map(({ id }) => id);
  }
  const rows = await query<{ id: number | null }>(
    `SELECT _parent_id AS id FROM "${type}_locales" WHERE jsonb_path_exists("${column}", $1::jsonpath)
     UNION
     SELECT v.parent_id FROM "_${type}_v" v
       JOIN "_${type}_v_locales" l ON l._parent_id = v.id
       WHERE v.latest AND jsonb_path_exists(l."version_${column}", $1::jsonpath)`,
    [node],
  );
  return rows.flatMap((row) => row.id ?? []);
}

/** Stored in each language, or once. */
type Titles = Partial<Record<Locale, string | null>> | string | null | undefined;
type Titled = Record<string, Titles>;

/** What documents are called; those in the trash are absent unless they are asked for. */
async function titlesOf(
  req: PayloadRequest,
  { admin, slug, versions }: SanitizedCollectionConfig,
  ids: readonly number[],
  trashed: boolean,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const inTransaction = transactionOf(req);
  const name = admin.useAsTitle ?? 'id';
  const rows = await req.payload.db.find<{ id: number; deletedAt?: string | null }>({
    collection: slug,
    where: { id: { in: [...ids] } },
    select: { [name]: true, deletedAt: true },
    limit: 0,
    pagination: false,
    req: inTransaction,
  });
  const newest = new Map<number, Titles>();
  if (versions) {
    const drafts = await req.payload.db.findVersions<Titled>({
      collection: slug,
      where: { and: [{ latest: { equals: true } }, { parent: { in: [...ids] } }] },
      select: { parent: true, version: { [name]: true } },
      limit: 0,
      pagination: false,
      req: inTransaction,
    });
    for (const { parent, version } of drafts.docs) newest.set(Number(parent), version[name]);
  }
  const language = interfaceLanguage(req.i18n);
  return new Map(
    rows.docs
      .filter(({ deletedAt }) => trashed || !deletedAt)
      .map((row) => [
        row.id,
        titleIn(language, newest.get(row.id)) || titleIn(language, (row as unknown as Titled)[name]),
      ]),
  );
}

function titleIn(language: Locale, titles: Titles): string {
  if (typeof titles === 'string') return titles;
  return titles?.[language] || locales.map((locale) => titles?.[locale]).find(Boolean) || '';
}

/**
 * `GET /api/<collection>/:id/uses` answers `{ uses: Use[] }` to who may read the document: 403 otherwise, 404 where
 * there is none. Titles of what the reader may not open are told too: they are what a removal would change.
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

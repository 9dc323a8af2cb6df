import { type Locale, locales } from '@nasaq/contract';
import type { FlattenedField, PayloadRequest } from 'payload';
import type { OpenBundle } from '../archive/read-bundle.ts';
import { carriedFields } from '../content/carried.ts';
import { digestOf, leavesOf, placeOf, type Values } from '../content/flat.ts';
import { type Item, newestValues } from '../content/item.ts';
import { collectionKinds, globalKind, globalKinds, publishing } from '../content/kinds.ts';
import type { Name } from '../content/names.ts';
import { type Company, readCompany, type Read } from '../content/read-items.ts';
import { type Base, type Difference, differencesOf, mergeAll } from '../merge/merge-item.ts';
import { type Bases, readBases } from './bases.ts';
import { findCircles } from './circles.ts';
import { findNowhere } from './nowhere.ts';
import { findOvertaken } from './overtaken.ts';

/** Why a document cannot come in as things stand. */
export type Problem = 'unknownKind' | 'trashed' | 'slugTaken' | 'circle' | 'isRead' | 'nowhere' | 'noFile';

/** What an import would do with one document of a bundle. */
export interface Planned {
  name: Name;
  kind: string;
  /** Of this release; none where it has no such kind. */
  fields: readonly FlattenedField[];
  publishing: 'none' | 'whole' | 'languages';
  here: Read | null;
  /** Without what this release does not know. */
  there: Item;
  base: Base | null;
  differences: readonly Difference[];
  problem: { reason: Problem; values: Record<string, string> } | null;
  /** Paths that this release does not know. */
  unknownFields: readonly string[];
  /** What it refers to that is neither here nor in the bundle. */
  missing: readonly Name[];
  /** Changes with anything that the decision was about. */
  mark: string;
}

export interface Plan {
  company: Company;
  bases: Bases;
  rows: readonly Planned[];
}

/** Compares a bundle with what is here, in the transaction of `req`. Nothing is stored. */
export async function planImport(req: PayloadRequest, { asks, items, manifest }: OpenBundle): Promise<Plan> {
  const company = await readCompany(req);
  const bases = await readBases(req, manifest.origin);
  const kinds = kindsOf(req);
  const rows = [...items.values()].map((item): Planned => {
    const kind = item.name.slice(0, item.name.indexOf('/'));
    const known = kinds.get(kind === globalKind ? item.name : kind);
    const here = company.items.get(item.name) ?? null;
    // What was deleted here comes as if it had never been.
    const base = here && !asks ? bases.of(item.name) : null;
    const { there, unknownFields } = known ? withoutUnknown(item, known.fields) : { there: item, unknownFields: [] };
    const missing = referencesIn(there).filter((name) => !company.items.has(name) && !items.has(name));
    const sides = { here: here?.item ?? { name: item.name }, there, base };
    const isTrashed = company.trashed.has(item.name) && !here;
    const problem: Planned['problem'] = !known
      ? { reason: 'unknownKind', values: {} }
      : isTrashed
        ? { reason: 'trashed', values: { owner: item.name } }
        : null;
    return {
      name: item.name,
      kind,
      fields: known?.fields ?? [],
      publishing: known?.publishing ?? 'none',
      here,
      there,
      base,
      differences: differencesOf(sides),
      problem,
      unknownFields,
      missing,
      mark: digestOf([here?.item ?? null, there, base]),
    };
  });
  const order = new Map([...kinds.keys()].map((kind, place) => [kind, place]));
  const placeOfRow = ({ kind, name }: Planned) => order.get(kind === globalKind ? name : kind) ?? order.size;
  const sorted = rows.toSorted((one, other) => placeOfRow(one) - placeOfRow(other));
  const known = await withCircles(withTakenSlugs(sorted, company), company);
  // A bundle is a whole company: with it comes what waits for its page to be withdrawn.
  if (!asks) return { company, bases, rows: known };
  const overtaken = await findOvertaken(req, known, company);
  const leading = known.map((row) => (overtaken.has(row.name) ? withProblem(row, 'isRead') : row));
  const nowhere = await findNowhere(req, leading);
  const told = leading.map((row) => (nowhere.has(row.name) ? withProblem(row, 'nowhere') : row));
  return { company, bases, rows: told };
}

function withProblem(row: Planned, reason: Problem): Planned {
  return { ...row, problem: { reason, values: {} } };
}

interface KnownKind {
  fields: readonly FlattenedField[];
  publishing: Planned['publishing'];
}

/** Globals by their whole name: each has its own fields. */
function kindsOf({ payload }: PayloadRequest): Map<string, KnownKind> {
  const collections = collectionKinds(payload).map(
    ({ config, slug }) =>
      [slug, { fields: carriedFields(slug, config.flattenedFields), publishing: publishing(config) }] as const,
  );
  const globals = globalKinds(payload).map(
    (config) =>
      [
        `${globalKind}/${config.slug}`,
        { fields: carriedFields(config.slug, config.flattenedFields), publishing: publishing(config) },
      ] as const,
  );
  return new Map<string, KnownKind>([...collections, ...globals]);
}

function withoutUnknown(item: Item, fields: readonly FlattenedField[]): { there: Item; unknownFields: string[] } {
  const leaves = new Map(leavesOf(fields).map(({ field, path }) => [path, Boolean(field.localized)]));
  const isKnown = (key: string) => {
    const { locale, path } = placeOf(key);
    return leaves.get(path) === (locale !== null) && (locale === null || locales.includes(locale));
  };
  const unknown = new Set<string>();
  const known = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).filter(([key]) => {
        if (!isKnown(key)) unknown.add(placeOf(key).path);
        return isKnown(key);
      }),
    );
  const { draft, published } = item;
  const there: Item = {
    ...item,
    ...(published && { published: { ...published, values: known(published.values) } }),
    ...(draft && { draft: known(draft) }),
  };
  return { there, unknownFields: [...unknown] };
}

/** Every name that stands somewhere in its values. */
function referencesIn(item: Item): Name[] {
  const names = new Set<Name>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as { '→'?: unknown })['→'];
    if (typeof name === 'string') names.add(name);
    else for (const inside of Object.values(value)) look(inside);
  };
  look(item.published?.values);
  look(item.draft);
  return [...names];
}

/** An address that somebody else has here, in the trash, too, or would have, is no address. */
function withTakenSlugs(rows: readonly Planned[], company: Company): Planned[] {
  const owners = new Map<string, Name>();
  const inTrash = new Map<string, Name>();
  const coming = new Map(rows.map((row) => [row.name, row]));
  const keep = (into: Map<string, Name>, { item, kind }: Read) => {
    for (const place of slugsOf(kind, [newestValues(item), item.published?.values ?? {}])) into.set(place, item.name);
  };
  for (const one of company.trashed.values()) keep(inTrash, one);
  for (const one of company.items.values()) if (!coming.has(one.item.name)) keep(owners, one);
  return rows.map((row) => {
    if (row.problem) return row;
    const sides = { here: row.here?.item ?? { name: row.name }, there: row.there, base: row.base };
    const after = mergeAll(sides);
    for (const place of slugsOf(row.kind, [after.newest, after.published])) {
      const trashed = inTrash.get(place);
      if (trashed !== undefined) return { ...row, problem: { reason: 'trashed', values: { owner: trashed } } };
      const owner = owners.get(place);
      if (owner !== undefined && owner !== row.name)
        return { ...row, problem: { reason: 'slugTaken', values: { slug: place.split(' ').at(-1)!, owner } } };
      owners.set(place, row.name);
    }
    return row;
  });
}

/** A redirect that would lead to itself, by way of those that are here and of those that come with it, is none. */
async function withCircles(rows: readonly Planned[], company: Company): Promise<Planned[]> {
  const circles = await findCircles(rows, company);
  return rows.map((row) => {
    const way = circles.get(row.name);
    return way === undefined ? row : { ...row, problem: { reason: 'circle', values: { way } } };
  });
}

function slugsOf(kind: string, all: readonly Values[]): string[] {
  return all.flatMap((values) =>
    locales.flatMap((locale: Locale) => {
      const slug = values[`slug@${locale}`];
      const scope = kind === 'categories' ? String(values.of) : '';
      return typeof slug === 'string' ? [`${kind} ${scope} ${locale} ${slug}`] : [];
    }),
  );
}

import { contentTypes, type ContentType, type CategorizedType, locales } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, PayloadRequest, TypedUser } from 'payload';
import {
  asksSecondPerson,
  changeRecord,
  type Previewed,
  publishedState,
  recordHistory,
  redirectMovedCategory,
  redirectMovedEntry,
} from '../../content/index.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { announceChange } from '../../platform/changes/change.ts';
import { recordAct } from '../../platform/staff/audit/record-act.ts';
import type { OpenBundle } from '../archive/read-bundle.ts';
import { BundleError } from '../bundle-error.ts';
import { documentOf, inLanguage, placeOf } from '../content/flat.ts';
import { contentCollections, globalKind, lateKinds } from '../content/kinds.ts';
import { recordOf } from '../content/item.ts';
import type { Name } from '../content/names.ts';
import type { Turn } from '../content/portable-value.ts';
import { mergeItem, nextBase } from '../merge/merge-item.ts';
import { keepBase } from './bases.ts';
import { bringPicture, type WrittenFiles } from './bring-files.ts';
import { bringWord } from './bring-words.ts';
import { refuseCircles } from './circles.ts';
import type { Decisions } from './decide.ts';
import { refuseNowhere } from './nowhere.ts';
import { type Planned, planImport } from './plan.ts';
import { type Place, quietly, writeItem } from './write-item.ts';

export interface Taking {
  decisions: Decisions;
  /** Whether what was published where it comes from is published here; else all of it waits as drafts. */
  publish: boolean;
  /** Who brings it in; nobody for the command line. */
  by: TypedUser | null;
  /** Told of each file as it is written. */
  written: WrittenFiles;
}

export interface TakenBundle {
  /** Names of what was written. */
  taken: Name[];
  /** Looked at, and changed here since: left alone. */
  meanwhile: Name[];
  /** Of kinds that a second person has to approve: they wait as drafts. */
  waiting: Name[];
}

/**
 * Takes what was decided, all of it or nothing. Nothing is deleted, and every entry keeps its versions.
 * @param req of the transaction in which all of it happens
 * @throws {BundleError} where something of it cannot be stored
 */
export async function takeBundle(req: PayloadRequest, bundle: OpenBundle, taking: Taking): Promise<TakenBundle> {
  const { by, decisions, publish, written } = taking;
  await lockInTransaction(req, 'imports');
  req.user = by;
  const plan = await planImport(req, bundle);
  const result: TakenBundle = { taken: [], meanwhile: [], waiting: [] };
  const chosen: Planned[] = [];
  for (const row of plan.rows) {
    const decision = decisions[row.name];
    if (!decision?.take || row.problem) continue;
    if (decision.mark === row.mark) chosen.push(row);
    else result.meanwhile.push(row.name);
  }
  const ids = new Map<Name, number>();
  const turn: Turn = {
    way: 'in',
    out: () => undefined,
    in: (name) => ids.get(name) ?? plan.company.names.idOf(name),
  };
  const { manifest, open } = bundle;
  const fresh = new Set<Name>();
  for (const row of chosen) {
    if (row.here || row.kind === globalKind || row.kind === 'words' || lateKinds.has(row.kind)) continue;
    fresh.add(row.name);
    if (row.kind === 'media') ids.set(row.name, await bringPicture(req, row, { open, turn, written }));
    else ids.set(row.name, await make(req, row, turn).catch((error: unknown) => explain(error, row)));
  }
  for (const row of chosen) {
    if (!row.here && lateKinds.has(row.kind))
      ids.set(row.name, await make(req, row, turn).catch((error: unknown) => explain(error, row)));
    const overwrite = new Set(decisions[row.name]!.overwrite);
    const sides = { here: row.here?.item ?? { name: row.name }, there: row.there, base: row.base };
    const waits = row.publishing !== 'none' && publish && (await needsSecondPerson(req, row));
    const merged = mergeItem(sides, overwrite, row.publishing === 'none' || (publish && !waits));
    if (waits) result.waiting.push(row.name);
    if (row.kind === 'words') {
      if (await bringWord(req, row, merged)) result.taken.push(row.name);
    } else {
      const place = placeIn(row, turn);
      const before = 'collection' in place ? await publishedState(req, row.kind, place.id) : null;
      const wrote =
        row.kind === 'media' && fresh.has(row.name) && !refersToOthers(row)
          ? true
          : await writeItem(req, { place, planned: row, merged, turn }).catch((error: unknown) => explain(error, row));
      if (wrote) {
        result.taken.push(row.name);
        await follow(req, row, place, { before, overwrite });
      }
    }
    if (bundle.asks) continue;
    const { made, origin } = manifest;
    await keepBase(req, { origin, name: row.name, made, base: nextBase(sides, overwrite) });
  }
  await refuseCircles(req, plan.rows, result.taken);
  if (bundle.asks) {
    const written = new Set(result.taken);
    const isWritten = ({ differences, name }: Planned) =>
      written.has(name) &&
      differences.filter(isTaken(new Set(decisions[name]!.overwrite))).some(({ key }) => key === 'to');
    await refuseNowhere(req, plan.rows.filter(isWritten));
  }
  await recordAct(
    {
      act: 'changed',
      kind: 'bundles',
      detail: `${result.taken.length} · ${manifest.company.en ?? manifest.company.ar ?? manifest.origin} · ${manifest.made}`,
      actor: by,
    },
    req,
  );
  await afterCommit(req, () => announceChange({ type: 'all', withdrawn: true }));
  return result;
}

/** A film has its poster and its captions, which may have come after it. */
function refersToOthers({ there }: Planned): boolean {
  return JSON.stringify(there.published ?? {}).includes('"→"');
}

function placeIn({ kind, name }: Planned, turn: Turn): Place {
  if (kind === globalKind) return { global: name.slice(globalKind.length + 1) as GlobalSlug };
  return { collection: kind as CollectionSlug, id: turn.in(name)! };
}

/** An entry begins as an empty draft, so that others can refer to it; what has no drafts comes whole. */
async function make(req: PayloadRequest, { fields, kind, publishing, there }: Planned, turn: Turn): Promise<number> {
  const values = there.published?.values ?? there.draft ?? {};
  const request = () => ({ transactionID: req.transactionID, context: { ...quietly } });
  if (publishing !== 'none') {
    // By what it is known as from its beginning on.
    const named = ['key', ...(contentCollections[kind] ?? [])].map((field) => field.replace(/\?$/, ''));
    const key = Object.fromEntries(named.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
    const doc = await req.payload.create({
      collection: kind as 'posts',
      locale: 'en',
      draft: true,
      data: { ...key, _status: 'draft' } as never,
      depth: 0,
      overrideAccess: true,
      req: { ...request(), user: req.user },
    });
    return Number(doc.id);
  }
  const doc = documentOf({ fields, values, stored: {}, turn });
  // The one that has a text: a required one is asked for in the language of the call.
  const [first = 'en', ...others] = locales.filter((locale) =>
    Object.keys(values).some((key) => placeOf(key).locale === locale),
  );
  const { id } = await req.payload.create({
    collection: kind as 'tags',
    locale: first,
    data: inLanguage(fields, doc, first) as never,
    depth: 0,
    overrideAccess: true,
    req: request(),
  });
  for (const locale of others)
    await req.payload.update({
      collection: kind as 'tags',
      id,
      locale,
      data: inLanguage(fields, doc, locale) as never,
      depth: 0,
      overrideAccess: true,
      req: request(),
    });
  return Number(id);
}

async function needsSecondPerson(req: PayloadRequest, { kind, name }: Planned): Promise<boolean> {
  const subject = kind === globalKind ? name.slice(globalKind.length + 1) : kind;
  return asksSecondPerson(req, subject as Previewed);
}

interface Written {
  before: Awaited<ReturnType<typeof publishedState>>;
  overwrite: ReadonlySet<string>;
}

/** What a save of an editor does besides: old addresses lead on, what is said of translations is kept, the history knows it. */
async function follow(req: PayloadRequest, row: Planned, place: Place, { before, overwrite }: Written): Promise<void> {
  if (row.publishing === 'languages') {
    await keepSaid(req, row, place, overwrite);
    const subject = {
      kind: ('global' in place ? place.global : row.kind) as Previewed,
      id: 'global' in place ? 0 : place.id,
    };
    await recordHistory(req, subject, linesOf(req, row, overwrite));
  }
  if (!('collection' in place) || !before) return;
  const after = await publishedState(req, row.kind, place.id);
  if (contentTypes.some((type) => type === row.kind))
    await redirectMovedEntry(req, row.kind as ContentType, before, after);
  if (row.kind === 'categories')
    for (const locale of locales)
      await redirectMovedCategory(req, after?.of as CategorizedType, locale, before.slug[locale], after?.slug[locale]);
}

/** As of somebody who has written it here: who brings something in answers for it. */
function linesOf({ user }: PayloadRequest, row: Planned, overwrite: ReadonlySet<string>) {
  const actor = user ? Number(user.id) : null;
  const taken = row.differences.filter(isTaken(overwrite)).map(({ key }) => placeOf(key));
  const said = [...locales, null].map((locale) => ({
    act: locale ? ('wrote' as const) : ('shared' as const),
    locale,
    actor,
    fields: [...new Set(taken.filter((one) => one.locale === locale).map(({ path }) => fieldOf(path)))],
  }));
  const made = { act: 'made' as const, locale: null, actor };
  return [...(row.here ? [] : [made]), ...said.filter(({ fields }) => fields.length > 0)];
}

function isTaken(overwrite: ReadonlySet<string>) {
  return ({ key, side }: Planned['differences'][number]) =>
    (side === 'theirs' || (side === 'both' && overwrite.has(key))) && !key.startsWith('_');
}

/** `seo.title` says where; of rows their list is enough. */
function fieldOf(path: string): string {
  return path.split('.').slice(0, 2).join('.');
}

/** What was said where it comes from of the texts that came with it. */
async function keepSaid(req: PayloadRequest, row: Planned, place: Place, overwrite: ReadonlySet<string>) {
  const { said } = row.there;
  const target = 'global' in place ? { global: place.global as string } : { collection: row.kind, id: place.id };
  const brought = said && recordOf(said, req.user ? Number(req.user.id) : null, Math.floor(Date.now() / 1000));
  await changeRecord(req, target, (record) => {
    if (!brought) return record;
    if (!row.here) return brought;
    const taken = row.differences.filter(isTaken(overwrite)).map(({ key }) => placeOf(key).path);
    const marks = { en: { ...record.marks.en }, ar: { ...record.marks.ar } };
    for (const locale of locales)
      for (const [path, mark] of Object.entries(brought.marks[locale]))
        if (taken.some((at) => path === at || path.startsWith(`${at}.`))) marks[locale][path] = mark;
    return { ...record, marks };
  });
}

/** What the CMS says of a value that it refuses, with the document that has it. */
function explain(error: unknown, { name }: Planned): never {
  const { data, message } = error as Error & { data?: { errors?: { message?: string; path?: string }[] } };
  const details = data?.errors?.map(({ message: why = '', path = '' }) => `${path}: ${why}`).join('; ');
  throw new BundleError('refused', { name, why: details || message }, { cause: error });
}

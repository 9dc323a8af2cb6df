import type {
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  Field,
  FlattenedField,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  SelectType,
} from 'payload';
import { notify } from '../../platform/database/notifications.ts';
import { savingForm } from '../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { titleIn } from '../../platform/staff/titles/title-elsewhere.ts';
import { publishedState } from '../entry/hooks/published-state.ts';
import type { Doc } from './merge.ts';

/**
 * The newest draft of an entry, with both languages, as the database has it; `null` where it was never saved.
 * @param select of the version: all of it without
 */
export async function newestOfEntry(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  select?: SelectType,
): Promise<Doc | null> {
  const newest = await latestVersion(req, slug, id, select && { ...select, updatedAt: true });
  // Its own moment, not the one inside: that of a copy beside a publication is older than the publication.
  return newest ? { ...newest.version, id, updatedAt: newest.updatedAt } : null;
}

/** An entry, or a page that exists once. */
export type Target = { collection: string; id: number } | { global: string };

/** Its type. */
export interface Entity {
  fields: Field[];
  flattenedFields: FlattenedField[];
}

export function entityOf({ payload }: PayloadRequest, target: Target): Entity {
  return 'global' in target
    ? payload.globals.config.find(({ slug }) => slug === target.global)!
    : payload.collections[target.collection as 'posts'].config;
}

/** As `posts:7`, or `home`. */
export function targetName(target: Target): string {
  return 'global' in target ? target.global : `${target.collection}:${target.id}`;
}

/** Where every host is told of what was stored of an entry, drafts included. */
export const saidChannel = 'nasaq_said';

export interface SaidNews {
  /** As `targetName` has it. */
  entry: string;
  /** Whose save it was: a form's or a desk's own name; `null` where nobody has it open. */
  form: string | null;
}

/** Tells it once the transaction is committed. */
export function tellSaid(req: PayloadRequest, target: Target): Promise<void> {
  const form = req.context[savingForm];
  const news: SaidNews = { entry: targetName(target), form: typeof form === 'string' ? form : null };
  return notify(req, saidChannel, JSON.stringify(news));
}

/** An open desk of what is deleted says so, and asks for nothing more. */
export const tellDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  tellSaid(req, { collection: collection.slug, id: Number(id) });

/** The newest draft of either, with both languages. */
export function newestOf(req: PayloadRequest, target: Target): Promise<Doc | null> {
  return 'global' in target ? newestOfGlobal(req, target.global) : newestOfEntry(req, target.collection, target.id);
}

/** What an entry is called in the language of the menus, as its desk names it; empty for what has no name of its own. */
export async function nameOfNewest(req: PayloadRequest, target: Target): Promise<string> {
  if ('global' in target) return '';
  const newest = await newestOfEntry(req, target.collection, target.id, { version: { title: true } });
  return titleIn(newest?.title, interfaceLanguage(req.i18n));
}

/** Writes some shared values into the newest version as it stands: no other one is made, and no site is told of a change. */
export async function writeIntoNewest(req: PayloadRequest, target: Target, part: Doc): Promise<void> {
  const call = { versionData: { version: part } as never, returning: false, req: inTransactionOf(req) } as const;
  await tellSaid(req, target);
  if ('global' in target) {
    const { id } = (await latestGlobalVersion(req, target.global))!;
    await req.payload.db.updateGlobalVersion({ global: target.global as GlobalSlug, id, ...call });
    return;
  }
  const { id } = (await latestVersion(req, target.collection, target.id, {}))!;
  await req.payload.db.updateVersion({ collection: target.collection as CollectionSlug, id, ...call });
}

/** Writes the newest version of an entry anew, in both languages, without making another one. */
export async function rewriteNewest(req: PayloadRequest, slug: string, id: number, newest: Doc): Promise<void> {
  const { id: _, updatedAt: __, ...version } = newest;
  await req.payload.db.updateVersion({
    collection: slug as CollectionSlug,
    id: (await latestVersion(req, slug, id, {}))!.id,
    versionData: { version } as never,
    returning: false,
    req: inTransactionOf(req),
  });
}

async function latestVersion(req: PayloadRequest, slug: string, id: number | string, select?: SelectType) {
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection: slug as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...(select && { select }),
    req: inTransactionOf(req),
  });
  return docs[0];
}

export async function newestOfGlobal(req: PayloadRequest, slug: string): Promise<Doc | null> {
  const newest = await latestGlobalVersion(req, slug);
  return newest ? { ...newest.version, updatedAt: newest.updatedAt } : null;
}

async function latestGlobalVersion(req: PayloadRequest, slug: string) {
  const { docs } = await req.payload.db.findGlobalVersions<Doc>({
    global: slug as 'home',
    where: { latest: { equals: true } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req: inTransactionOf(req),
  });
  return docs[0];
}

/**
 * Whoever asks for the draft of an entry gets the newest one, in either language. Payload 3.90 looks for a version that
 * is a draft in the language that is read, and shows the published row where there is none: without the shared fields
 * that were changed beside the other language.
 */
export const readNewestEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, draft, id, trash } = args as { data?: unknown; draft?: boolean; id?: number; trash?: boolean };
  if (operation !== 'read' || id === undefined || !draft || data) return args;
  const stored = await publishedState(req, collection.slug, id);
  if (!stored || (stored.trashed && !trash)) return args;
  const newest = await newestOfEntry(req, collection.slug, id);
  return newest ? { ...args, data: newest } : args;
};

export const readNewestGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const { data, draft } = args as { data?: unknown; draft?: boolean };
  if (operation !== 'read' || !draft || data) return args as unknown;
  const newest = await newestOfGlobal(req, global.slug);
  return newest ? { ...(args as object), data: newest } : (args as unknown);
};

function inTransactionOf({ transactionID }: PayloadRequest): PayloadRequest {
  return { transactionID } as PayloadRequest;
}

import { isLocale, type Locale, storable } from '@nasaq/contract';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedField,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload';
import { Refusal } from '../../platform/payload/refusal.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { savingTexts } from '../catalogue/index.ts';
import { inNameOf, innerRequest, savingForm } from '../../platform/payload/inner-request.ts';
import { changeOf, recordChanges } from './changes.ts';
import { readFormBase } from './form-base.ts';
import { holdFile } from './held-file.ts';
import { type Doc, mergeSave } from './merge.ts';
import { refuseConflicts, refuseUnseen } from './save-conflict.ts';
import type { Saving } from './saving.ts';
import { shapeOf } from './shape.ts';
import { isInTransaction } from '../../platform/database/adapter.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';

/** What Payload’s operations of saving have in common. */
interface Call {
  id?: number | string;
  data?: Doc;
  where?: Where;
  autosave?: boolean;
  publishSpecificLocale?: string;
}

/** Of what anybody sends, the characters that the database cannot store are left out: the rest is stored. */
export const keepStorableEntry: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' ? withStorable(args) : args;

export const keepStorableGlobal: GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? withStorable(args as Call) : (args as unknown);

function withStorable<Args extends object>(args: Args): Args {
  const { data } = args as Call;
  return data ? { ...args, data: storable(data) } : args;
}

/**
 * A form comes back whole, with every value that it was loaded with. Only what its editor has changed counts; the rest is
 * taken from the newest draft (see `mergeSave`). A save without a base, as from REST, changes exactly what it names.
 * A window that publishes what is stored sends its base, and no value: `{ _status, formBase }`.
 * @throws {Refusal} 403 where the form is another member's; 409 where somebody else has changed the same; an autosave, and every save of what has no drafts,
 * stores the rest and tells its form. Also where a window would publish what it does not show
 */
export const mergeEntrySave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  const call = args as Call;
  const { id } = call;
  if (id === undefined) await lockMany(req, collection.slug, call);
  else await lockEntry(req, collection.slug, id);
  // What is deleted waits for saves that are under way; a save that comes after it finds that there is nothing any more.
  if (id === undefined || operation === 'delete') return args;
  const known = req.context[knownNewest] as KnownNewest | undefined;
  const readNewest: KnownNewest = (locale) =>
    req.payload.findByID({
      collection: collection.slug,
      id,
      draft: true,
      locale,
      fallbackLocale: false,
      depth: 0,
      trash: true,
      disableErrors: true,
      overrideAccess: true,
      req: innerRequest(req),
    });
  const merged = await mergeCall(call, collection, req, known ?? readNewest);
  return { ...args, data: merged };
};

/** In the `context` of a save whose caller holds the lock of the entry and has read its newest draft: `KnownNewest`. */
export const knownNewest = 'knownNewest';
/** The newest draft in one language as forms have it, with `changes`. */
export type KnownNewest = (locale: Locale) => Promise<unknown>;

export const mergeGlobalSave: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const call = args as Call;
  if (operation !== 'update') return call;
  await lockEntry(req, 'globals', global.slug);
  const known = req.context[knownNewest] as KnownNewest | undefined;
  const readNewest: KnownNewest = (locale) =>
    req.payload.findGlobal({
      slug: global.slug,
      draft: true,
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
      req: innerRequest(req),
    });
  const merged = await mergeCall(call, global, req, known ?? readNewest);
  return { ...call, data: merged };
};

/** Keeps with an entry who has changed which value. */
export const recordEntryChanges: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) =>
  recorded(data, operation === 'update' ? originalDoc : {}, collection.flattenedFields, req);

export const recordGlobalChanges: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  recorded(data, originalDoc ?? {}, global.flattenedFields, req);

async function mergeCall(
  { autosave, data = {}, publishSpecificLocale }: Call,
  entity: Merged,
  req: PayloadRequest,
  readNewest: KnownNewest,
): Promise<Doc> {
  const fields = entity.flattenedFields;
  const { formBase, changes: _, ...sent } = data;
  const locale = publishSpecificLocale ?? req.locale;
  const loaded = readFormBase(formBase, locale);
  delete req.context.saving;
  req.context[savingForm] = loaded?.form ?? req.context[inNameOf];
  if (typeof loaded?.member === 'number' && req.user && loaded.member !== req.user.id)
    throw new Refusal(savingTexts[interfaceLanguage(req.i18n)].otherMember, 403);
  // A form that was made before its entry (in a drawer) has no base yet.
  req.context.needsBase = !loaded && Boolean(autosave);
  if (!loaded || !isLocale(locale)) return sent;
  const newest = (await readNewest(locale)) as Doc | null;
  // What is not there (any more) Payload refuses by itself.
  if (!newest) return sent;
  const shape = shapeOf(fields);
  const wroteLast = (path: string) => changeOf(newest.changes, shape, locale, path)?.[2] === loaded.form;
  const { held, withFile } = holdFile({ ...loaded, newest, sent, shape, wroteLast }, req);
  const merge = withFile(mergeSave({ shape, base: loaded.base, mine: sent, theirs: newest, wroteLast }));
  const saving: Saving = { ...loaded, shape, locale, sent, newest, merge, held };
  if (publishesAlone(sent)) {
    await refuseUnseen(saving, wroteLast, fields, req);
    return sent;
  }
  if (merge.conflicts.length > 0 && !autosave && hasDrafts(entity)) await refuseConflicts(saving, fields, req);
  if (sent._status === 'published' && hasDrafts(entity)) await refuseUnseen(saving, wroteLast, fields, req);
  req.context.saving = saving;
  const names = new Set(shape.map(({ name }) => name));
  const document = Object.entries(merge.document).filter(([name]) => names.has(name));
  return { ...sent, ...Object.fromEntries(document) };
}

/** A type of what is saved by merging. */
export type Merged = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'flattenedFields' | 'versions'>;

/** Whether what is saved waits to be published. Without drafts readers have it at once. */
export function hasDrafts({ versions }: Pick<Merged, 'versions'>): boolean {
  return Boolean(versions?.drafts);
}

/** Whether what is stored already is to be published, as it stands. */
function publishesAlone({ _status, ...rest }: Doc): boolean {
  return _status === 'published' && Object.keys(rest).length === 0;
}

function recorded(data: Doc, before: Doc, fields: FlattenedField[], req: PayloadRequest): Doc {
  if (req.context.silent || !isLocale(req.locale)) return data;
  return { ...data, changes: recordChanges(shapeOf(fields), { before, after: data, changes: before.changes, req }) };
}

/** In the order of their ids, so that two bulk edits never wait for each other. */
async function lockMany(req: PayloadRequest, slug: CollectionSlug, { where }: Call): Promise<void> {
  if (!where) return;
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    sort: 'id',
    select: {},
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req: innerRequest(req),
  });
  for (const { id } of docs) await lockEntry(req, slug, id);
}

/**
 * Saves of one entry follow each other until the transaction of `req` ends: each reads what the one before has stored.
 * Without that, the later of two saves at once is written over a version that it has never seen.
 */
export async function lockEntry(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
  // Outside a transaction the lock would end with its own statement.
  if (await isInTransaction(req)) await lockInTransaction(req, 'savedEntry', `${slug}:${id}`);
}

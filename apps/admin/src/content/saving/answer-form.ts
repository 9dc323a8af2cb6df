import { isLocale } from '@nasaq/contract';
import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalAfterReadHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { savingTexts } from '../catalogue/index.ts';
import { fileName, type FormBase, type OtherChange } from './form-base.ts';
import { type Base, baseOf, type Doc, type Merge, partOf } from './merge.ts';
import { type Publication, publicationOfEntry, publicationOfGlobal } from './publication.ts';
import { type Target } from './newest.ts';
import { hasDrafts, type Merged } from './merge-hooks.ts';
import { recordOverruled } from './overruled.ts';
import { describeChanges, describeConflicts } from './save-conflict.ts';
import { type Saving, savingOf } from './saving.ts';
import { hasRows, type ShapeField, shapeOf } from './shape.ts';

/** Gives a draft that somebody opens the base of the form that will show it. */
export const openEntryForm: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { draft, overrideAccess } = args as { draft?: boolean; overrideAccess?: boolean };
  if (operation !== 'findByID' || !draft || overrideAccess || !result) return result;
  const doc = result as unknown as Doc & { id: number };
  return { ...result, ...(await opened(doc, { collection: collection.slug, id: doc.id }, collection, req)) };
};

/** What an entry’s form is told after its save. */
export const answerEntryForm: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  answered(doc, { collection: collection.slug, id: (doc as { id: number }).id }, collection, req);

const openedGlobal = 'openedGlobal';

/** The hook after reading does not know what was asked for. */
export const noteGlobalForm: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess, req }) => {
  const { draft } = args as { draft?: boolean };
  if (operation === 'read' && draft && !overrideAccess) req.context[openedGlobal] = global.slug;
  return args as unknown;
};

/** The same as `openEntryForm`, for a page that exists once. */
export const openGlobalForm: GlobalAfterReadHook = async ({ doc, global, req }) => {
  if (req.context[openedGlobal] !== global.slug) return doc as unknown;
  delete req.context[openedGlobal];
  return { ...doc, ...(await opened(doc, { global: global.slug }, global, req)) };
};

/** What the form of such a page is told after its save. */
export const answerGlobalForm: GlobalAfterChangeHook = ({ doc, global, req }) =>
  answered(doc, { global: global.slug }, global, req);

/** What has no drafts is on the site as it is stored. */
async function toldPublication(
  entity: Merged,
  target: Target,
  shape: ShapeField[],
  req: PayloadRequest,
): Promise<Publication> {
  if (!hasDrafts(entity)) return untold;
  return 'global' in target
    ? publicationOfGlobal(req, target.global, shape)
    : publicationOfEntry(req, target.collection, target.id, shape);
}

async function opened(doc: Doc, target: Target, entity: Merged, req: PayloadRequest): Promise<{ formBase?: FormBase }> {
  if (!req.user || !isLocale(req.locale)) return {};
  const shape = shapeOf(entity.flattenedFields);
  return {
    formBase: {
      form: randomUUID(),
      member: Number(req.user.id),
      locale: req.locale,
      base: baseOf(shape, doc),
      others: [],
      conflicts: [],
      publication: await toldPublication(entity, target, shape, req),
    },
  };
}

/** The answer to the save of a form: what it shows from now on, its new base, and what it should know of others. */
async function answered(doc: Doc, target: Target, entity: Merged, req: PayloadRequest): Promise<Doc> {
  const fields = entity.flattenedFields;
  const saving = savingOf(req);
  if (!saving) return req.context.needsBase ? { ...doc, ...(await opened(doc, target, entity, req)) } : doc;
  delete req.context.saving;
  const { base, form, held, locale, merge, sent, shape } = saving;
  if (saving.over.length > 0) await recordOverruled(target, saving, doc, req);
  const view = formView(shape, doc, sent, merge);
  const formBase: FormBase = {
    form,
    member: Number(req.user?.id ?? 0),
    locale,
    base: nextBase(shape, view, base, merge),
    others: withFileNamed(await describeChanges(saving, shownOnes(merge.others, fields), fields, req), held, req),
    conflicts: withFileNamed(await describeConflicts(saving, fields, req), held, req),
    publication: req.context[partOfDesk] ? untold : await toldPublication(entity, target, shape, req),
  };
  return { ...view, formBase };
}

/** What its reader can see: not the place in a list; of another file only its name. */
function shownOnes(paths: string[], fields: FlattenedField[]): string[] {
  return paths.filter((path) => {
    const name = path.split('.', 1)[0]!;
    const admin = fields.find((field) => field.name === name)?.admin as { hidden?: boolean } | undefined;
    return name === fileName || !(admin?.hidden ?? false);
  });
}

/** In the `context` of a save: a desk saves two languages, and reads once what of both is on the site. */
export const partOfDesk = 'partOfDesk';

const untold: Publication = { languages: { en: 'missing', ar: 'missing' }, shared: false };

/** A file is not what it is called. Who has cut one that is no more is told why nothing came of it. */
function withFileNamed<Change extends OtherChange>(
  changes: Change[],
  held: Saving['held'],
  req: PayloadRequest,
): Change[] {
  const { file, fileOfCut } = savingTexts[interfaceLanguage(req.i18n)];
  const label = held === 'cut' ? fileOfCut : file;
  return changes.map((change) => (change.path === fileName ? { ...change, label } : change));
}

/**
 * What a form shows after its save: what was stored, but what it sent where somebody else's value was kept. A text never
 * changes under the hands of who is typing; that others have changed something is said beside it.
 */
export function formView(shape: ShapeField[], stored: Doc, sent: Doc, merge: Merge): Doc {
  return viewOf(shape, stored, sent, '', [...merge.conflicts, ...merge.others]);
}

/**
 * The base of the next save: what the form shows has been stored, except where others' values were kept. There the form
 * still stands on what it was loaded from.
 */
export function nextBase(shape: ShapeField[], view: Doc, base: Base, merge: Merge): Base {
  const next = baseOf(shape, view);
  for (const path of merge.others) if (path in base && !isRows(shape, path)) next[path] = base[path]!;
  for (const path of merge.conflicts) {
    // Nothing of it was stored: not the rows either that the form has added.
    for (const at of Object.keys(partOf(next, path))) delete next[at];
    Object.assign(next, partOf(base, path));
  }
  return next;
}

function viewOf(shape: ShapeField[], stored: Doc, sent: Doc, prefix: string, noted: string[]): Doc {
  const view: Doc = { ...stored };
  for (const { name, group } of shape) {
    const path = prefix + name;
    if (sent[name] === undefined || !noted.some((at) => at === path || at.startsWith(`${path}.`))) continue;
    view[name] = group
      ? viewOf(group, (stored[name] ?? {}) as Doc, (sent[name] ?? {}) as Doc, `${path}.`, noted)
      : sent[name];
  }
  return view;
}

/** Whether a path names an array as a whole. Its rows' ids are always those that the form shows. */
function isRows(shape: ShapeField[], path: string): boolean {
  const [name, ...rest] = path.split('.');
  const field = shape.find((candidate) => candidate.name === name);
  if (!field) return false;
  if (field.group) return isRows(field.group, rest.join('.'));
  if (!hasRows(field)) return false;
  const inside = field.rows ?? Object.values(field.kinds ?? {}).flat();
  return rest.length === 0 || isRows(inside, rest.slice(1).join('.'));
}

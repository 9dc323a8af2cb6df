import { locales, type Locale } from '@nasaq/contract';
import { type FieldSpec, readRecord } from '@nasaq/translation';
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { publishedGlobal, recall, recallGlobal } from '../../entry/hooks/announce.ts';
import { publishedState } from '../../entry/hooks/published-state.ts';
import type { Changes } from '../../saving/changes.ts';
import type { Doc } from '../../saving/merge.ts';
import { restoredKey } from '../../entry/hooks/published-state.ts';
import { clockKey } from '../../saving/saving.ts';
import { fieldSpecsOf } from '../../translation/field-specs.ts';
import type { Previewed } from '../../entry/previewed.ts';
import type { Subject } from '../subject.ts';
import type { HistoryAct } from './history-acts.ts';
import { wordsIn } from './words-in.ts';
import { fieldOf, type NewLine, recordHistory } from './record-history.ts';
import { rowChangeOf } from './row-changes.ts';

/** Tells what a save has done, in its transaction. */
export const recordEntryHistory: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (req.context.silent) return doc as Doc;
  const { id } = doc as { id: number };
  const subject: Subject = { kind: collection.slug as Previewed, id };
  const specs = fieldSpecsOf(collection);
  const save: Save = { req, specs, before: (previousDoc ?? {}) as Doc, after: data as Doc };
  if (operation === 'create') {
    await recordHistory(req, subject, [line(save, 'made', null), ...written(save)]);
    return doc as Doc;
  }
  const [published, publishes] = [recall(req, collection.slug, id), await publishedState(req, collection.slug, id)];
  const wasTrashed = Boolean(save.before.deletedAt);
  // To go to the trash, and to come back, is no edit, and is neither a publication nor its end.
  const lines =
    wasTrashed !== Boolean(save.after.deletedAt)
      ? [line(save, wasTrashed ? 'untrashed' : 'trashed', null)]
      : [...written(save), ...publications(save, published?.status, publishes?.status)];
  req.context[publicationsKey] = lines.filter(isPublication);
  await recordHistory(req, subject, lines);
  return doc as Doc;
};

/** The same of a page that exists once. */
export const recordPageHistory: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
  if (req.context.silent) return doc as Doc;
  const specs = fieldSpecsOf(global);
  const save: Save = { req, specs, before: (previousDoc ?? {}) as Doc, after: data as Doc };
  const [published, publishes] = [recallGlobal(req, global.slug), await publishedGlobal(req, global.slug)];
  const lines = publications(save, published?._status, publishes._status);
  req.context[publicationsKey] = lines;
  await recordHistory(req, { kind: global.slug as Previewed, id: 0 }, [...written(save), ...lines]);
  return doc as Doc;
};

/** In the context of a save, for the hooks after these: the languages that it has published or taken from the site. */
export const publicationsKey = 'publications';

const isPublication = ({ act }: NewLine) => act === 'published' || act === 'unpublished';

interface Save {
  req: PayloadRequest;
  specs: readonly FieldSpec[];
  /** The newest draft before it and the document after it, in the language of the request. */
  before: Doc;
  after: Doc;
}

function line(
  { req }: Pick<Save, 'req'>,
  act: HistoryAct,
  locale: Locale | null,
  more: Partial<NewLine> = {},
): NewLine {
  const byClock = req.context[clockKey] === true;
  return { act, locale, actor: (req.user?.id as number | undefined) ?? null, ...(byClock && { byClock }), ...more };
}

/** In the context of a request that publishes every language: the states that their drafts had before. */
export const statesKey = 'statesBefore';

/** What was written. */
function written(save: Save): NewLine[] {
  const { after, before, req } = save;
  const source = readRecord(before.translation)?.source;
  const { shared, ...own } = changedFields(before, after);
  const restores = Boolean(req.context[restoredKey]);
  const lines = locales.flatMap((locale): NewLine[] => {
    const told = (act: HistoryAct, fields: string[]): NewLine[] =>
      fields.length > 0 ? [line(save, act, locale, { fields, ...wordsBefore(save, locale, fields) })] : [];
    if (restores) return told('restored', [...own[locale].keys()]);
    // The language that is written first is the source.
    const writes = source && source !== locale ? 'translated' : 'wrote';
    const acts = new Map(
      [...own[locale]].map(([field, paths]) => [field, actOf(save, locale, field, paths) ?? writes]),
    );
    const fieldsOf = (act: HistoryAct) => [...acts].filter(([, one]) => one === act).map(([field]) => field);
    return ([writes, 'moved', 'removed'] as const).flatMap((act) => told(act, fieldsOf(act)));
  });
  const fields = [...shared.keys()];
  const common = fields.length > 0 ? [line(save, restores ? 'restored' : 'shared', null, { fields })] : [];
  return [...lines, ...common];
}

/** In the context of a save: by language, the paths of texts that a machine has written, which is told by itself. */
export const machineKey = 'machineWrote';

/** What became of a field in which nobody has written; `null` where somebody has. */
function actOf({ after, before, req, specs }: Save, locale: Locale, field: string, paths: string[]): string | null {
  const machine = (req.context[machineKey] as Partial<Record<Locale, string[]>> | undefined)?.[locale] ?? [];
  if (paths.every((path) => machine.includes(path))) return 'none';
  // The documents before and after a save are those of its language.
  return locale === req.locale ? rowChangeOf({ specs, before, after, field, paths }) : null;
}

/** The document before a save is that of the request's language: only of that one it is known what it said. */
function wordsBefore({ before, req, specs }: Save, locale: Locale, fields: readonly string[]): Partial<NewLine> {
  if (locale !== req.locale) return {};
  const said = fields.map((path) => [path, wordsIn(specs, before, path)] as const);
  return { was: Object.fromEntries(said.filter(([, words]) => words !== null)) as Record<string, string> };
}

/** The fields that a member has changed with a save, by language, each with the paths of what is new in it. */
function changedFields(before: Doc, after: Doc): Record<Locale | 'shared', Map<string, string[]>> {
  const [old, now] = [(before.changes ?? {}) as Changes, (after.changes ?? {}) as Changes];
  // What the first publication decides by itself is nobody's work.
  const decided = new Set(['_status', '_order', 'key', ...(before.publishedAt ? [] : ['publishedAt'])]);
  const found = {
    en: new Map<string, string[]>(),
    ar: new Map<string, string[]>(),
    shared: new Map<string, string[]>(),
  };
  for (const [key, change] of Object.entries(now)) {
    if (old[key]?.[1] === change[1]) continue;
    const [, locale, path] = /^(?:(en|ar):)?(.*)$/su.exec(key) as unknown as [string, Locale | undefined, string];
    if (decided.has(path)) continue;
    const [of, field] = [found[locale ?? 'shared'], fieldOf(path)];
    of.set(field, [...(of.get(field) ?? []), path]);
  }
  return found;
}

type Status = Partial<Record<Locale, string | null>> | null | undefined;

/** Languages that came to their readers or went, and those whose changes did. */
function publications(save: Save, before: Status, after: Status): NewLine[] {
  return locales.flatMap((locale): NewLine[] => {
    const [was, is] = [before?.[locale] === 'published', after?.[locale] === 'published'];
    if (was && !is) return [line(save, 'unpublished', locale)];
    if (!was && is) return [line(save, 'published', locale)];
    return is && publishesChanges(save, locale) ? [line(save, 'published', locale)] : [];
  });
}

/** Whether a language that is public is published anew: a place in a list changes nothing in it. */
function publishesChanges({ after, before, req }: Save, locale: Locale): boolean {
  if (after._status !== 'published') return false;
  const all = req.context[statesKey] as Status;
  if (!all && locale !== req.locale) return false;
  const waited = (all ? all[locale] : before._status) !== 'published';
  const { shared, ...own } = changedFields(before, after);
  return waited || shared.size > 0 || own[locale].size > 0;
}

import { locales, type Locale } from '@nasaq/contract';
import { type FieldSpec, readRecord } from '@nasaq/translation';
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { publishedGlobal, recall, recallGlobal } from '../../entry/hooks/announce.ts';
import { publishedState } from '../../entry/hooks/published-state.ts';
import type { Changes } from '../../saving/changes.ts';
import type { Doc } from '../../saving/merge.ts';
import { clockKey, restoredKey } from '../../saving/saving.ts';
import { fieldSpecsOf } from '../../translation/field-specs.ts';
import type { Previewed } from '../../entry/previewed.ts';
import type { Subject } from '../subject.ts';
import type { HistoryAct } from './history-acts.ts';
import { wordsIn } from './words-in.ts';
import { fieldOf, type NewLine, recordHistory } from './record-history.ts';

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
  await recordHistory(req, subject, lines);
  return doc as Doc;
};

/** The same of a page that exists once. */
export const recordPageHistory: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
  if (req.context.silent) return doc as Doc;
  const specs = fieldSpecsOf(global);
  const save: Save = { req, specs, before: (previousDoc ?? {}) as Doc, after: data as Doc };
  const [published, publishes] = [recallGlobal(req, global.slug), await publishedGlobal(req, global.slug)];
  await recordHistory(req, { kind: global.slug as Previewed, id: 0 }, [
    ...written(save),
    ...publications(save, published?._status, publishes._status),
  ]);
  return doc as Doc;
};

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
    const fields = own[locale];
    if (fields.length === 0) return [];
    // The language that is written first is the source.
    const act = source && source !== locale ? 'translated' : 'wrote';
    return [line(save, restores ? 'restored' : act, locale, { fields, ...wordsBefore(save, locale, fields) })];
  });
  const common = shared.length > 0 ? [line(save, restores ? 'restored' : 'shared', null, { fields: shared })] : [];
  return [...lines, ...common];
}

/** The document before a save is that of the request's language: only of that one it is known what it said. */
function wordsBefore({ before, req, specs }: Save, locale: Locale, fields: readonly string[]): Partial<NewLine> {
  if (locale !== req.locale) return {};
  const said = fields.map((path) => [path, wordsIn(specs, before, path)] as const);
  return { was: Object.fromEntries(said.filter(([, words]) => words !== null)) as Record<string, string> };
}

/** The fields that a member has changed with a save, by language, without their rows. */
function changedFields(before: Doc, after: Doc): Record<Locale | 'shared', string[]> {
  const [old, now] = [(before.changes ?? {}) as Changes, (after.changes ?? {}) as Changes];
  // What the first publication decides by itself is nobody's work.
  const decided = new Set(['_status', '_order', 'key', ...(before.publishedAt ? [] : ['publishedAt'])]);
  const found: Record<Locale | 'shared', Set<string>> = { en: new Set(), ar: new Set(), shared: new Set() };
  for (const [key, change] of Object.entries(now)) {
    if (old[key]?.[1] === change[1]) continue;
    const [, locale, path] = /^(?:(en|ar):)?(.*)$/su.exec(key) as unknown as [string, Locale | undefined, string];
    if (!decided.has(path)) found[locale ?? 'shared'].add(fieldOf(path));
  }
  return { en: [...found.en], ar: [...found.ar], shared: [...found.shared] };
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
  return waited || shared.length > 0 || own[locale].length > 0;
}

import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { type Docs, fingerprint, unitsOf } from '@nasaq/translation';
import type { PayloadRequest, RequestContext } from 'payload';
import { savingForm } from '../../platform/payload/inner-request.ts';
import { type StaffRequest, staffTransaction } from '../../platform/staff/staff-action.ts';
import { machineKey, recordSaid } from '../review/index.ts';
import { knowingPublished } from '../entry/hooks/published-state.ts';
import { knownNewest, type KnownNewest, lockEntry } from '../saving/merge-hooks.ts';
import { type Doc, partOf } from '../saving/merge.ts';
import { entityOf, newestOf, type Target } from '../saving/newest.ts';
import { baseOfOwn, withOwn } from '../saving/own-values.ts';
import { adopt } from '../translation/adopt.ts';
import { docIn } from '../translation/docs-of.ts';
import { keepSources } from '../translation/confirmed-sources.ts';
import { fieldSpecsOf } from '../translation/field-specs.ts';
import { changeRecord, standingOf, withSaid, withSource } from '../translation/said.ts';
import type { DeskAnswer, DeskSave, DeskValues } from './desk-api.ts';
import { findDoneSave, keepDoneSave, type Refused } from './done-saves.ts';
import { basesOf, type DeskReading, lastChangeOf, readDesk } from './open-desk.ts';
import { answerUnstored, type LanguageAnswer, saveLanguage } from './save-language.ts';
import { unknownPaths } from './unknown-paths.ts';

/**
 * Stores what a desk has changed, in either language or both, and what was said of translations: all of it, except what
 * others have changed differently, or nothing.
 * @throws {StaffError} where the entry is gone
 */
export function saveDesk(req: StaffRequest, target: Target, save: DeskSave): Promise<DeskAnswer> {
  return staffTransaction(req, async (inner) => {
    inner.context[savingForm] = save.form;
    await lock(inner, target);
    const before = await readDesk(inner, target);
    const form = formOf(target, save);
    const name = save.save && form + save.save;
    const done = name ? await findDoneSave(inner, form, name) : null;
    const parts = partsOf(before, done ? stillRefused(save, before, done) : save);
    const known = { ...knownOf(inner, target, before), [machineKey]: machineWrote(save) };
    const answers: Partial<Record<Locale, LanguageAnswer>> = {};
    for (const locale of orderOf(save)) {
      const part = parts[locale] && { form: save.form, over: overOf(save, locale), ...parts[locale] };
      if (!part) continue;
      const newest = { ...before.docs[locale], changes: before.newest.changes };
      answers[locale] =
        (await answerUnstored(inner, target, locale, { ...part, newest, shape: before.shape })) ??
        (await saveLanguage(inner, target, locale, part, known));
    }
    const unsaid = done ? [] : await say(inner, target, save);
    // Drafts leave what readers see as it was.
    const answer = answerOf(save, answers, await readDesk(inner, target, before.stored));
    if (name) await keepDoneSave(inner, name, refusedOf(answer));
    const fields = fieldSpecsOf(entityOf(inner, target));
    const sent = [...locales.map((locale) => save.languages[locale]), save.shared];
    const unknown = sent.flatMap((part) => unknownPaths(fields, part?.values ?? {}));
    return { ...answer, unknown: [...new Set([...unknown, ...unsaid])] };
  });
}

/** What is stored first of an entry without a word becomes its source. */
function orderOf({ begun }: DeskSave): readonly Locale[] {
  return begun ? [begun, otherLocale(begun)] : locales;
}

async function lock(req: PayloadRequest, target: Target): Promise<void> {
  if ('global' in target) await lockEntry(req, 'globals', target.global);
  else await lockEntry(req, target.collection, target.id);
}

/** The beginning of the names of all saves of a desk. */
function formOf(target: Target, { form }: DeskSave): string {
  const of = 'global' in target ? target.global : `${target.collection}/${target.id}`;
  return `${of}:${form}:`;
}

/**
 * What both share goes with the first language that is saved; alone, with one that waits for its publication anyway, so
 * that the other does not seem to.
 */
function partsOf(before: DeskReading, { languages, shared }: DeskSave): DeskSave['languages'] {
  if (!shared) return languages;
  const bearer = locales.find((locale) => languages[locale]) ?? waitingLanguage(before);
  return { ...languages, [bearer]: together(languages[bearer], shared) };
}

/** What both share is stored with one of them. */
function overOf({ over = {}, shared }: DeskSave, locale: Locale): string[] {
  const ofBoth = (over[otherLocale(locale)] ?? []).filter((path) => firstOf(path) in (shared?.values ?? {}));
  return [...new Set([...(over[locale] ?? []), ...ofBoth])];
}

function waitingLanguage({ publication, record }: DeskReading): Locale {
  return locales.find((locale) => publication.languages[locale] !== 'published') ?? record.source;
}

/** By language, the texts that stand as a machine has drafted them; those in rows are told with their rows. */
function machineWrote({ languages, marks = [] }: DeskSave): Record<Locale, string[]> {
  const wrote: Record<Locale, string[]> = { en: [], ar: [] };
  for (const { as, locale, path, target } of marks) {
    const parts = path.split('.');
    const value = parts.reduce<unknown>((at, name) => (at as Doc | undefined)?.[name], languages[locale]?.values);
    if (as === 'machine' && fingerprint(value) === target) wrote[locale].push(path);
  }
  return wrote;
}

/** What the saves of both languages need not read again: what readers see, and for the first one the newest draft. */
function knownOf(req: PayloadRequest, target: Target, { newest, stored }: DeskReading): RequestContext {
  const fields = fieldSpecsOf(entityOf(req, target));
  let now: Promise<Doc | null> | null = Promise.resolve(newest);
  const readNewest: KnownNewest = async (locale) => {
    const doc = await (now ?? newestOf(req, target));
    now = null;
    return doc && { ...docIn(fields, doc, locale), changes: doc.changes };
  };
  const published = 'collection' in target ? knowingPublished(target.collection, { ...stored, id: target.id }) : {};
  return { ...published, [knownNewest]: readNewest };
}

/** The base of one language may hold more than what was sent with it. */
function together(...parts: (DeskValues | undefined)[]): DeskValues {
  const both: DeskValues = { values: {}, base: {} };
  for (const { base, values } of parts.filter((part) => part !== undefined)) {
    Object.assign(both.values, values);
    for (const name of Object.keys(values)) Object.assign(both.base, partOf(base, name));
  }
  return both;
}

/** A save that was carried out comes again: what was not stored then is tried once more, the rest has been. */
function stillRefused(save: DeskSave, { docs, shape }: DeskReading, refused: Refused): DeskSave {
  const again = (part: DeskValues | undefined, locale: Locale): DeskValues | undefined => {
    if (!part) return undefined;
    const paths = refused[locale].filter((path) => firstOf(path) in part.values);
    const own = withOwn(shape, docs[locale], part.values, paths);
    const values = Object.fromEntries(paths.map(firstOf).map((name) => [name, own[name]]));
    return paths.length > 0 ? { values, base: baseOfOwn(shape, own, part.base, paths) } : undefined;
  };
  const languages: DeskSave['languages'] = {};
  for (const locale of locales) {
    const part = again(save.languages[locale], locale);
    if (part) languages[locale] = part;
  }
  const shared = again(save.shared, 'en');
  return { form: save.form, languages, ...(shared && { shared }) };
}

/** @returns the paths of texts that are not there */
async function say(req: PayloadRequest, target: Target, { marks = [], source }: DeskSave): Promise<string[]> {
  if (marks.length === 0 && !source) return [];
  await adopt(req, target);
  const unknown: string[] = [];
  const before = (await standingOf(req, target))?.record;
  const after = await changeRecord(req, target, (record, docs) => {
    const there = new Set(unitsOf(fieldSpecsOf(entityOf(req, target)), docs).map(({ path }) => path));
    unknown.push(...marks.map(({ path }) => path).filter((path) => !there.has(path)));
    const known = marks.filter(({ path }) => there.has(path));
    return withSaid(source ? withSource(record, source) : record, known, (req.user?.id as number | undefined) ?? null);
  });
  if (before && after) await recordSaid(req, target, before, after.record);
  await keepSources(
    req,
    marks.filter(({ as }) => as !== 'none').map(({ sourceWords }) => sourceWords),
  );
  return unknown;
}

/** What the desk shows from now on: what is stored, but its own values where others have changed the same. */
function answerOf(
  save: DeskSave,
  answers: Partial<Record<Locale, LanguageAnswer>>,
  { docs, newest, publication, record, shape }: DeskReading,
): Omit<DeskAnswer, 'unknown'> {
  const bases = basesOf(shape, docs);
  const shown: Docs = { ...docs };
  const conflicts: DeskAnswer['conflicts'] = { en: [], ar: [] };
  const others: DeskAnswer['others'] = { en: [], ar: [] };
  for (const locale of locales) {
    const isShared = ({ path }: { path: string }) => save.shared !== undefined && firstOf(path) in save.shared.values;
    const ofBoth = answers[otherLocale(locale)];
    conflicts[locale] = [...(answers[locale]?.conflicts ?? []), ...(ofBoth?.conflicts.filter(isShared) ?? [])];
    others[locale] = [...(answers[locale]?.others ?? []), ...(ofBoth?.others.filter(isShared) ?? [])];
    const paths = conflicts[locale].map(({ path }) => path);
    if (paths.length === 0) continue;
    const sent = together(save.languages[locale], save.shared);
    shown[locale] = withOwn(shape, docs[locale], sent.values, paths);
    bases[locale] = baseOfOwn(shape, shown[locale], sent.base, paths);
  }
  return { docs: shown, bases, record, publication, lastChange: lastChangeOf(newest), conflicts, others };
}

function refusedOf({ conflicts }: Pick<DeskAnswer, 'conflicts'>): Refused {
  return { en: conflicts.en.map(({ path }) => path), ar: conflicts.ar.map(({ path }) => path) };
}

function firstOf(path: string): string {
  return path.split('.', 1)[0]!;
}

import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { type Docs, unitsOf } from '@nasaq/translation';
import type { PayloadRequest } from 'payload';
import { type StaffRequest, staffTransaction } from '../../platform/staff/staff-action.ts';
import type { FormBase } from '../saving/form-base.ts';
import { recordSaid } from '../review/index.ts';
import { lockEntry } from '../saving/merge-hooks.ts';
import { partOf } from '../saving/merge.ts';
import type { Target } from '../saving/newest.ts';
import { baseOfOwn, withOwn } from '../saving/own-values.ts';
import { adopt } from '../translation/adopt.ts';
import { keepSources } from '../translation/confirmed-sources.ts';
import { fieldSpecsOf } from '../translation/field-specs.ts';
import { changeRecord, entityOf, standingOf, withSaid, withSource } from '../translation/said.ts';
import type { DeskAnswer, DeskSave, DeskValues } from './desk-api.ts';
import { findDoneSave, keepDoneSave, type Refused } from './done-saves.ts';
import { basesOf, type DeskReading, readDesk, refuseGone } from './open-desk.ts';
import { saveLanguage } from './save-language.ts';
import { unknownPaths } from './unknown-paths.ts';

/**
 * Stores what a desk has changed, in either language or both, and what was said of translations: all of it, except what
 * others have changed differently, or nothing.
 * @throws {StaffError} where the entry is gone
 */
export function saveDesk(req: StaffRequest, target: Target, save: DeskSave): Promise<DeskAnswer> {
  return staffTransaction(req, async (inner) => {
    await lock(inner, target);
    await refuseGone(inner, target);
    const name = save.save && nameOf(target, save);
    const done = name ? await findDoneSave(inner, name) : null;
    const parts = await partsOf(inner, target, done ? stillRefused(save, await readDesk(inner, target), done) : save);
    const answers: Partial<Record<Locale, FormBase>> = {};
    for (const locale of locales) {
      const part = parts[locale];
      if (part) answers[locale] = await saveLanguage(inner, target, locale, { form: save.form, ...part });
    }
    const unsaid = done ? [] : await say(inner, target, save);
    const answer = answerOf(save, answers, await readDesk(inner, target));
    if (name) await keepDoneSave(inner, name, refusedOf(answer));
    const fields = fieldSpecsOf(entityOf(inner, target));
    const sent = [...locales.map((locale) => save.languages[locale]), save.shared];
    const unknown = sent.flatMap((part) => unknownPaths(fields, part?.values ?? {}));
    return { ...answer, unknown: [...new Set([...unknown, ...unsaid])] };
  });
}

async function lock(req: PayloadRequest, target: Target): Promise<void> {
  if ('global' in target) await lockEntry(req, 'globals', target.global);
  else await lockEntry(req, target.collection, target.id);
}

function nameOf(target: Target, { form, save }: DeskSave): string {
  const of = 'global' in target ? target.global : `${target.collection}/${target.id}`;
  return `${of}:${form}:${save}`;
}

/**
 * What both share goes with the first language that is saved; alone, with one that waits for its publication anyway, so
 * that the other does not seem to.
 */
async function partsOf(
  req: PayloadRequest,
  target: Target,
  { languages, shared }: DeskSave,
): Promise<DeskSave['languages']> {
  if (!shared) return languages;
  const bearer = locales.find((locale) => languages[locale]) ?? (await waitingLanguage(req, target));
  return { ...languages, [bearer]: together(languages[bearer], shared) };
}

async function waitingLanguage(req: PayloadRequest, target: Target): Promise<Locale> {
  const { publication, record } = await readDesk(req, target);
  return locales.find((locale) => publication.languages[locale] !== 'published') ?? record.source;
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
  answers: Partial<Record<Locale, FormBase>>,
  { docs, publication, record, shape }: DeskReading,
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
  return { docs: shown, bases, record, publication, conflicts, others };
}

function refusedOf({ conflicts }: Pick<DeskAnswer, 'conflicts'>): Refused {
  return { en: conflicts.en.map(({ path }) => path), ar: conflicts.ar.map(({ path }) => path) };
}

function firstOf(path: string): string {
  return path.split('.', 1)[0]!;
}

import { otherLocale, type Locale } from '@nasaq/contract';
import {
  type Doc,
  type Docs,
  emptyRecord,
  fingerprint,
  type Mark,
  readRecord,
  type TranslationRecord,
} from '@nasaq/translation';
import type { PayloadRequest } from 'payload';
import { entityOf, newestOf, type Target, writeIntoNewest } from '../saving/newest.ts';
import { docsOf } from './docs-of.ts';
import { fieldSpecsOf } from './field-specs.ts';
import { statesOf } from './record-fields.ts';

/** What an entry is at the moment, as far as its translations are concerned. */
export interface Standing {
  docs: Docs;
  record: TranslationRecord;
}

/** @returns null where nothing was ever saved */
export async function standingOf(req: PayloadRequest, target: Target): Promise<Standing | null> {
  const newest = await newestOf(req, target);
  return newest && standingIn(req, target, newest);
}

function standingIn(req: PayloadRequest, target: Target, newest: Doc): Standing {
  const docs = docsOf(fieldSpecsOf(entityOf(req, target)), newest);
  return { docs, record: readRecord(newest.translation) ?? emptyRecord('en') };
}

/**
 * Changes what is said of an entry's translations, and nothing else: it makes no version, and what is on the site does not
 * wait for it.
 * @param req its transaction holds the entry's lock
 */
export async function changeRecord(
  req: PayloadRequest,
  target: Target,
  change: (record: TranslationRecord, docs: Docs) => TranslationRecord,
): Promise<Standing | null> {
  const newest = await newestOf(req, target);
  if (!newest) return null;
  const { docs, record: before } = standingIn(req, target, newest);
  const record = change(before, docs);
  await writeIntoNewest(req, target, { translation: record, ...statesOf(docs, record, entityOf(req, target), newest) });
  return { docs, record };
}

/** What somebody says of one text, as `MarkChange` has it. */
interface Saying {
  locale: Locale;
  path: string;
  as: Mark['as'] | 'minor' | 'none';
  /** Of the source as it was seen, and the fingerprint of the translation. */
  sourceWords: string;
  target: string;
}

/** The record with what was said. A minor change is one of a source of which something has been said before. */
export function withSaid(
  record: TranslationRecord,
  said: readonly Saying[],
  by: number | null,
  at = Math.floor(Date.now() / 1000),
): TranslationRecord {
  const marks = { en: { ...record.marks.en }, ar: { ...record.marks.ar } };
  for (const { as, locale, path, sourceWords, target } of said) {
    const source = fingerprint(sourceWords);
    const present = marks[locale][path];
    if (as === 'none') delete marks[locale][path];
    else if (as !== 'minor') marks[locale][path] = { as, source, target, by, at };
    else if (present) marks[locale][path] = { ...present, source, minor: { by, at } };
  }
  return { ...record, marks };
}

/** Translated from the other language from now on: what was confirmed says the same in both directions. */
export function withSource(record: TranslationRecord, source: Locale): TranslationRecord {
  if (record.source === source) return record;
  const target = otherLocale(source);
  const turned = Object.entries(record.marks[source])
    .filter(([, { as }]) => as === 'confirmed')
    .map(
      ([path, { as, at, by, source: from, target: to }]) => [path, { as, source: to, target: from, by, at }] as const,
    );
  return {
    source,
    marks: { ...record.marks, [target]: { ...Object.fromEntries(turned), ...record.marks[target] } },
  };
}

import type { Locale } from '@nasaq/contract';
import {
  beginningOf,
  endOf,
  type Bilingual,
  type Change,
  countStates,
  type Docs,
  emptyRecord,
  excerpt,
  type FieldSpec,
  type FieldState,
  isSame,
  judgedUnits,
  type Unit,
  unitsOf,
  wordDiff,
  wordsOf,
} from '@nasaq/translation';
import type { PayloadRequest } from 'payload';
import { fieldsOf, newestInBoth, publishedInBoth } from '../checks/document.ts';
import { labelOf, type NameRow } from '../checks/label.ts';
import type { Target } from '../saving/newest.ts';

/** What `GET …/publication/review` answers: what would come to readers, before it does. */
export interface PublicationReview {
  source: Locale;
  languages: Record<Locale, LanguageNews>;
}

export interface LanguageNews {
  /** How many texts stand how. */
  states: Partial<Record<FieldState, number>>;
  /** What readers do not have yet; `null` where they have nothing at all. */
  changes: FieldNews[] | null;
}

export interface FieldNews {
  path: string;
  label: Bilingual;
  /** What came and what went, with a few words around; empty where it is no text. */
  words: Change[];
  /** A row that stands elsewhere in its list, and is what it was. */
  isMoved?: true;
}

/** Words that are the same are told so far around a change, in letters. */
const around = 48;
/** Of one field. */
const mostStretches = 24;
const longestStretch = 300;

/** @returns null where there is no such document */
export async function reviewPublication(req: PayloadRequest, target: Target): Promise<PublicationReview | null> {
  const [newest, seen] = [await newestInBoth(req, target), await publishedInBoth(req, target)];
  if (!newest || !seen) return null;
  const fields = fieldsOf(req.payload, target);
  const record = newest.record ?? emptyRecord('en');
  const units = judgedUnits(fields, newest.docs, record);
  const news = (locale: Locale): LanguageNews => ({
    states: countStates(units, locale),
    changes: seen.open.includes(locale) ? changesIn(fields, seen.docs, newest.docs, locale) : null,
  });
  return { source: record.source, languages: { en: news('en'), ar: news('ar') } };
}

/** What one language says differently in two states of a document. @param nameRow what rows are called in the place of their numbers */
export function changesIn(
  fields: readonly FieldSpec[],
  before: Docs,
  now: Docs,
  locale: Locale,
  nameRow?: NameRow,
): FieldNews[] {
  const [old, fresh] = [textsIn(fields, before, locale), textsIn(fields, now, locale)];
  const paths = [...new Set([...fresh.keys(), ...old.keys()])];
  const texts = paths.flatMap((path): FieldNews[] => {
    const [was, is] = [wordsOf(old.get(path)), wordsOf(fresh.get(path))];
    if (was === is) return [];
    const docs = fresh.has(path) ? now : before;
    return [{ path, label: labelOf(fields, docs, path, nameRow), words: shortened(wordDiff(was, is)) }];
  });
  const told = new Set(texts.map(({ path }) => path.split('.', 1)[0]));
  const others = fields
    .filter(({ name, readOnly }) => !readOnly && !told.has(name) && !isSame(before[locale][name], now[locale][name]))
    .map(({ label, name }): FieldNews => ({ path: name, label, words: [] }));
  return [...texts, ...others];
}

function textsIn(fields: readonly FieldSpec[], docs: Docs, locale: Locale): Map<string, unknown> {
  const own = unitsOf(fields, docs).filter(
    ({ present, values }: Unit) => present[locale] && wordsOf(values[locale]) !== '',
  );
  return new Map(own.map(({ path, values }) => [path, values[locale]]));
}

function shortened(changes: readonly Change[]): Change[] {
  return changes.slice(0, mostStretches).map(({ kind, text }, place) => {
    if (kind !== 'same') return { kind, text: excerpt(text, longestStretch) };
    const start = place === 0 ? '' : beginningOf(text, around);
    const end = place === changes.length - 1 ? '' : endOf(text, around);
    return { kind, text: text.length <= around * 2 ? text : `${start} … ${end}` };
  });
}

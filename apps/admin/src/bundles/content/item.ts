import { type Locale, locales } from '@nasaq/contract';
import { readRecord, type TranslationRecord } from '@nasaq/translation';
import type { FlattenedField } from 'payload';
import { digestOf, placeOf, type Values, valuesOf } from './flat.ts';
import type { Turn } from './portable-value.ts';

/** What one document is, without anything that only its installation knows. */
export interface Item {
  /** `posts/web-speed`, `globals/home`. */
  name: string;
  /** What readers have; absent where nobody has any of it yet. */
  published?: { languages: readonly Locale[]; values: Values };
  /** The newest draft, where it is something else. */
  draft?: Values;
  /** What is said of its translations. */
  said?: Said;
  /** Of a picture: its file and renditions. */
  files?: Readonly<Record<string, FileFacts>>;
}

/** Without who said it, and when. */
export interface Said {
  source: Locale;
  marks: Record<Locale, Record<string, { as: string; source: string; target: string; minor?: true }>>;
}

export interface FileFacts {
  sha256: string;
  bytes: number;
  name: string;
  type: string;
  width?: number;
  height?: number;
}

type Row = Record<string, unknown>;

interface Reading {
  name: string;
  fields: readonly FlattenedField[];
  publishing: 'none' | 'whole' | 'languages';
  stored: Row;
  newest: Row | null;
  turn: Turn;
}

export function itemOf({ fields, name, newest, publishing, stored, turn }: Reading): Item {
  const here = valuesOf(fields, stored, turn);
  if (publishing === 'none') return { name, published: { languages: locales, values: here } };
  const languages = publishedLanguages(stored._status);
  const published = languages.length > 0 ? { languages, values: inLanguages(here, languages) } : undefined;
  const draft = valuesOf(fields, newest ?? stored, turn);
  const isNews = !published || digestOf(draft) !== digestOf(published.values);
  const said = saidIn((newest ?? stored).translation);
  return {
    name,
    ...(published && { published }),
    ...(isNews && { draft }),
    ...(said && { said }),
  };
}

/** A state for all languages, or one for each. */
export function publishedLanguages(status: unknown): Locale[] {
  if (typeof status === 'string') return status === 'published' ? [...locales] : [];
  return locales.filter(
    (locale) => (status as Partial<Record<Locale, unknown>> | null | undefined)?.[locale] === 'published',
  );
}

/** What both languages share, and what those have. */
export function inLanguages(values: Values, languages: readonly Locale[]): Values {
  const own = Object.entries(values).filter(([key]) => {
    const { locale } = placeOf(key);
    return locale === null || languages.includes(locale);
  });
  return Object.fromEntries(own);
}

/** The newest values of an item, published or not. */
export function newestValues({ draft, published }: Item): Values {
  return draft ?? published?.values ?? {};
}

function saidIn(stored: unknown): Said | undefined {
  const record = readRecord(stored);
  if (!record) return undefined;
  const marks = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(record.marks[locale])
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, { as, minor, source, target }]) => [
          path,
          { as, source, target, ...(minor && { minor: true as const }) },
        ]),
    );
  return { source: record.source, marks: { en: marks('en'), ar: marks('ar') } };
}

/** As it is kept here: said by whoever brings it in, now. */
export function recordOf({ marks, source }: Said, by: number | null, at: number): TranslationRecord {
  const own = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(marks[locale]).map(([path, { as, minor, source: from, target }]) => [
        path,
        { as: as as 'confirmed', source: from, target, by, at, ...(minor && { minor: { by, at } }) },
      ]),
    );
  return { source, marks: { en: own('en'), ar: own('ar') } };
}

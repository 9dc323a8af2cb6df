import { type Locale, locales, type SiteWords, type Words } from '@nasaq/contract';
import { compiled } from '@nasaq/messages/icu';
import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { areaOf, isOfContract, isOfSite, problemOf } from './every-text.ts';

/** What was said of a text in a language the last time. */
export interface Word {
  key: string;
  locale: Locale;
  version: number;
  /** `null` = what was built. */
  text: string | null;
  /** What was built then. */
  built: string;
  author: number | null;
  /** ISO. */
  at: string;
}

/** The newest of each text that was ever changed. */
export async function newestWords(payload: Payload): Promise<Word[]> {
  const { docs } = await payload.find({
    collection: 'words',
    where: { is_newest: { equals: true } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    sort: 'key',
  });
  return docs.map(({ author, built, createdAt, key, locale, text, version }) => ({
    key,
    locale: locale as Locale,
    version,
    text: text ?? null,
    built,
    author: typeof author === 'object' ? (author?.id ?? null) : (author ?? null),
    at: createdAt,
  }));
}

/**
 * What is in force in each language. What this release cannot say, because a text of it takes other values now or is gone,
 * waits until somebody has looked at it; until then what was built is said.
 */
export async function wordsInForce(payload: Payload, { drafts = false } = {}): Promise<Record<Locale, Words>> {
  const about = drafts ? await draftWords(payload) : [];
  const isDraft = new Set(about.map(({ key, locale }) => `${locale} ${key}`));
  const inForce = await newestWords(payload);
  const newest = [...inForce.filter(({ key, locale }) => !isDraft.has(`${locale} ${key}`)), ...about];
  const of = (locale: Locale) =>
    newest.flatMap(({ key, text, locale: language }) =>
      language === locale && text !== null && problemOf(key, locale, text) === null ? [[key, text]] : [],
    );
  return { en: Object.fromEntries(of('en')) as Words, ar: Object.fromEntries(of('ar')) as Words };
}

type Draft = Pick<Word, 'key' | 'locale' | 'text'>;

async function draftWords(payload: Payload): Promise<Draft[]> {
  const { docs } = await payload.find({
    collection: 'word-drafts',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    sort: 'key',
  });
  return docs.map(({ key, locale, text }) => ({ key, locale: locale as Locale, text: text ?? null }));
}

/**
 * `GET words`: what the site says otherwise than it was built, as the catalogue's compiler makes it.
 * @param drafts with what is about to be said
 */
export async function siteWords(payload: Payload, options: { drafts?: boolean } = {}): Promise<SiteWords> {
  const words = await wordsInForce(payload, options);
  return Object.fromEntries(locales.map((locale) => [locale, byNamespace(words[locale])])) as SiteWords;
}

/** By namespace, the hash of what is said there; absent where nothing is. */
export async function wordHashes(
  payload: Payload,
  locale: Locale,
  options: { drafts?: boolean } = {},
): Promise<Record<string, string> | undefined> {
  const said = Object.entries((await siteWords(payload, options))[locale]);
  return said.length > 0 ? Object.fromEntries(said.map(([namespace, { hash }]) => [namespace, hash])) : undefined;
}

function byNamespace(words: Words): SiteWords[Locale] {
  const groups = new Map<string, Record<string, unknown>>();
  for (const [key, text] of Object.entries(words)) {
    if (!isOfSite(key) && !isOfContract(key)) continue;
    const namespace = isOfSite(key) ? areaOf(key) : 'contract';
    groups.set(namespace, { ...groups.get(namespace), [key]: isOfSite(key) ? compiled(text) : text });
  }
  return Object.fromEntries([...groups].map(([namespace, texts]) => [namespace, { hash: hashOf(texts), texts }]));
}

function hashOf(texts: object): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

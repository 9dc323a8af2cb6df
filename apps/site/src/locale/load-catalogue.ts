import { type GlobalSiteData, type Locale, otherLocale, sayWords } from '@nasaq/contract';
import type { Messages } from '@lingui/core';
import { languages } from 'virtual:messages';
import { loadCode } from './load-code.ts';
import { translatorOf, type T, type Translator } from './translator.ts';

/** By namespace, the hash of what an owner says there in the place of the built texts; what is not named says those. */
type Words = GlobalSiteData['words'];

export interface WordSource {
  /** What is said in a language now. */
  named(locale: Locale): Promise<Words>;
  /** A namespace's words by their hash; `null` where they cannot be had: then the built texts are said. */
  read(locale: Locale, namespace: string, hash: string): Promise<Messages | null>;
}

type Language = Awaited<ReturnType<(typeof languages)[Locale]>>;
const here: Partial<Record<Locale, Language>> = {};
const loaded: Record<Locale, Messages> = { en: {}, ar: {} };
const known: Record<Locale, Set<string>> = { en: new Set(), ar: new Set() };

let source: WordSource | undefined;
/** By language, namespace and hash. */
const words = new Map<string, Messages>();
/** Versions of a namespace that a process keeps; one is a few texts. */
const mostWords = 2_000;
const merged: Partial<Record<Locale, { built: Messages; named: Words; count: number; all: Messages }>> = {};
const nothing = {};

/** Where an owner's words come from: of the server and in the browser. */
export function provideWords(from: WordSource): void {
  source = from;
}

/** Loads a locale's shared messages and those of the named namespaces, as far as they are not here yet. */
export async function loadCatalogue(locale: Locale, namespaces: string[]): Promise<void> {
  await Promise.all([
    loadBuiltTexts(locale, namespaces),
    source?.named(locale).then((named) => loadWords(locale, named, namespaces)),
  ]);
}

/** The same without what an owner says instead, which nobody can name before a language's site data are asked for. */
export async function loadBuiltTexts(locale: Locale, namespaces: string[]): Promise<void> {
  const language = await loadLanguage(locale);
  keep(locale, 'shared', language.default);
  const missing = namespaces.filter((part) => language.parts[part] && !known[locale].has(part));
  const catalogues = await Promise.all(missing.map((part) => loadCode(language.parts[part]!)));
  for (const [position, part] of missing.entries()) keep(locale, part, catalogues[position]!.default);
}

/** Once it is here, nobody is asked for it: there may be no connection any more. */
async function loadLanguage(locale: Locale): Promise<Language> {
  const language = here[locale] ?? (await loadCode(languages[locale]));
  here[locale] = language;
  return language;
}

function keep(locale: Locale, part: string, texts: Messages): void {
  if (known[locale].has(part)) return;
  known[locale].add(part);
  loaded[locale] = { ...loaded[locale], ...texts };
}

/** Brings the words of the named namespaces and of those that every page has. */
export async function loadWords(locale: Locale, named: Words, namespaces: readonly string[] = []): Promise<void> {
  if (!named) return;
  const { parts } = await loadLanguage(locale);
  const wanted = Object.entries(named).filter(([namespace]) => namespaces.includes(namespace) || !(namespace in parts));
  await Promise.all(
    wanted.map(async ([namespace, hash]) => {
      const key = `${locale}/${namespace}-${hash}`;
      const read = words.get(key) ?? (await source?.read(locale, namespace, hash));
      if (!read) return;
      words.set(key, read);
      for (const oldest of words.keys()) if (words.size > mostWords) words.delete(oldest);
    }),
  );
}

/**
 * All messages of a locale that are here; another object whenever more have come.
 * Where its catalogue could not be loaded, the other language is still better to read than keys.
 * @param named what the owner says, as the page's site data name it
 */
export function loadedCatalogue(locale: Locale, named?: Words): Messages {
  if (known[locale].size === 0) return loaded[otherLocale(locale)];
  const built = loaded[locale];
  const of = (namespace: string) => words.get(`${locale}/${namespace}-${named?.[namespace]}`);
  // What the contract says stands in no catalogue of ours.
  sayWords(locale, (of('contract') ?? nothing) as Record<string, string>);
  if (!named) return built;
  const before = merged[locale];
  if (before?.built === built && before.named === named && before.count === words.size) return before.all;
  const all = Object.assign({}, built, ...Object.keys(named).map(of)) as Messages;
  merged[locale] = { built, named, count: words.size, all };
  return all;
}

/** Translations for a loader, which stands outside the app: the shared messages and those of the named namespaces. */
export async function loadT(locale: Locale, namespaces: string[]): Promise<T> {
  return (await loadTranslator(locale, namespaces)).t;
}

/** The same with the language's numbers and dates. */
export async function loadTranslator(locale: Locale, namespaces: string[]): Promise<Translator> {
  await loadCatalogue(locale, namespaces);
  return translatorOf(locale, loadedCatalogue(locale, await source?.named(locale)), 'arab');
}

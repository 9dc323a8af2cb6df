import { type Locale, otherLocale } from '@nasaq/contract';
import type { Messages } from '@lingui/core';
import { parts } from 'virtual:messages';
import { translatorOf, type T, type Translator } from './translator.ts';

const loaded: Record<Locale, Messages> = { en: {}, ar: {} };
const known: Record<Locale, Set<string>> = { en: new Set(), ar: new Set() };

/** Loads a locale's shared messages and those of the named namespaces, as far as they are not here yet. */
export async function loadCatalogue(locale: Locale, namespaces: string[]): Promise<void> {
  const missing = ['shared', ...namespaces].filter((part) => parts[locale][part] && !known[locale].has(part));
  const catalogues = await Promise.all(missing.map((part) => parts[locale][part]!()));
  for (const [position, part] of missing.entries()) {
    if (known[locale].has(part)) continue;
    known[locale].add(part);
    loaded[locale] = { ...loaded[locale], ...catalogues[position]!.default };
  }
}

/**
 * All messages of a locale that are here; another object whenever more have come.
 * Where its catalogue could not be loaded, the other language is still better to read than keys.
 */
export function loadedCatalogue(locale: Locale): Messages {
  return known[locale].size > 0 ? loaded[locale] : loaded[otherLocale(locale)];
}

/** Translations for a loader, which stands outside the app: the shared messages and those of the named namespaces. */
export async function loadT(locale: Locale, namespaces: string[]): Promise<T> {
  return (await loadTranslator(locale, namespaces)).t;
}

/** The same with the language's numbers and dates. */
export async function loadTranslator(locale: Locale, namespaces: string[]): Promise<Translator> {
  await loadCatalogue(locale, namespaces);
  return translatorOf(locale, loadedCatalogue(locale), 'arab');
}

import type { Locale } from '@nasaq/contract';
import { loadCatalogue, loadedCatalogue } from './load-catalogue.ts';
import { createTranslator, type T, type Translator } from './translator.ts';

/** Translations for a loader, which stands outside the app: the shared messages and those of the named namespaces. */
export async function loadT(locale: Locale, namespaces: string[]): Promise<T> {
  return (await loadTranslator(locale, namespaces)).t;
}

/** The same with the language's numbers and dates. */
export async function loadTranslator(locale: Locale, namespaces: string[]): Promise<Translator> {
  await loadCatalogue(locale, namespaces);
  return createTranslator(locale, loadedCatalogue(locale), 'arab');
}

import type { Locale } from '@nasaq/contract';
import { loadCatalogue, loadedCatalogue } from './load-catalogue.ts';
import { createTranslator, type T } from './translator.ts';

/** Translations for a loader, which stands outside the app: the shared messages and those of the named namespaces. */
export async function loadT(locale: Locale, namespaces: string[]): Promise<T> {
  await loadCatalogue(locale, namespaces);
  return createTranslator(locale, loadedCatalogue(locale), 'arab').t;
}

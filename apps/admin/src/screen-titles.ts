import type { Locale } from '@nasaq/contract';
import type { Metadata } from 'next';
import type { Payload } from 'payload';
import { bundlesRoute, bundleTexts } from './bundles/index.ts';
import { deskRoute, deskTexts } from './chat/index.ts';
import { exchangeRoute, exchangeTexts, libraryRoute, libraryTexts } from './content/index.ts';
import { gapsRoute, gapTexts, translationsRoute } from './gaps/index.ts';
import { loadCompany } from './platform/company/company.ts';
import { brandTitle } from './platform/staff/brand/brand.ts';
import { startRoute, startTexts } from './start/index.ts';
import { wordsRoute, wordTexts } from './words/index.ts';

/** What our own screens are called, by their address below /admin. */
const titles: Record<string, (language: Locale) => string> = {
  [gapsRoute]: (language) => gapTexts[language].title,
  [translationsRoute]: (language) => gapTexts[language].translations,
  [deskRoute]: (language) => deskTexts[language].title,
  [libraryRoute]: (language) => libraryTexts[language].title,
  [wordsRoute]: (language) => wordTexts[language].title,
  [exchangeRoute]: (language) => exchangeTexts[language].title,
  [startRoute]: (language) => startTexts[language].title,
  [bundlesRoute]: (language) => bundleTexts[language].title,
};

/** Payload titles a screen of ours once for all languages; so it is called here as its heading is. */
export function screenTitle(segments: readonly string[] | undefined, language: Locale): string | null {
  return titles[`/${(segments ?? []).join('/')}`]?.(language) ?? null;
}

/** What a screen says of itself, with the company's name in the language of the menus. */
export async function branded(metadata: Metadata, language: Locale, payload: Payload): Promise<Metadata> {
  const [own, english] = await Promise.all([loadCompany(language, payload), loadCompany('en', payload)]);
  return brandTitle(metadata, own.name, english.name);
}

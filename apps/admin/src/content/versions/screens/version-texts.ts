import type { Locale } from '@nasaq/contract';
import { savingTexts } from '../../catalogue/index.ts';

/** What is said of a version: of what has no drafts, that readers have at once what comes back. */
export function versionTexts(language: Locale, isLive: boolean) {
  const { live, ...texts } = savingTexts[language].version;
  return isLive ? { ...texts, ...live } : texts;
}

import type { Locale } from '@nasaq/contract';
import { excerpt } from '@nasaq/translation';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { termLabels } from './catalogue/index.ts';
import type { TermRow } from './load-terms.ts';

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;

/**
 * What is said of a word that does not stand in the letters of its language. Of Arabic words one may be a name or an
 * abbreviation in Latin letters, and any may have one in it, as «واجهة API»; an English one has no Arabic letter.
 */
export function faultOfScript(
  side: 'english' | 'arabic',
  word: string,
  { keep, kind }: Pick<Partial<TermRow>, 'keep' | 'kind'>,
  language: Locale,
): string | undefined {
  const say = (said: Record<Locale, string>) => fill(said[language], { word: excerpt(word, 60) });
  if (side === 'english') return latin.test(word) && !arabic.test(word) ? undefined : say(termLabels.notEnglish);
  if (arabic.test(word.replaceAll(/\P{L}/gu, ''))) return undefined;
  if (!latin.test(word)) return say(termLabels.notArabic);
  return keep || kind === 'name' || isAbbreviation(word) ? undefined : say(termLabels.latinAlone);
}

/** «API», «Wi-Fi», «Next.js», «B2B»: each of its words has a capital or a figure. */
function isAbbreviation(text: string): boolean {
  return text.split(/\s+/u).every((word) => /[\p{Lu}\p{N}]/u.test(word));
}

import { excerpt } from '@nasaq/translation';
import { fold, type Locale } from '@nasaq/contract';
import { spellingsOf } from '@nasaq/search';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { searchLabels } from '../catalogue/index.ts';

/** More is no list that anybody can oversee. */
const most = 60;
const longest = 80;

const faults = searchLabels.words.faults;

/** What is wrong with words that staff have typed; `null` where nothing is. */
export function faultOfWords(words: readonly string[], language: Locale): string | null {
  if (words.length > most) return fill(faults.tooMany[language], { most: String(most) });
  const seen = new Map<string, string>();
  for (const word of words) {
    if (spellingsOf(word).length === 0) return fill(faults.noWord[language], { word: shown(word) });
    if (word.length > longest) return fill(faults.tooLong[language], { word: shown(word), most: String(longest) });
    const same = spoken(word);
    const before = seen.get(same);
    if (before !== undefined) return fill(faults.same[language], { word: shown(word), other: shown(before) });
    seen.set(same, word);
  }
  return null;
}

/** Spellings that readers do not tell apart are one, and so is what stands between the words. */
export function spoken(phrase: string): string {
  return spellingsOf(phrase).map(fold).join(' ');
}

/** What a form holds of words: trimmed, without what is empty. */
export function wordsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((word) => (typeof word === 'string' && word.trim()) || []);
}

/** The first words of a row, and how many more there are: its name in lists. */
export function rowTitle(words: readonly string[]): string {
  const named = words.slice(0, 4).map((word) => shown(word));
  return named.join(' · ') + (words.length > named.length ? ` +${words.length - named.length}` : '');
}

function shown(word: string): string {
  return excerpt(word, longest);
}

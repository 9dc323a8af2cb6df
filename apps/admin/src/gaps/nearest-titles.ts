import { fold, locales } from '@nasaq/contract';
import { wordsOf } from '@nasaq/search';
import type { EntryRow } from './load-entries.ts';

const most = 3;
/** Letters that two words must begin with alike, so that an inflection is still the same word. */
const stem = 4;
/** Of a word that is shorter than that: its fewest letters, and most of what may come at its end. */
const shortest = 3;
const ending = 2;
/** Written onto an Arabic word, with what may stand before it, in front of a word of two letters at least. */
const article = /^(?:وبال|وال|فال|بال|كال|ولل|لل|ال)(?=\p{L}{2})/u;

/** The entries whose titles, in either language, share most words with what was searched for. */
export function nearestTitles(query: string, entries: readonly EntryRow[]): EntryRow[] {
  const asked = foldedWords(query);
  return entries
    .map((entry) => ({
      entry,
      score: score(
        asked,
        locales.flatMap((locale) => foldedWords(entry.titles[locale])),
      ),
    }))
    .filter(({ score: met }) => met > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function foldedWords(text: string): string[] {
  return wordsOf(text)
    .map(({ text: word }) => fold(word).replace(article, ''))
    .filter((word) => word.length > 1);
}

/** The share of what was asked that the title meets. */
function score(asked: readonly string[], title: readonly string[]): number {
  const met = asked.filter((word) => title.some((other) => isNear(word, other)));
  return asked.length === 0 ? 0 : met.length / asked.length;
}

/** A short word has an ending more or less at most (app, apps): with more it is another one (art, article). */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= stem) return short.slice(0, stem) === long.slice(0, stem);
  return short === long || (short.length >= shortest && long.startsWith(short) && long.length - short.length <= ending);
}

import { glossaryWords } from './glossary-words.ts';
import { NearWords } from './near-words.ts';
import { isStopWord } from './language/stop-words.ts';
import { wordForms } from './language/word-forms.ts';
import { spellingsOf } from './language/words.ts';

/** Words that mean what a word means. */
interface Meaning {
  own: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

const shortestStart = 3;
const byStem = collect();
const spellings = [...new Set(spellingsOf(glossaryWords).map((word) => wordForms(word).folded))];
const nearWords = new NearWords<string>();
for (const spelling of spellings) nearWords.add(spelling, spelling);

/** Synonyms of a word, by its stems: in its own language, and in the other, so that what exists only there is found. */
export function synonymsOf(stems: readonly string[]): { own: string[]; other: string[] } {
  const meanings = stems.flatMap((stem) => byStem.get(stem) ?? []);
  const all = (side: keyof Meaning) => [...new Set(meanings.flatMap((meaning) => [...meaning[side]]))];
  return { own: all('own'), other: all('other') };
}

/** Words of the glossary that begin so: no text need have them. */
export function glossaryWordsBeginning(start: string): string[] {
  return start.length < shortestStart ? [] : spellings.filter((word) => word.startsWith(start));
}

/** Words of the glossary that are one slip away. */
export function glossaryWordsNear(folded: string): string[] {
  return nearWords.near(folded).flatMap(({ value, distance }) => (distance === 1 ? [value] : []));
}

function collect(): ReadonlyMap<string, Meaning[]> {
  const found = new Map<string, Meaning[]>();
  for (const line of glossaryWords.trim().split('\n')) {
    const [english, arabic] = line.split('|').map((side) => new Set(side.trim().split(' '))) as [
      Set<string>,
      Set<string>,
    ];
    add(found, { own: english, other: arabic });
    add(found, { own: arabic, other: english });
  }
  return found;
}

function add(found: Map<string, Meaning[]>, meaning: Meaning): void {
  const stems = new Set([...meaning.own].flatMap((word) => wordForms(word).stems));
  for (const stem of stems) if (!isStopWord(stem)) found.set(stem, [...(found.get(stem) ?? []), meaning]);
}

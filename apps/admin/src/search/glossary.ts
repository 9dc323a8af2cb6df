import { glossaryWords } from './glossary-words.ts';
import { isStopWord } from './stop-words.ts';
import { wordForms } from './word-forms.ts';

/** Words that mean what a word means. */
interface Meaning {
  own: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

const byStem = collect();

/** Synonyms of a word, by its stems: in its own language, and in the other, so that what exists only there is found. */
export function synonymsOf(stems: readonly string[]): { own: string[]; other: string[] } {
  const meanings = stems.flatMap((stem) => byStem.get(stem) ?? []);
  const all = (side: keyof Meaning) => [...new Set(meanings.flatMap((meaning) => [...meaning[side]]))];
  return { own: all('own'), other: all('other') };
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

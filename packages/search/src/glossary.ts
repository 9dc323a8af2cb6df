import { glossaryWords } from './glossary-words.ts';
import { isStopWord } from './language/stop-words.ts';
import { wordForms } from './language/word-forms.ts';
import { spellingsOf } from './language/words.ts';
import { NearWords } from './near-words.ts';

/** What is called so in either language; each is a word or several. */
export interface Meaning {
  en: readonly string[];
  ar: readonly string[];
}

/** Words that mean what a word means. */
interface Synonyms {
  own: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** Several words that have a meaning together, by the stems of each, and the words for it in the other language. */
interface Phrase {
  stems: readonly (readonly string[])[];
  other: readonly string[];
}

const shortestStart = 3;

/** Words that mean the same or nearly: those of the trade, and what the index has learnt besides. */
export class Glossary {
  private readonly byStem = new Map<string, Synonyms[]>();
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly spellings: readonly string[];
  private readonly nearWords = new NearWords<string>();

  constructor(learnt: readonly Meaning[] = []) {
    for (const line of glossaryWords.trim().split('\n')) {
      const [en, ar] = line.split('|').map((side) => side.trim().split(' ')) as [string[], string[]];
      this.learn({ en, ar });
    }
    for (const meaning of learnt) this.learn(meaning);
    const words = [glossaryWords, ...learnt.flatMap(({ ar, en }) => [...en, ...ar])].flatMap(spellingsOf);
    this.spellings = [...new Set(words.map((word) => wordForms(word).folded))];
    for (const spelling of this.spellings) this.nearWords.add(spelling, spelling);
  }

  /** Synonyms of a word, by its stems: in its own language, and in the other, so that what exists only there is found. */
  synonymsOf(stems: readonly string[]): { own: string[]; other: string[] } {
    const meanings = stems.flatMap((stem) => this.byStem.get(stem) ?? []);
    const all = (side: keyof Synonyms) => [...new Set(meanings.flatMap((meaning) => [...meaning[side]]))];
    return { own: all('own'), other: all('other') };
  }

  /** Words of the glossary that begin so: no text need have them. */
  wordsBeginning(start: string): string[] {
    return start.length < shortestStart ? [] : this.spellings.filter((word) => word.startsWith(start));
  }

  /** Words of the glossary that are one slip away. */
  wordsNear(folded: string): string[] {
    return this.nearWords.near(folded).flatMap(({ value, distance }) => (distance === 1 ? [value] : []));
  }

  /** What several words together are called in the other language, for each of the words that are among them. */
  phrasesIn(words: readonly (readonly string[])[]): ReadonlyMap<number, readonly string[]> {
    const found = new Map<number, string[]>();
    for (const [at, stems] of words.entries())
      for (const phrase of stems.flatMap((stem) => this.phrases.get(stem) ?? [])) {
        if (!phrase.stems.every((wanted, place) => wanted.some((stem) => words[at + place]?.includes(stem)))) continue;
        for (const place of phrase.stems.keys())
          found.set(at + place, [...(found.get(at + place) ?? []), ...phrase.other]);
      }
    return found;
  }

  private learn({ ar, en }: Meaning): void {
    this.learnSide(en, ar);
    this.learnSide(ar, en);
  }

  private learnSide(own: readonly string[], other: readonly string[]): void {
    const phrases = own.map(spellingsOf).filter((words) => words.length > 0);
    const translations = other.map(spellingsOf).flatMap(withoutStopWords);
    const single = phrases.filter((words) => words.length === 1).flat();
    const synonyms: Synonyms = { own: new Set(single), other: new Set(translations) };
    const stems = new Set(single.flatMap((word) => wordForms(word).stems));
    for (const stem of stems) if (!isStopWord(stem)) append(this.byStem, stem, synonyms);
    for (const words of phrases.filter(({ length }) => length > 1)) {
      const phrase: Phrase = { stems: words.map((word) => wordForms(word).stems), other: translations };
      for (const stem of phrase.stems[0]!) append(this.phrases, stem, phrase);
    }
  }
}

/** «of» in a translation of several words is not what they mean. */
function withoutStopWords(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : words.filter((word) => !isStopWord(wordForms(word).folded));
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

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

/** Words that find each other; with `to`, the words lead there and nothing leads back. Each is a word or several. */
export interface Synonyms extends Meaning {
  to?: Meaning;
}

/** Words that mean what a word means. */
interface Meant {
  own: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** Several words that have a meaning together, by the stems of each, and the words for it. */
interface Phrase {
  stems: readonly (readonly string[])[];
  others: readonly string[];
}

/** What is known of words besides what every company's site says. */
export interface Learnt {
  /** What both languages of a glossary call the same. */
  meanings?: readonly Meaning[];
  /** What staff want to be found by each other's words. */
  synonyms?: readonly Synonyms[];
  /** Not even those: it is filled step by step. */
  bare?: boolean;
}

const shortestStart = 3;
const sides = ['en', 'ar'] as const;

/** Words that mean the same or nearly: those of any site, and what the index has learnt besides. */
export class Glossary {
  private readonly byStem = new Map<string, Meant[]>();
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly spellings = new Set<string>();
  private readonly nearWords = new NearWords<string>();

  constructor(learnt: Learnt = {}) {
    for (const step of this.take(learnt)) void step;
  }

  /** The same in small steps, so that others may have the processor in between: staff may have written thousands. */
  static *building(learnt: Learnt): Generator<void, Glossary> {
    const glossary = new Glossary({ bare: true });
    yield* glossary.take(learnt);
    return glossary;
  }

  /** Synonyms of a word, by its stems: in its own language, and in the other, so that what exists only there is found. */
  synonymsOf(stems: readonly string[]): { own: string[]; other: string[] } {
    const meanings = stems.flatMap((stem) => this.byStem.get(stem) ?? []);
    const all = (side: keyof Meant) => [...new Set(meanings.flatMap((meaning) => [...meaning[side]]))];
    return { own: all('own'), other: all('other') };
  }

  /** Words of the glossary that begin so: no text need have them. */
  wordsBeginning(start: string): string[] {
    return start.length < shortestStart ? [] : [...this.spellings].filter((word) => word.startsWith(start));
  }

  /** Words of the glossary that are one slip away. */
  wordsNear(folded: string): string[] {
    return this.nearWords.near(folded).flatMap(({ value, distance }) => (distance === 1 ? [value] : []));
  }

  /** What several words together are called otherwise, for each of the words that are among them. */
  phrasesIn(words: readonly (readonly string[])[]): ReadonlyMap<number, readonly string[]> {
    const found = new Map<number, string[]>();
    for (const [at, stems] of words.entries())
      for (const phrase of stems.flatMap((stem) => this.phrases.get(stem) ?? [])) {
        if (!phrase.stems.every((wanted, place) => wanted.some((stem) => words[at + place]?.includes(stem)))) continue;
        for (const place of phrase.stems.keys())
          found.set(at + place, [...(found.get(at + place) ?? []), ...phrase.others]);
      }
    return found;
  }

  private *take({ bare = false, meanings = [], synonyms = [] }: Learnt): Generator<void> {
    if (bare) return;
    // What staff say counts before what any site says.
    for (const one of synonyms) yield this.learnSynonyms(one);
    const general = glossaryWords.trim().split('\n').map(meaningOf);
    for (const meaning of [...general, ...meanings]) yield this.learn(meaning);
    for (const { ar, en } of [...general, ...meanings, ...synonyms])
      yield [...en, ...ar].flatMap(spellingsOf).forEach((word) => this.know(wordForms(word).folded));
  }

  private know(spelling: string): void {
    if (this.spellings.has(spelling)) return;
    this.spellings.add(spelling);
    this.nearWords.add(spelling, spelling);
  }

  private learn({ ar, en }: Meaning): void {
    this.learnSide(en, singleWords(en), translationsIn(ar));
    this.learnSide(ar, singleWords(ar), translationsIn(en));
  }

  /** A phrase of the same language counts too, word by word: «CRM» and «customer relations». */
  private learnSynonyms({ to, ...from }: Synonyms): void {
    const meant = to ?? from;
    for (const [place, side] of sides.entries()) {
      const other = sides[1 - place]!;
      this.learnSide(from[side], translationsIn(meant[side]), translationsIn(meant[other]), true);
    }
  }

  private learnSide(words: readonly string[], own: readonly string[], other: readonly string[], leads = false): void {
    const phrases = words.map(spellingsOf).filter(({ length }) => length > 0);
    const meant: Meant = { own: new Set(own), other: new Set(other) };
    const stems = new Set(singleWords(words).flatMap((word) => wordForms(word).stems));
    for (const stem of stems) if (!isStopWord(stem)) append(this.byStem, stem, meant);
    for (const words of phrases.filter(({ length }) => length > 1)) {
      const others = leads ? [...own.filter((word) => !words.includes(word)), ...other] : other;
      const phrase: Phrase = { stems: words.map((word) => wordForms(word).stems), others };
      for (const stem of phrase.stems[0]!) append(this.phrases, stem, phrase);
    }
  }
}

function meaningOf(line: string): Meaning {
  const [en = '', ar = ''] = line.split('|');
  return { en: en.trim().split(' '), ar: ar.trim().split(' ') };
}

function singleWords(phrases: readonly string[]): string[] {
  return phrases
    .map(spellingsOf)
    .filter(({ length }) => length === 1)
    .flat();
}

function translationsIn(phrases: readonly string[]): string[] {
  return phrases.map(spellingsOf).flatMap(withoutStopWords);
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

import type { Locale } from '@nasaq/contract';
import { isStopWord } from './language/stop-words.ts';
import { wordForms } from './language/word-forms.ts';
import { spellingsOf } from './language/words.ts';

/** What staff want of searches for a phrase. */
export interface SearchRule {
  id: number;
  /** Any of them, in any inflection; words that only ask are passed over, but for those inside of what is left out. */
  phrases: readonly string[];
  /** Whose searches it is for; `null` = everybody's. */
  readers: Locale | null;
  effect: SearchEffect;
  /** Entries (`<type>:<id>`) that come first, in this order, and that are not shown. */
  first: readonly string[];
  never: readonly string[];
  /** Where a search leads: an entry, or a path without its language. */
  leadsTo: { entry: string } | { path: string } | null;
}

/** `ignore`: the words are left out wherever they stand; `nothing`: the search finds nothing, and nobody misses it. */
export type SearchEffect = 'results' | 'page' | 'ignore' | 'nothing';

/** What the rules say of one search. */
export interface Ruling {
  rules: readonly SearchRule[];
  first: readonly string[];
  never: ReadonlySet<string>;
  leadsTo: SearchRule['leadsTo'];
  /** Nothing is to be found. */
  nothing: boolean;
  /** Places of the words that are left out. */
  ignored: ReadonlySet<number>;
}

interface Phrase {
  rule: SearchRule;
  /** By word: everything that its inflections have in common. */
  words: readonly (readonly string[])[];
}

const noRuling: Ruling = { rules: [], first: [], never: new Set(), leadsTo: null, nothing: false, ignored: new Set() };

/** The rules of searches, found by the words of a query. */
export class QueryRules {
  /** Of whole queries, by each stem of their first word in the order of the alphabet; of parts, by those of their first. */
  private readonly whole = new Map<string, Phrase[]>();
  private readonly parts = new Map<string, Phrase[]>();

  constructor(rules: readonly SearchRule[] = []) {
    for (const rule of rules)
      for (const phrase of rule.phrases) {
        const said = spellingsOf(phrase);
        if (rule.effect === 'ignore') for (const words of writtenStems(said)) add(this.parts, { rule, words });
        else add(this.whole, { rule, words: askedStems(said) });
      }
  }

  /** @param words of a query, folded */
  of(words: readonly string[], locale: Locale): Ruling {
    if (this.whole.size === 0 && this.parts.size === 0) return noRuling;
    const stems = words.map((word) => wordForms(word).stems);
    const isTheirs = ({ rule: { readers } }: Phrase) => readers === null || readers === locale;
    const { ignored, rules: ignoring } = this.ignoredIn(stems, isTheirs);
    const left = words.flatMap((word, place) => (ignored.has(place) ? [] : [word]));
    const asked = askedStems(left);
    const candidates = new Set(asked.flat().flatMap((stem) => this.whole.get(stem) ?? []));
    const met = [...candidates].filter((phrase) => isTheirs(phrase) && isSaid(phrase, asked));
    const rules = [...new Set(met.map(({ rule }) => rule))].toSorted((a, b) => a.id - b.id);
    if (rules.length === 0 && ignored.size === 0) return noRuling;
    return {
      rules: [...rules, ...ignoring],
      first: [...new Set(rules.flatMap(({ first }) => first))],
      never: new Set(rules.flatMap(({ never }) => never)),
      leadsTo: rules.find(({ effect }) => effect === 'page')?.leadsTo ?? null,
      nothing: left.length === 0 || rules.some(({ effect }) => effect === 'nothing'),
      ignored,
    };
  }

  private ignoredIn(stems: readonly (readonly string[])[], isTheirs: (phrase: Phrase) => boolean) {
    const ignored = new Set<number>();
    const rules = new Set<SearchRule>();
    for (const [at, first] of stems.entries())
      for (const phrase of first.flatMap((stem) => this.parts.get(stem) ?? []).filter(isTheirs)) {
        const { length } = phrase.words;
        if (!phrase.words.every((word, place) => meets(word, stems[at + place]))) continue;
        for (let place = 0; place < length; place += 1) ignored.add(at + place);
        rules.add(phrase.rule);
      }
    return { ignored, rules: [...rules] };
  }
}

/** Two spellings of one phrase are looked for at every stem of its first word. */
function add(phrases: Map<string, Phrase[]>, phrase: Phrase): void {
  for (const stem of phrase.words[0] ?? []) phrases.set(stem, [...(phrases.get(stem) ?? []), phrase]);
}

/** Each word of the phrase once, in whatever order, and nothing besides. */
function isSaid({ words }: Phrase, asked: readonly (readonly string[])[]): boolean {
  if (words.length !== asked.length) return false;
  const left = [...asked];
  return words.every((word) => {
    const place = left.findIndex((stems) => meets(word, stems));
    if (place !== -1) left.splice(place, 1);
    return place !== -1;
  });
}

function meets(word: readonly string[], stems: readonly string[] | undefined): boolean {
  return stems !== undefined && word.some((stem) => stems.includes(stem));
}

/** A phrase word by word as a query has it, each word once; and without the words at its ends that only ask. */
function writtenStems(phrase: readonly string[]): (readonly string[])[][] {
  const words = [...new Map(phrase.map((word) => [wordForms(word).folded, word])).values()];
  const asks = words.map((word) => isStopWord(wordForms(word).folded));
  const inner = words.slice(Math.max(0, asks.indexOf(false)), asks.lastIndexOf(false) + 1);
  return [words, inner].map((said) => said.map((word) => wordForms(word).stems));
}

/** Words that only ask count where nothing else is asked. */
function askedStems(words: readonly string[]): (readonly string[])[] {
  const asking = words.filter((word) => !isStopWord(wordForms(word).folded));
  const distinct = new Map((asking.length > 0 ? asking : words).map((word) => [wordForms(word).folded, word]));
  return [...distinct.values()].map((word) => wordForms(word).stems);
}

import type { Locale } from '@nasaq/contract';
import MiniSearch, { type SearchResult as Match } from 'minisearch';
import { fieldsOf, type TextField } from './fields.ts';
import { askedWords, expressionOf, type AskedWord } from './query.ts';
import type { Searchable } from './searchable.ts';
import { wordForms } from './word-forms.ts';
import { wordsOf } from './words.ts';

export interface Found {
  document: Searchable;
  score: number;
  /** Index terms that the query met in it, for highlighting. */
  terms: ReadonlySet<string>;
}

const otherLanguage = 0.55;
const translatedOnly = 0.9;
const past = 0.6;
/** A text of a year ago weighs this much less than one of today. */
const age = 0.12;
const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Search over everything that is published, in both languages, in memory. The index proper is MiniSearch (BM25+, prefix
 * and fuzzy search in a radix tree); what Arabic needs is done to the words before they reach it.
 */
export class SearchIndex {
  private readonly documents = new Map<string, Searchable>();
  private readonly index = new MiniSearch<Searchable>({
    fields: [...fieldsOf.folded, ...fieldsOf.stems, ...fieldsOf.written],
    idField: 'id',
    extractField: (document, field) => (field === 'id' ? document.id : termsOf(document, field)) as string,
    // Fields come as lists of terms already.
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
    autoVacuum: true,
  });

  get size(): number {
    return this.documents.size;
  }

  put(document: Searchable): void {
    if (this.documents.has(document.id)) this.index.replace(document);
    else this.index.add(document);
    this.documents.set(document.id, document);
  }

  remove(id: string): void {
    if (this.documents.delete(id)) this.index.discard(id);
  }

  /** Ids of what is held of a content type or entry. */
  idsOf(prefix: string): string[] {
    return [...this.documents.keys()].filter((id) => id.startsWith(prefix));
  }

  /**
   * The best entries for a query, each once: in the reader's language where it exists there, else in the other one and
   * lower down.
   */
  search(query: string, locale: Locale, limit = 20): Found[] {
    const asked = askedWords(query, (term) => this.knows(term));
    if (asked.length === 0) return [];
    const matches = this.index.search(expressionOf(asked));
    const best = this.bestOfEntries(matches, asked, locale);
    return best.sort((a, b) => b.score - a.score).slice(0, limit);
  }

  private bestOfEntries(matches: readonly Match[], asked: readonly AskedWord[], locale: Locale): Found[] {
    const entries = new Map<string, Found>();
    const phrase = asked.map(({ folded }) => folded).join(' ');
    for (const match of matches) {
      const matched = this.documents.get(match.id as string)!;
      const shown = this.shownFor(matched, locale);
      const score = this.scoreOf(match, matched, shown, asked, phrase, locale);
      const known = entries.get(matched.entry);
      if (known && known.score >= score) continue;
      entries.set(matched.entry, { document: shown, score, terms: new Set(match.terms) });
    }
    return [...entries.values()];
  }

  private shownFor(matched: Searchable, locale: Locale): Searchable {
    return matched.locale === locale ? matched : (this.documents.get(`${matched.entry}:${locale}`) ?? matched);
  }

  private scoreOf(
    match: Match,
    matched: Searchable,
    shown: Searchable,
    asked: readonly AskedWord[],
    phrase: string,
    locale: Locale,
  ): number {
    const met = asked.filter(({ terms }) => match.queryTerms.some((term) => terms.has(term))).length;
    const coverage = met / asked.length;
    const title = termsOf(matched, 'title_folded');
    const closeness = title === phrase ? 2.5 : ` ${title} `.includes(` ${phrase} `) ? 1.5 : 1;
    const language = shown.locale !== locale ? otherLanguage : matched.locale !== locale ? translatedOnly : 1;
    const freshness = matched.date === null ? 1 : 1 - age + age * Math.exp((matched.date - Date.now()) / year);
    return match.score * coverage ** 2 * closeness * language * freshness * (shown.past ? past : 1);
  }

  /** Whether any text holds a term, as it stands or as the beginning of a word. */
  private knows(term: string): boolean {
    return (
      this.index.search(term, { fields: [...fieldsOf.folded, ...fieldsOf.stems], prefix: term.length > 2 }).length > 0
    );
  }
}

/** The terms of one field, with spaces between. */
function termsOf(document: Searchable, field: string): string {
  const [name, form] = field.split('_') as [TextField, keyof typeof fieldsOf];
  const text = name === 'keywords' ? document.keywords.join(' ') : document[name];
  const terms = wordsOf(text).flatMap(({ text: word }) => {
    const forms = wordForms(word);
    return form === 'stems' ? forms.stems : forms[form];
  });
  return terms.join(' ');
}

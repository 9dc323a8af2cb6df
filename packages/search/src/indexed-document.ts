import { kinds } from './kinds.ts';
import type { Searchable } from './searchable.ts';
import { lineEnd, type Term, type Vocabulary } from './vocabulary.ts';
import { wordForms } from './language/word-forms.ts';
import { spellingsOf } from './language/words.ts';

/** A searchable as the index holds it. */
export interface IndexedDocument {
  document: Searchable;
  /** Ids of the terms in the order of the texts: title, kind, keywords, summary, body. */
  words: Int32Array;
  /** How many of `words` are the title; how many the title, the kind and the keywords. */
  titleLength: number;
  namesLength: number;
  /** The words of the title as they are written, as the vocabulary numbers them. */
  writtenTitle: readonly number[];
}

/** What a word counts for where it stands, and how long such a text usually is. */
const fields = {
  title: { weight: 6, usual: 6, length: 0.4 },
  kind: { weight: 8, usual: 2, length: 0 },
  keywords: { weight: 4, usual: 8, length: 0.2 },
  summary: { weight: 3, usual: 22, length: 0.3 },
  body: { weight: 1.5, usual: 400, length: 0.4 },
  /** Lines of the body that say what the next ones are about; many are the questions that readers ask. */
  headings: { weight: 2.5, usual: 60, length: 0.4 },
} as const;
type Field = keyof typeof fields;
/** In the order in which they are read; headings are among the body. */
const texts = ['title', 'kind', 'keywords', 'summary', 'body'] as const;
const longestHeading = 90;
/** How soon a further occurrence of a word adds less. */
const saturation = 1.6;
const fullWeight = Object.values(fields).reduce((sum, { weight }) => sum + weight, 0);

/**
 * Reads the words of a document; new ones go into the vocabulary.
 * @returns the document, and each of its terms with how much it counts in it (0 to 1)
 */
export function indexDocument(
  document: Searchable,
  vocabulary: Vocabulary,
): { indexed: IndexedDocument; weights: ReadonlyMap<Term, number> } {
  const { title, keywords, summary, body, type, locale } = document;
  const lines: Record<(typeof texts)[number], readonly string[]> = {
    title: [title],
    kind: [kinds[type][locale]],
    keywords,
    summary: [summary],
    body: body.split('\n'),
  };
  const words: number[] = [];
  const weights = new Map<Term, number>();
  const ends: Partial<Record<Field, number>> = {};
  const terms: Record<Field, Term[]> = { title: [], kind: [], keywords: [], summary: [], body: [], headings: [] };
  for (const text of texts) {
    for (const [at, line] of lines[text].entries()) {
      const field = text === 'body' && isHeading(lines.body, at) ? 'headings' : text;
      for (const spelling of spellingsOf(line)) {
        const term = vocabulary.intern(spelling);
        terms[field].push(term);
        words.push(term.id);
      }
      words.push(lineEnd);
    }
    ends[text] = words.length;
  }
  for (const field of Object.keys(fields) as Field[]) {
    for (const [term, weight] of weightsIn(field, terms[field])) weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  const indexed = {
    document,
    words: Int32Array.from(words),
    titleLength: ends.title!,
    namesLength: ends.keywords!,
    writtenTitle: spellingsOf(title).map((spelling) => vocabulary.internWritten(wordForms(spelling).written)),
  };
  return { indexed, weights };
}

/** A short line without a full stop, before one that is a sentence: what stands among others like it is an item of a list. */
function isHeading(lines: readonly string[], at: number): boolean {
  return at + 1 < lines.length && isShort(lines[at]!) && !isShort(lines[at + 1]!);
}

function isShort(line: string): boolean {
  return line.length <= longestHeading && !/[.:;،؛…]$/u.test(line);
}

/** BM25's saturation and length, for each field: a title and a body are long in different ways. */
function* weightsIn(field: Field, terms: readonly Term[]): Generator<[Term, number]> {
  const { weight, usual, length } = fields[field];
  const times = new Map<Term, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  const pace = saturation * (1 - length + (length * terms.length) / usual);
  for (const [term, count] of times) yield [term, (weight / fullWeight) * (count / (count + pace))];
}

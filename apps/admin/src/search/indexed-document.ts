import { kinds } from './kinds.ts';
import type { Searchable } from './searchable.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { spellingsOf } from './words.ts';

/** Between two lines of a text, and between two texts. */
export const lineEnd = -1;

/** A searchable as the index holds it. */
export interface IndexedDocument {
  document: Searchable;
  /** Ids of the terms in the order of the texts: title, kind, keywords, summary, body. */
  words: Int32Array;
  /** How many of `words` are the title; how many the title, the kind and the keywords. */
  titleLength: number;
  namesLength: number;
}

/** What a word counts for where it stands, and how long such a text usually is. */
const fields = {
  title: { weight: 6, usual: 6, length: 0.4 },
  kind: { weight: 4, usual: 2, length: 0 },
  keywords: { weight: 4, usual: 8, length: 0.2 },
  summary: { weight: 3, usual: 22, length: 0.3 },
  body: { weight: 1.5, usual: 400, length: 0.4 },
} as const;
type Field = keyof typeof fields;
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
  const texts: Record<Field, readonly string[]> = {
    title: [title],
    kind: [kinds[type][locale]],
    keywords,
    summary: [summary],
    body: body.split('\n'),
  };
  const words: number[] = [];
  const weights = new Map<Term, number>();
  const ends: Partial<Record<Field, number>> = {};
  for (const field of Object.keys(fields) as Field[]) {
    const terms: Term[] = [];
    for (const line of texts[field]) {
      for (const spelling of spellingsOf(line)) {
        const term = vocabulary.intern(spelling);
        terms.push(term);
        words.push(term.id);
      }
      words.push(lineEnd);
    }
    for (const [term, weight] of weightsIn(field, terms)) weights.set(term, (weights.get(term) ?? 0) + weight);
    ends[field] = words.length;
  }
  const indexed = { document, words: Int32Array.from(words), titleLength: ends.title!, namesLength: ends.keywords! };
  return { indexed, weights };
}

/** BM25's saturation and length, for each field: a title and a body are long in different ways. */
function* weightsIn(field: Field, terms: readonly Term[]): Generator<[Term, number]> {
  const { weight, usual, length } = fields[field];
  const times = new Map<Term, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  const pace = saturation * (1 - length + (length * terms.length) / usual);
  for (const [term, count] of times) yield [term, (weight / fullWeight) * (count / (count + pace))];
}

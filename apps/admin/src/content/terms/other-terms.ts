import type { Locale } from '@nasaq/contract';
import { type Glossary, glossaryOf, takenFor, type Term } from '@nasaq/translation';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { type TermRow, termOf } from './load-terms.ts';

/** Which words of a term are meant: what it agrees on, that and what it accepts beside it, or what it forbids. */
export type Which = 'agreed' | 'accepted' | 'forbidden';

/** A term that has the same word as another, and in which writing. */
export interface Clash {
  /** As it is written where it was looked for. */
  word: string;
  row: TermRow;
  /** As the other term has it. */
  theirs: string;
}

/** The terms of a save, which each of its fields asks for. */
const read = new WeakMap<PayloadRequest, Promise<OtherTerms>>();

export function otherTerms(req: PayloadRequest): Promise<OtherTerms> {
  const known = read.get(req) ?? readTerms(req);
  read.set(req, known);
  return known;
}

/** One request may save many: the next of them is to know what this one has changed. */
export const forgetTerms: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({
  doc,
  req,
}: {
  doc: unknown;
  req: PayloadRequest;
}) => {
  read.delete(req);
  return doc;
};

async function readTerms(req: PayloadRequest): Promise<OtherTerms> {
  const { docs } = await req.payload.find({
    collection: 'terms',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req: innerRequest(req),
  });
  return new OtherTerms(docs as TermRow[]);
}

/** All terms that are not in the trash, to be asked for a word in whichever inflection and spelling. */
class OtherTerms {
  private readonly others: { row: TermRow; term: Term }[];
  private readonly glossaries = new Map<string, Glossary>();

  constructor(rows: readonly TermRow[]) {
    this.others = rows.map((row) => ({ row, term: termOf(row) }));
  }

  /**
   * The first of `words` that is another term's, too, or a form of one. Words that mean two things, as a noun and a verb
   * that look alike, are told apart by their kinds; where capitals tell one of two words apart, they tell both.
   * @param own the term that has the words, and its `id`: none where it is new
   */
  clash(words: readonly string[], own: Term, id: unknown, locale: Locale, which: Which): Clash | null {
    const rivals = this.others.filter(
      ({ row, term: { kind } }) => String(row.id) !== String(id) && (!kind || !own.kind || kind === own.kind),
    );
    for (const word of words) {
      const taken = new Set(
        takenFor(word, this.glossary(locale, which, own.caseSensitive), locale).map((term) => term.id),
      );
      const [asItIs, withCapitals] = [false, true].map((caseSensitive) =>
        glossaryOf([{ words: [word], kind: own.kind, caseSensitive: caseSensitive || own.caseSensitive }], locale),
      );
      for (const { row, term } of rivals) {
        const theirs = wordsOf(term, locale, which);
        const mine = term.caseSensitive ? withCapitals! : asItIs!;
        const form = theirs.find((other) => takenFor(other, mine, locale).length > 0);
        if (form !== undefined || taken.has(term.id)) return { word, row, theirs: form ?? theirs[0]! };
      }
    }
    return null;
  }

  /** Of all of them, as words that tell capitals from small letters or not. */
  private glossary(locale: Locale, which: Which, caseSensitive: boolean): Glossary {
    const name = [locale, which, caseSensitive].join();
    const terms = this.others.map(({ term }) => ({
      id: term.id,
      kind: term.kind,
      caseSensitive: caseSensitive || term.caseSensitive,
      words: wordsOf(term, locale, which),
    }));
    const made = this.glossaries.get(name) ?? glossaryOf(terms, locale);
    this.glossaries.set(name, made);
    return made;
  }
}

function wordsOf({ accepted, forbidden }: Term, locale: Locale, which: Which): readonly string[] {
  if (which === 'forbidden') return forbidden[locale];
  return which === 'accepted' ? accepted[locale] : accepted[locale].slice(0, 1);
}

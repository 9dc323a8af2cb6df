import { sentencesOf } from '../segments.ts';
import { alike } from './content-digest.ts';
import { type Code, type CodedText, type Codes, hasWordsIn, joined, type Piece, plainOf } from './coded-text.ts';
import { codesOf } from './codes.ts';
import { alignFlows, type Flows, flowsOf } from './flows.ts';

/** A piece of both languages. What is not to be translated lies between two that are. */
export interface Segment {
  translatable: boolean;
  source: CodedText;
  /** Null where there is none; what is not to be translated is then as in the source. */
  target: CodedText | null;
  /** Of the source, the first and last of its paragraphs; nothing for what lies between them. */
  flows: [first: number, last: number] | null;
}

export interface Segmented {
  segments: Segment[];
  /** Those of the source by their ids, and those that only the target has. */
  codes: Codes;
}

/**
 * Both languages of a text beside each other, by sentences where they are as many on both sides and else by paragraphs.
 * A code of the target that its source has too goes by the id of that one.
 * @param bySentence `false` for whole paragraphs
 */
export function segmented(sourceValue: unknown, targetValue: unknown, bySentence = true): Segmented {
  const source = codesOf(sourceValue);
  const target = codesOf(targetValue);
  const codes = new Map(source.codes);
  const own = flowsOf(source.text, source.codes);
  const theirs = hasWordsIn(target.text) ? flowsOf(target.text, target.codes) : null;
  const naming = new Naming(codes, target.codes);
  const groups = theirs
    ? alignFlows(own.flows, theirs.flows)
    : own.flows.map((_, place) => ({ source: [place, place] as [number, number], target: null }));
  const segments: Segment[] = [];
  groups.forEach((group, place) => {
    segments.push(between(own.breaks[group.source[0]]!, theirs && theirs.breaks[group.target![0]]!, naming));
    const texts = {
      source: spanOf(own, group.source),
      target: theirs && spanOf(theirs, group.target!),
    };
    const isOne = group.source[0] === group.source[1] && group.target?.[0] === group.target?.[1];
    const split = bySentence && isOne ? sentencePairs(texts.source, texts.target) : null;
    for (const part of split ?? [{ ...texts, translatable: true }])
      segments.push({
        translatable: part.translatable,
        source: part.source,
        target: part.target && naming.beside(part.source, part.target),
        flows: part.translatable ? group.source : null,
      });
    if (place === groups.length - 1) segments.push(between(own.breaks.at(-1)!, theirs?.breaks.at(-1) ?? null, naming));
  });
  return { segments: segments.filter(({ source, target }) => source.length > 0 || target !== null), codes };
}

/** Gives the codes of a target the ids of their source’s, or ids of their own. */
class Naming {
  private readonly codes: Map<string, Code>;
  private readonly theirs: Codes;
  private added = 0;

  constructor(codes: Map<string, Code>, theirs: Codes) {
    this.codes = codes;
    this.theirs = theirs;
  }

  /** @param source the segment beside it, whose codes alone count */
  beside(source: CodedText, target: CodedText): CodedText {
    const free = source.flatMap((piece) =>
      typeof piece === 'string' || piece.as === 'close' ? [] : [this.codes.get(piece.code)!],
    );
    const names = new Map<string, string>();
    return joined(
      target.map((piece): Piece => {
        if (typeof piece === 'string') return piece;
        const known = names.get(piece.code) ?? this.nameOf(this.theirs.get(piece.code)!, free);
        names.set(piece.code, known);
        return { ...piece, code: known };
      }),
    );
  }

  private nameOf(code: Code, free: Code[]): string {
    const same = free.findIndex(
      ({ data, kind, paired }) => kind === code.kind && paired === code.paired && alike(data, code.data),
    );
    if (same >= 0) return free.splice(same, 1)[0]!.id;
    this.added += 1;
    const id = `t${this.added}`;
    this.codes.set(id, { ...code, id });
    return id;
  }
}

/** What lies between two paragraphs; the target has it only where it differs. */
function between(source: CodedText, target: CodedText | null, naming: Naming): Segment {
  const named = target && naming.beside(source, target);
  const differs = named !== null && JSON.stringify(named) !== JSON.stringify(source);
  return { translatable: false, source, target: differs ? named : null, flows: null };
}

/** Paragraphs with what lies between them. */
function spanOf({ breaks, flows }: Flows, [first, last]: [number, number]): CodedText {
  return flows
    .slice(first, last + 1)
    .flatMap(({ text }, place) => (place === 0 ? text : [...breaks[first + place]!, ...text]));
}

interface Part {
  translatable: boolean;
  source: CodedText;
  target: CodedText | null;
}

/** Nothing where the paragraph is one sentence, or as many as the other language has not. */
function sentencePairs(source: CodedText, target: CodedText | null): Part[] | null {
  const own = splitSentences(source);
  const theirs = target && splitSentences(target);
  if (own.length === 1 || (theirs && theirs.length !== own.length)) return null;
  return own.flatMap(({ gap, words }, place): Part[] => {
    const other = theirs?.[place];
    const sentence = { translatable: true, source: words, target: other?.words ?? null };
    if (place === own.length - 1) return [sentence];
    const differs = other && other.gap !== gap;
    return [
      sentence,
      { translatable: false, source: gap ? [gap] : [], target: differs ? (other.gap ? [other.gap] : []) : null },
    ];
  });
}

interface SplitSentence {
  words: CodedText;
  /** The spaces after it. */
  gap: string;
}

/** Sentences end only where no code is open; the spaces after the last one are its own. */
function splitSentences(text: CodedText): SplitSentence[] {
  const ends = sentenceEnds(text);
  const sentences: SplitSentence[] = [];
  let words: Piece[] = [];
  let at = 0;
  let depth = 0;
  for (const piece of text) {
    if (typeof piece !== 'string') {
      depth += piece.as === 'open' ? 1 : piece.as === 'close' ? -1 : 0;
      words.push(piece);
      continue;
    }
    let rest = piece;
    for (const end of ends) {
      if (depth > 0 || end <= at || end > at + rest.length || end === ends.at(-1)) continue;
      const [head, tail] = [rest.slice(0, end - at), rest.slice(end - at)];
      const sentence = joined([...words, head.trimEnd()]);
      if (!hasWordsIn(sentence)) continue;
      sentences.push({ words: sentence, gap: head.slice(head.trimEnd().length) });
      words = [];
      at = end;
      rest = tail;
    }
    words.push(rest);
    at += rest.length;
  }
  return [...sentences, { words: joined(words), gap: '' }];
}

/** Where the next sentence begins, and where the last one ends. */
function sentenceEnds(text: CodedText): number[] {
  const plain = plainOf(text);
  const sentences = sentencesOf(plain);
  return [...sentences.slice(1).map(({ start }) => start), plain.length];
}

import { fold, type Locale } from '@nasaq/contract';
import { type Sentence, sentencesOf } from './segments.ts';
import type { Values } from './states.ts';
import { type Paragraph, paragraphsOf } from './words.ts';

/** Sentences of both languages that answer each other: one or two of each. */
export interface AnsweringSentences {
  en: Sentence[];
  ar: Sentence[];
}

/**
 * Joins the sentences of two paragraphs that answer each other, in their order, each with one or several of the other
 * language: by their lengths, and by the figures and Latin words that both languages write alike. No sentence is left
 * out where both paragraphs have any.
 */
export function alignSentences(paragraphs: Record<Locale, string>): AnsweringSentences[] {
  return align({ en: sentencesOf(paragraphs.en), ar: sentencesOf(paragraphs.ar) });
}

/**
 * The same for whole values, of which the paragraphs are joined first: each with its own where both have as many of the
 * same kinds, else as sentences are.
 */
export function answeringSentences(values: Values): AnsweringSentences[] {
  const written = (value: unknown) => paragraphsOf(value).filter(({ words }) => words !== '');
  const en = written(values.en);
  const ar = written(values.ar);
  if (en.length === ar.length && en.every(({ kind }, place) => kind === ar[place]!.kind))
    return en.flatMap(({ words }, place) => alignSentences({ en: words, ar: ar[place]!.words }));
  const texts = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ kind, words }) => ({ text: words, kind }));
  return align({ en: texts(en), ar: texts(ar) }).flatMap((joined) =>
    align({
      en: joined.en.flatMap(({ text }) => sentencesOf(text)),
      ar: joined.ar.flatMap(({ text }) => sentencesOf(text)),
    }),
  );
}

interface Piece {
  text: string;
  /** Of a paragraph. */
  kind?: string;
}

function align<P extends Piece>({ ar, en }: Record<Locale, P[]>): Record<Locale, P[]>[] {
  if (en.length === 0 || ar.length === 0) return [];
  const measured = { en: en.map(measure), ar: ar.map(measure) };
  const ratio = total(measured.ar) / total(measured.en);
  const most = Math.max(mostJoined, Math.ceil(en.length / ar.length), Math.ceil(ar.length / en.length));
  return shortestWay(en.length, ar.length, most, (from, to) => {
    const joined = { en: join(measured.en.slice(from.en, to.en)), ar: join(measured.ar.slice(from.ar, to.ar)) };
    const unlike = en[from.en]!.kind === ar[from.ar]!.kind ? 0 : kindWeight;
    return joiningCost(to.en - from.en, to.ar - from.ar) + lengthCost(joined, ratio) + anchorCost(joined) + unlike;
  }).map(({ from, to }) => ({ en: en.slice(from.en, to.en), ar: ar.slice(from.ar, to.ar) }));
}

/** Sentences that answer one of the other language. */
const mostJoined = 3;
/** How far the lengths of what says the same usually lie apart, in characters for each character. */
const variance = 6.8;
const anchorWeight = 4;
/** Of paragraphs: a heading seldom answers an item of a list. */
const kindWeight = 4;

interface Measured {
  length: number;
  anchors: ReadonlySet<string>;
}

function measure({ text }: Piece): Measured {
  return { length: text.length, anchors: anchorsOf(text) };
}

/** Figures, whichever digits they have, and words in Latin letters. */
function anchorsOf(text: string): Set<string> {
  const folded = fold(text)
    .replaceAll(/(?<=\d)[,\u066C](?=\d{3})/gu, '')
    .replaceAll('\u066B', '.');
  return new Set(folded.match(/\d+(?:\.\d+)?|[a-z][a-z'’.-]+[a-z]/gu));
}

function joiningCost(en: number, ar: number): number {
  if (en === 1 && ar === 1) return 0;
  return en === 2 && ar === 2 ? 3 : 1.3 * (en + ar - 2) + 0.5;
}

function lengthCost({ ar, en }: Record<Locale, Measured>, ratio: number): number {
  const apart = (ar.length - en.length * ratio) / Math.sqrt(variance * Math.max(en.length, ar.length));
  return Math.min(apart ** 2 / 2, 12);
}

function anchorCost({ ar, en }: Record<Locale, Measured>): number {
  const shared = [...ar.anchors].filter((anchor) => en.anchors.has(anchor)).length;
  return -anchorWeight * shared;
}

function join(sentences: readonly Measured[]): Measured {
  return {
    length: total(sentences) + sentences.length - 1,
    anchors: new Set(sentences.flatMap(({ anchors }) => [...anchors])),
  };
}

function total(sentences: readonly Measured[]): number {
  return sentences.reduce((sum, { length }) => sum + length, 0);
}

type Place = Record<Locale, number>;

/** The cheapest way from the beginning of both to their ends, in steps of one or several of each. */
function shortestWay(
  en: number,
  ar: number,
  most: number,
  costOf: (from: Place, to: Place) => number,
): { from: Place; to: Place }[] {
  const best: ({ cost: number; step: Place } | undefined)[][] = Array.from({ length: en + 1 }, () => []);
  best[0]![0] = { cost: 0, step: { en: 0, ar: 0 } };
  for (let i = 1; i <= en; i += 1)
    for (let j = 1; j <= ar; j += 1)
      for (const step of steps(most)) {
        const from = { en: i - step.en, ar: j - step.ar };
        const before = best[from.en]?.[from.ar];
        if (!before) continue;
        const cost = before.cost + costOf(from, { en: i, ar: j });
        if (cost < (best[i]![j]?.cost ?? Infinity)) best[i]![j] = { cost, step };
      }
  const way: { from: Place; to: Place }[] = [];
  for (let to: Place = { en, ar }; to.en > 0;) {
    const { step } = best[to.en]![to.ar]!;
    const from = { en: to.en - step.en, ar: to.ar - step.ar };
    way.unshift({ from, to });
    to = from;
  }
  return way;
}

function steps(most: number): Place[] {
  const joined = Array.from({ length: most - 1 }, (_, more) => more + 2);
  return [
    { en: 1, ar: 1 },
    { en: 2, ar: 2 },
    ...joined.flatMap((several) => [
      { en: 1, ar: several },
      { en: several, ar: 1 },
    ]),
  ];
}

import { fold, type Locale } from '@nasaq/contract';
import { numbersInWords } from './checks/tokens/number-words.ts';
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
  const measured = { en: en.map((piece) => measureIn(piece, 'en')), ar: ar.map((piece) => measureIn(piece, 'ar')) };
  const ratio = total(measured.ar) / total(measured.en);
  const most = Math.max(mostJoined, Math.ceil(en.length / ar.length), Math.ceil(ar.length / en.length));
  const end: Place = [en.length, ar.length];
  const ways = steps(most);
  const costOf = (from: Place, to: Place) => {
    const these = measured.en.slice(from[0], to[0]);
    const those = measured.ar.slice(from[1], to[1]);
    const lengths = [lengthOf(these), lengthOf(those)] as const;
    const unlike = en[from[0]]!.kind === ar[from[1]]!.kind ? 0 : kindWeight;
    return (
      joiningCost(these.length, those.length) +
      Math.min(lengthCost(lengths[0] * ratio, lengths[1], Math.max(...lengths)), mostByLength) -
      anchorWeight * sharedAnchors(these, those) +
      unlike
    );
  };
  return withoutDoubt(shortestWay(end, ways, costOf), end, ways, costOf).map(({ from, to }) => ({
    en: en.slice(from[0], to[0]),
    ar: ar.slice(from[1], to[1]),
  }));
}

/** Sentences that answer one of the other language. */
const mostJoined = 3;
/** How far the lengths of what says the same usually lie apart, in characters for each character. */
const variance = 6.8;
const mostByLength = 12;
/** Of what both languages write alike. */
export const anchorWeight = 4;
/** Of paragraphs: a heading seldom answers an item of a list. */
export const kindWeight = 4;

export interface Measured {
  length: number;
  anchors: ReadonlySet<string>;
}

export function measure({ text }: Pick<Piece, 'text'>): Measured {
  return { length: text.length, anchors: anchorsOf(text) };
}

/** With numbers that are written in words, as the other language may write them in figures; one and two stand in forms of words. */
function measureIn(piece: Piece, locale: Locale): Measured {
  const { anchors, length } = measure(piece);
  const inWords = [...numbersInWords(piece.text, locale)]
    .filter((number) => number > 2 && number % 100 !== 0)
    .map(String);
  return { length, anchors: new Set([...anchors, ...inWords]) };
}

/** Figures, whichever digits they have, and words in Latin letters. */
function anchorsOf(text: string): Set<string> {
  const folded = fold(text)
    .replaceAll(/(?<=\d)[,\u066C](?=\d{3})/gu, '')
    .replaceAll('\u066B', '.');
  return new Set(folded.match(/\d+(?:\.\d+)?|[a-z][a-z'’.-]+[a-z]/gu));
}

export function joiningCost(first: number, second: number): number {
  if (first === 1 && second === 1) return 0;
  return first === 2 && second === 2 ? 3 : 1.3 * (first + second - 2) + 0.5;
}

/**
 * How unlikely it is that what was expected so long is so long.
 * @param longest of the two texts, each in its own letters
 */
export function lengthCost(expected: number, length: number, longest: number): number {
  return (length - expected) ** 2 / (2 * variance * longest);
}

export function sharedAnchors(these: readonly Measured[], those: readonly Measured[]): number {
  const others = new Set(those.flatMap(({ anchors }) => [...anchors]));
  return new Set(these.flatMap(({ anchors }) => [...anchors].filter((anchor) => others.has(anchor)))).size;
}

/** Of several, with a space between them. */
export function lengthOf(several: readonly Measured[]): number {
  return total(several) + several.length - 1;
}

function total(sentences: readonly Measured[]): number {
  return sentences.reduce((sum, { length }) => sum + length, 0);
}

/** How far one has come in both. */
type Place = readonly [first: number, second: number];

/** The cheapest way from the beginning of both to their ends, in steps of one or several of each. */
export function shortestWay(
  end: Place,
  steps: readonly Place[],
  costOf: (from: Place, to: Place) => number,
): { from: Place; to: Place }[] {
  const best: ({ cost: number; step: Place } | undefined)[][] = Array.from({ length: end[0] + 1 }, () => []);
  best[0]![0] = { cost: 0, step: [0, 0] };
  for (let i = 0; i <= end[0]; i += 1)
    for (let j = 0; j <= end[1]; j += 1)
      for (const step of steps) {
        const from: Place = [i - step[0], j - step[1]];
        const before = best[from[0]]?.[from[1]];
        if (!before) continue;
        const cost = before.cost + costOf(from, [i, j]);
        if (cost < (best[i]![j]?.cost ?? Infinity)) best[i]![j] = { cost, step };
      }
  const way: { from: Place; to: Place }[] = [];
  for (let to = end; to[0] > 0 || to[1] > 0;) {
    const { step } = best[to[0]]![to[1]]!;
    const from: Place = [to[0] - step[0], to[1] - step[1]];
    way.unshift({ from, to });
    to = from;
  }
  return way;
}

/**
 * Below it a joint is in doubt. Of the demo company's joints that are, one in six parts what belongs together; of the
 * others hardly any.
 */
const leastCertain = 0.72;
/** Longer texts are divided too differently to be gone through twice. */
const mostDoubted = 20_000;

interface Step {
  from: Place;
  to: Place;
}

/**
 * A way on which what lies between two joints that are in doubt is one step: half of a pair says something else. How
 * certain a joint is tell all ways that lead through it, each by what it costs.
 */
function withoutDoubt(
  way: readonly Step[],
  end: Place,
  steps: readonly Place[],
  costOf: (from: Place, to: Place) => number,
): Step[] {
  if (way.length < 2 || end[0] * end[1] > mostDoubted) return [...way];
  const [before, behind] = [table(end), table(end)];
  const reached: { from: Place; to: Place; cost: number }[] = [];
  before[0]![0] = 0;
  for (let i = 0; i <= end[0]; i += 1)
    for (let j = 0; j <= end[1]; j += 1)
      for (const step of steps) {
        const from: Place = [i - step[0], j - step[1]];
        const known = before[from[0]]?.[from[1]] ?? Infinity;
        if (known === Infinity) continue;
        const cost = costOf(from, [i, j]);
        reached.push({ from, to: [i, j], cost });
        before[i]![j] = either(before[i]![j]!, known + cost);
      }
  behind[end[0]]![end[1]] = 0;
  for (const { cost, from, to } of reached.toReversed())
    behind[from[0]]![from[1]] = either(behind[from[0]]![from[1]]!, behind[to[0]]![to[1]]! + cost);
  const all = before[end[0]]![end[1]]!;
  const certainty = ([i, j]: Place) => Math.exp(all - before[i]![j]! - behind[i]![j]!);
  const certain: Step[] = [];
  let from: Place = [0, 0];
  for (const { to } of way) {
    if (to !== way.at(-1)!.to && certainty(to) < leastCertain) continue;
    certain.push({ from, to });
    from = to;
  }
  return certain;
}

function table([first, second]: Place): number[][] {
  return Array.from({ length: first + 1 }, () => Array.from({ length: second + 1 }, () => Infinity));
}

/** The cost of going either way, as likelihoods add up. */
function either(one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  return less === Infinity ? Infinity : less - Math.log1p(Math.exp(less - more));
}

function steps(most: number): Place[] {
  const joined = Array.from({ length: most - 1 }, (_, more) => more + 2);
  return [
    [1, 1],
    [2, 2],
    ...joined.flatMap((several): Place[] => [
      [1, several],
      [several, 1],
    ]),
  ];
}

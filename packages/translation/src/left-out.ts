import { otherLocale, type Locale } from '@nasaq/contract';
import {
  anchorWeight,
  joiningCost,
  kindWeight,
  lengthCost,
  lengthOf,
  measure,
  sharedAnchors,
  shortestWay,
} from './alignment.ts';
import { correspondence } from './correspondence.ts';
import { sentencesOf } from './segments.ts';
import type { Values } from './states.ts';
import { type Paragraph, paragraphsOf } from './words.ts';

/** A paragraph of a source that its translation lacks, or of which it has only a part. */
export interface LeftOut {
  is: 'missing' | 'begun';
  /** What stands in the source. */
  words: string;
  /**
   * The paragraph of the translation, as `paragraphsOf` counts them, at whose end it belongs: the empty one that waits for
   * it, the one that says a part of it, or the one before it. `-1` where it would be the first.
   */
  at: number;
}

/** Letters of Arabic for each of English, as the demo company says the same in both. */
const usualLength = 0.8;
/** A shorter paragraph may be said in a word. */
const shortestJudged = 80;
/**
 * Of the length that the rest of the text leads one to expect. Who translates all of it needs seven tenths at the least;
 * a translation that has fewer sentences as well has lost one before it is that short.
 */
const leastSaid = 0.56;
const leastInFewer = 0.66;
/** So many pairs of paragraphs tell how long the one language is beside the other in this text; and how far that may lie from the usual. */
const fewestTelling = 4;
const furthest = 1.25;
/**
 * What a paragraph costs that the other language leaves out, how much more than between sentences their lengths say, what
 * each sentence costs that two which are joined do not have, and what it costs to join items of a list, which hardly
 * anybody does. With these, of the demo company's texts nothing is missed while they are whole, and where one piece is
 * taken out: 99 in 100 items of lists and paragraphs of 6 words and more, 7 in 10 sentences that are a third of their
 * paragraph; and 1 in 200 where two paragraphs are only joined.
 */
const leavingOut = 3;
const lengthWeight = 2;
const sentenceWeight = 0.75;
const itemWeight = 2;
/** So many pairs of paragraphs are compared at most; beyond, they go by their order. */
const mostCompared = 20_000;

/**
 * What of a source its translation clearly does not say: paragraphs without words in their place, or without a place, and
 * those of which not all can be there by its length and its sentences. What says the same in fewer paragraphs leaves nothing out.
 */
export function leftOut(values: Values, source: Locale): LeftOut[] {
  const target = otherLocale(source);
  const [from, to] = [paragraphsOf(values[source]), paragraphsOf(values[target])];
  if (!hasWords(from) || !hasWords(to)) return [];
  const usual = source === 'en' ? usualLength : 1 / usualLength;
  const isAlike = from.length === to.length && from.every(({ kind }, place) => kind === to[place]!.kind);
  const first = isAlike ? from.map((_, place): Group => [[place], [place]]) : joined(from, to, usual);
  const length = lengthHere(first, from, to, usual);
  const groups = isAlike ? first : joined(from, to, length);
  let before = -1;
  return groups.flatMap(([said, by]): LeftOut[] => {
    const asked = said.filter((place) => from[place]!.words !== '');
    const written = by.filter((place) => to[place]!.words !== '');
    const wordsAt = (place: number) => from[place]!.words;
    if (written.length === 0) {
      const at = by[0] ?? before;
      before = by.at(-1) ?? before;
      return asked.map((place) => ({ is: 'missing', words: wordsAt(place), at }));
    }
    before = by.at(-1)!;
    const [whole, part] = [lettersOf(from, asked), lettersOf(to, written)];
    const least = sentencesIn(to, written) < sentencesIn(from, asked) ? leastInFewer : leastSaid;
    const isShort = whole >= shortestJudged && part < whole * length * least;
    return isShort ? [{ is: 'begun', words: wordsAt(asked[0]!), at: written.at(-1)! }] : [];
  });
}

/** Places of paragraphs that answer each other: one or several of each, or of one text alone. */
type Group = [said: number[], by: number[]];

function hasWords(paragraphs: readonly Paragraph[]): boolean {
  return paragraphs.some(({ words }) => words !== '');
}

/** How long the translation is for each letter of the source, by the paragraphs that stand beside one of their own. */
function lengthHere(
  groups: readonly Group[],
  from: readonly Paragraph[],
  to: readonly Paragraph[],
  usual: number,
): number {
  const told = groups.flatMap(([said, by]) => {
    const [whole, part] = [lettersOf(from, said), lettersOf(to, by)];
    return said.length === 1 && by.length === 1 && whole >= shortestJudged && part > 0 ? [part / whole] : [];
  });
  if (told.length < fewestTelling) return usual;
  const middle = told.toSorted((one, other) => one - other)[Math.floor(told.length / 2)]!;
  return Math.min(Math.max(middle, usual / furthest), usual * furthest);
}

function sentencesIn(paragraphs: readonly Paragraph[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + sentencesOf(paragraphs[place]!.words).length, 0);
}

function lettersOf(paragraphs: readonly Paragraph[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + paragraphs[place]!.words.length, 0);
}

/** By their lengths, figures and kinds, where the two are not divided alike. */
function joined(from: readonly Paragraph[], to: readonly Paragraph[], length: number): Group[] {
  const [said, by] = [placesOf(from), placesOf(to)];
  if (said.length * by.length > mostCompared) return inOrder(from, to);
  const one = said.map((place) => measure({ text: from[place]!.words }));
  const other = by.map((place) => measure({ text: to[place]!.words }));
  const sentences = [
    said.map((place) => sentencesIn(from, [place])),
    by.map((place) => sentencesIn(to, [place])),
  ] as const;
  const way = shortestWay([one.length, other.length], steps, (start, end) => {
    const [these, those] = [one.slice(start[0], end[0]), other.slice(start[1], end[1])];
    if (these.length === 0 || those.length === 0) return leavingOut;
    const [whole, part] = [lengthOf(these), lengthOf(those)];
    const kinds = [
      ...said.slice(start[0], end[0]).map((place) => from[place]!),
      ...by.slice(start[1], end[1]).map((place) => to[place]!),
    ];
    const isUnlike = kinds.some(({ kind }) => kind !== kinds[0]!.kind);
    const isJoined = these.length + those.length > 2;
    const [more, fewer] = [sum(sentences[0].slice(start[0], end[0])), sum(sentences[1].slice(start[1], end[1]))];
    return (
      joiningCost(these.length, those.length) +
      (isJoined ? sentenceWeight * Math.abs(more - fewer) : 0) +
      (isJoined && kinds.some(({ kind }) => kind === 'li') ? itemWeight : 0) +
      // Two that hardly fit still stand together before both stand alone.
      Math.min(lengthWeight * lengthCost(whole * length, part, Math.max(whole, part)), 2 * leavingOut - 1) -
      anchorWeight * sharedAnchors(these, those) +
      (isUnlike ? kindWeight : 0)
    );
  });
  return withEmpty(
    way.map(({ from: start, to: end }): Group => [said.slice(start[0], end[0]), by.slice(start[1], end[1])]),
    to,
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const steps = [
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [1, 3],
  [1, 0],
  [0, 1],
] as const;

function placesOf(paragraphs: readonly Paragraph[]): number[] {
  return paragraphs.flatMap(({ words }, place) => (words === '' ? [] : [place]));
}

/** What is left out belongs into an empty paragraph that stands where it would. */
function withEmpty(groups: readonly Group[], to: readonly Paragraph[]): Group[] {
  let next = 0;
  return groups.map(([said, by]): Group => {
    const isEmpty = by.length === 0 && to[next]?.words === '';
    next = isEmpty ? next + 1 : Math.max(next, (by.at(-1) ?? -1) + 1);
    return isEmpty ? [said, [next - 1]] : [said, by];
  });
}

function inOrder(from: readonly Paragraph[], to: readonly Paragraph[]): Group[] {
  const partners = new Map(
    correspondence(
      from.map(({ kind }) => kind),
      to.map(({ kind }) => kind),
    ),
  );
  return from.map((_, place): Group => [[place], partners.has(place) ? [partners.get(place)!] : []]);
}

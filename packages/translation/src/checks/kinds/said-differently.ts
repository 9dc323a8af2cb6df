import type { Locale } from '@nasaq/contract';
import { type Hit, nothing } from '../check.ts';
import type { TextParagraph } from '../reading/read-text.ts';
import type { WrittenText } from '../reading/reading.ts';
import { takeContacts } from '../tokens/contacts.ts';
import { agree, type SaidDate, takeDates, takeTimes } from '../tokens/dates.ts';
import { figuresIn } from '../tokens/figures.ts';
import { numbersInWords } from '../tokens/number-words.ts';
import { type Price, takePrices } from '../tokens/prices.ts';
import type { Token } from '../tokens/token.ts';
import { leftOver, without } from './left-over.ts';

/** Contacts, prices, dates and figures that one language of a text has and the other has not. */
export function saidDifferently(text: WrittenText): Hit[] {
  const isWhole = (paragraph: TextParagraph) => paragraph.text.includes('\n') && text.paragraphs.length > 1;
  return pairsOf(text).flatMap((pair) => {
    const [en, ar] = [read(pair.en, 'en'), read(pair.ar, 'ar')];
    const range = isWhole(pair.ar) ? undefined : { paragraph: pair.ar.index, from: 0, to: pair.ar.text.length };
    const hits: [Hit['check'], string[], string[]][] = [
      ['contacts-differ', ...apart(pair, [en.contacts, ar.contacts], (one, others) => others.includes(one))],
      ['prices-differ', ...pricesApart(pair, en, ar)],
      ['dates-differ', ...datesApart(pair, en, ar)],
      ['figures-differ', ...figuresApart(pair, en, ar)],
    ];
    return hits
      .filter(([, english, arabic]) => english.length + arabic.length > 0)
      .map(([check, english, arabic]) => ({
        check,
        locale: 'both',
        path: text.path,
        values: { en: english.join(' · ') || nothing, ar: arabic.join(' · ') || nothing },
        ...(range && { range }),
      }));
  });
}

/** Two paragraphs that say the same, or two whole texts where they are not divided alike. */
interface Pair {
  en: TextParagraph;
  ar: TextParagraph;
}

function pairsOf({ other: en, paragraphs: ar }: WrittenText): Pair[] {
  const isAlike = en.length === ar.length && en.every(({ kind }, place) => kind === ar[place]!.kind);
  if (isAlike) return en.map((paragraph, place) => ({ en: paragraph, ar: ar[place]! }));
  const whole = (paragraphs: readonly TextParagraph[]): TextParagraph => ({
    ...paragraphs[0]!,
    text: paragraphs.map(({ text }) => text).join('\n'),
  });
  return [{ en: whole(en), ar: whole(ar) }];
}

/** What is read of a paragraph, one after the other, each without what was read before. */
interface Said {
  contacts: Token<string>[];
  prices: Token<Price>[];
  dates: Token<SaidDate>[];
  times: Token<number>[];
  figures: Token<number>[];
  words: Set<number>;
}

function read({ text }: TextParagraph, locale: Locale): Said {
  const contacts = takeContacts(text);
  const dates = takeDates(contacts.rest, locale);
  const prices = takePrices(dates.rest);
  const times = takeTimes(prices.rest);
  return {
    contacts: contacts.tokens,
    dates: dates.tokens,
    prices: prices.tokens,
    times: times.tokens,
    figures: figuresIn(times.rest),
    words: numbersInWords(text, locale),
  };
}

/** What of each language nothing in the other answers to, as it is written. */
function apart<Value>(
  { ar, en }: Pair,
  [english, arabic]: [Token<Value>[], Token<Value>[]],
  isAnswered: (one: Value, others: Value[]) => boolean,
): [string[], string[]] {
  const alone = (tokens: Token<Value>[], others: Token<Value>[], { text }: TextParagraph) =>
    tokens
      .filter(
        ({ value }) =>
          !isAnswered(
            value,
            others.map((other) => other.value),
          ),
      )
      .map(({ from, to }) => text.slice(from, to));
  return [alone(english, arabic, en), alone(arabic, english, ar)];
}

/** A price that the other language names without its currency is a figure there, as the lower end of a range mostly is. */
function pricesApart(pair: Pair, en: Said, ar: Said): [string[], string[]] {
  const plain = {
    en: new Set([...en.figures.map(({ value }) => value), ...en.words]),
    ar: new Set([...ar.figures.map(({ value }) => value), ...ar.words]),
  };
  const alone = (tokens: Token<Price>[], others: Token<Price>[], amounts: Set<number>, { text }: TextParagraph) =>
    tokens
      .filter(({ value: { amount, currency } }) => {
        const isSame = others.some((other) => other.value.amount === amount && other.value.currency === currency);
        return !isSame && !isAnsweredBy(amount, amounts);
      })
      .map(({ from, to }) => text.slice(from, to));
  return [alone(en.prices, ar.prices, plain.ar, pair.en), alone(ar.prices, en.prices, plain.en, pair.ar)];
}

function amountsOf({ figures, prices, words }: Said): Set<number> {
  return new Set([...figures.map(({ value }) => value), ...prices.map(({ value }) => value.amount), ...words]);
}

/** Each date answers one of the other language; what is left over on either side contradicts. */
function datesApart({ ar: arabicText, en: englishText }: Pair, en: Said, ar: Said): [string[], string[]] {
  const dates = leftOver(en.dates, ar.dates, isSame, agree);
  const numbers = { en: amountsOf(en), ar: amountsOf(ar) };
  const inWords = (value: number, amounts: Set<number>) =>
    value === 0 || amounts.has(value / 60) || amounts.has(value / 60 + 12);
  const times = leftOver(
    en.times.filter(({ value }) => !inWords(value, numbers.ar)),
    ar.times.filter(({ value }) => !inWords(value, numbers.en)),
    (one, other) => one === other,
  );
  const bothDates = en.dates.length > 0 && ar.dates.length > 0 ? dates : [[], []];
  const bothTimes = times[0].length > 0 && times[1].length > 0 ? times : [[], []];
  const words = (text: string, tokens: readonly Token<unknown>[]) => tokens.map(({ from, to }) => text.slice(from, to));
  return [
    words(englishText.text, [...bothDates[0]!, ...bothTimes[0]!]),
    words(arabicText.text, [...bothDates[1]!, ...bothTimes[1]!]),
  ];
}

function isSame(one: SaidDate, other: SaidDate): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}

function figuresApart(pair: Pair, en: Said, ar: Said): [string[], string[]] {
  const numbers = { en: allNumbers(en), ar: allNumbers(ar) };
  const alone = (tokens: Token<number>[], others: Set<number>) =>
    tokens.filter(({ value }) => !isAnsweredBy(value, others));
  const strictly = (tokens: Token<number>[], others: Set<number>) => tokens.filter(({ value }) => !others.has(value));
  const [english, arabic] = [alone(en.figures, numbers.ar), alone(ar.figures, numbers.en)];
  // What one language alone quotes is an example of its own.
  const told = (tokens: Token<number>[], others: Token<number>[], { text }: TextParagraph) =>
    tokens.filter(({ from }) => others.length > 0 || !isQuoted(text, from)).map(({ from, to }) => text.slice(from, to));
  const figures: [string[], string[]] = [
    told(english, strictly(ar.figures, numbers.en), pair.en),
    told(arabic, strictly(en.figures, numbers.ar), pair.ar),
  ];
  return figures[0].length + figures[1].length > 0 ? figures : codesApart(pair);
}

/** Names with a number in them, as a standard or a version; each language may leave one out. */
function codesApart({ ar, en }: Pair): [string[], string[]] {
  const codes = ({ text }: TextParagraph) => [
    ...new Set(
      text.match(/(?<![\p{L}\d/@.-])\p{Lu}[\p{Script=Latin}]{0,9}-?\d[\p{Script=Latin}\d.-]*\d?(?![\p{L}@])/gu),
    ),
  ];
  const [english, arabic] = [codes(en), codes(ar)];
  const [alone, other] = [without(english, arabic), without(arabic, english)];
  return alone.length > 0 && other.length > 0 ? [alone, other] : [[], []];
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('«'), before.lastIndexOf('“')) >
    Math.max(before.lastIndexOf('»'), before.lastIndexOf('”'))
  );
}

function allNumbers(said: Said): Set<number> {
  const dates = said.dates.flatMap(({ value }) =>
    [value.day, value.year, value.month].filter((part) => part !== undefined),
  );
  const hours = said.times.flatMap(({ value }) => [value / 60, value / 60 + 12]);
  return new Set([...amountsOf(said), ...dates, ...hours]);
}

/** A language may write a figure in words, or its thousands; one and two stand in forms of a word. */
function isAnsweredBy(value: number, numbers: ReadonlySet<number>): boolean {
  return value <= 2 || [1, 1000, 0.001, 1_000_000].some((times) => numbers.has(Math.round(value * times * 1e6) / 1e6));
}

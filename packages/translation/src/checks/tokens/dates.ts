import { fold, type Locale } from '@nasaq/contract';
import {
  article,
  beforeMonth,
  beforeWeekday,
  dayHalves,
  doubtfulMonths,
  insideDate,
  months,
  weekdays,
} from '../language/calendar.ts';
import { numberWords } from '../language/number-words.ts';
import { blotted, withLatinDigits } from './digits.ts';
import type { Taken, Token } from './token.ts';
import { type Word, wordsIn } from './words.ts';

/** As much of a day as is said. */
export interface SaidDate {
  year?: number;
  /** From 1. */
  month?: number;
  day?: number;
  /** From 0, the Sunday. */
  weekday?: number;
}

/** Dates in figures and words: «١٥ مارس ٢٠٢٦», "March 15, 2026", `2026-03-15`, a month or a weekday by itself. */
export function takeDates(text: string, locale: Locale): Taken<SaidDate> {
  const tokens = [...numericDates(text), ...writtenDates(text, locale)];
  return { tokens, rest: tokens.reduce((rest, { from, to }) => blotted(rest, from, to), text) };
}

/** Whether two say nothing that contradicts. */
export function agree(one: SaidDate, other: SaidDate): boolean {
  const parts = ['year', 'month', 'day', 'weekday'] as const;
  const shared = parts.filter((part) => one[part] !== undefined && other[part] !== undefined);
  return shared.length > 0 && shared.every((part) => one[part] === other[part]);
}

function numericDates(text: string): Token<SaidDate>[] {
  const latin = withLatinDigits(text);
  const turned = [...latin.matchAll(/(?<!\d)(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/g)].map((match) => {
    const [whole, year, , month, day] = match;
    return { value: dayOf(year, month, day), from: match.index, to: match.index + whole.length };
  });
  const usual = [...latin.matchAll(/(?<![\d/])(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?!\d)/g)].map((match) => {
    const [whole, day, , month, year] = match;
    return { value: dayOf(year, month, day), from: match.index, to: match.index + whole.length };
  });
  return [...turned, ...usual].filter(({ value }) => value.month! <= 12 && value.day! <= 31);
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): SaidDate {
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function writtenDates(text: string, locale: Locale): Token<SaidDate>[] {
  const words = wordsIn(text);
  return words.flatMap((word, place): Token<SaidDate>[] => {
    const weekday = weekdayAt(words, place, locale);
    if (weekday !== undefined) return [{ value: { weekday }, from: word.from, to: word.to }];
    const found = monthAt(words, place, locale);
    if (!found) return [];
    const { day, dayAt, last, month, year } = dateAround(words, place, found, locale);
    const isDated = day !== undefined || year !== undefined;
    const before = words[place - 1]?.folded ?? '';
    if (doubtfulMonths.has(word.folded) && !isDated && !(locale === 'en' && beforeMonth.has(before))) return [];
    const value = { month, ...(day !== undefined && { day }), ...(year !== undefined && { year }) };
    return [{ value, from: words[dayAt ?? place]!.from, to: words[last]!.to }];
  });
}

function weekdayAt(words: readonly Word[], place: number, locale: Locale): number | undefined {
  const word = words[place]!;
  if (locale === 'en') return isName(word, locale) ? weekdays.get(word.folded) : undefined;
  const own =
    weekdays.get(word.folded) ??
    weekdays.get(word.folded.replace(/^[وفبلك](?=ال)/u, '')) ??
    weekdays.get(word.folded.replace(/^[وف]?لل/u, article));
  if (own !== undefined) return own;
  return beforeWeekday.has(words[place - 1]?.folded ?? '') ? weekdays.get(article + word.folded) : undefined;
}

function isName({ text }: Word, locale: Locale): boolean {
  return locale === 'ar' || /^\p{Lu}/u.test(text);
}

/** A month at this word, or at this and the next; Arabic ones with what is written together with them. */
function monthAt(words: readonly Word[], place: number, locale: Locale): { month: number; last: number } | null {
  const word = words[place]!;
  if (!isName(word, locale)) return null;
  const forms = locale === 'ar' ? [word.folded, word.folded.replace(/^[وفبل](?=\p{L}{4})/u, '')] : [word.folded];
  for (const form of forms) {
    const pair = months.get(`${form} ${words[place + 1]?.folded ?? ''}`);
    if (pair !== undefined) return { month: pair, last: place + 1 };
    const month = months.get(form);
    if (month !== undefined) return { month, last: place };
  }
  return null;
}

function dateAround(
  words: readonly Word[],
  place: number,
  { last, month }: { month: number; last: number },
  locale: Locale,
) {
  const dayBefore = neighbour(words, place, -1, locale);
  const next = neighbour(words, last, 1, locale);
  const date: { month: number; day?: number; year?: number; dayAt?: number; last: number } = { month, last };
  if (dayBefore && isDay(dayBefore.number)) {
    date.day = dayBefore.number;
    date.dayAt = dayBefore.at;
  }
  if (!next) return date;
  if (isYear(next.number)) return { ...date, year: next.number, last: next.at };
  if (locale === 'ar' || date.day !== undefined || !isDay(next.number) || /\D/.test(words[next.at]!.text)) return date;
  const year = neighbour(words, next.at, 1, locale);
  return {
    ...date,
    day: next.number,
    last: next.at,
    ...(year && isYear(year.number) && { year: year.number, last: year.at }),
  };
}

/** The number beside a word, past the words that belong to a date; an Arabic day may be an ordinal. */
function neighbour(
  words: readonly Word[],
  place: number,
  step: 1 | -1,
  locale: Locale,
): { number: number; at: number } | null {
  let at = place + step;
  const isInside = (word: Word | undefined) =>
    word && (insideDate.has(word.folded) || /^(?:st|nd|rd|th)$/.test(word.folded));
  for (let skipped = 0; skipped < 2 && isInside(words[at]); skipped += 1) at += step;
  const word = words[at];
  const apart = word && Math.abs(step === 1 ? word.from - words[place]!.to : words[place]!.from - word.to);
  if (!word || apart! > 14) return null;
  if (/^\d+$/.test(word.folded)) return { number: Number(word.folded), at };
  return step === -1 ? speltBefore(words, at, locale) : null;
}

/** «الخامس عشر»، «الثالث والعشرين»: an ordinal of one word or two, and where it begins. */
function speltBefore(words: readonly Word[], at: number, locale: Locale): { number: number; at: number } | null {
  const valueOf = (word: Word | undefined) => numberWords[locale][word?.folded.replace(/^و?ال/u, '') ?? ''];
  const [value, unit] = [valueOf(words[at]), valueOf(words[at - 1])];
  if (value === undefined) return null;
  const isTens = value === 10 || value === 20 || value === 30;
  return isTens && unit !== undefined && unit < 10 ? { number: value + unit, at: at - 1 } : { number: value, at };
}

function isDay(number: number): boolean {
  return number >= 1 && number <= 31;
}

function isYear(number: number): boolean {
  return number >= 1900 && number < 2200;
}

/** Minutes after noon or midnight: «٦ مساءً» is 18:00. */
export function takeTimes(text: string): Taken<number> {
  const latin = withLatinDigits(text);
  const tokens = [
    ...latin.matchAll(
      /(?<![\d:.])(\d{1,2})(?::(\d{2}))?(?![\d:])(?: ?([ap]\.?m\b\.?|[\u0635\u0645](?!\p{L})|[\p{Script=Arabic}]{4,7}))?/giu,
    ),
  ]
    .map((match) => {
      const [whole, hours, minutes, half = ''] = match;
      const isHalf = half !== '' && Object.hasOwn(dayHalves, fold(half));
      const length = isHalf
        ? whole.length
        : whole.length - (half === '' ? 0 : half.length + (/ (?=\S+$)/u.test(whole) ? 1 : 0));
      return {
        value: (Number(hours) % 12) * 60 + Number(minutes ?? 0),
        from: match.index,
        to: match.index + length,
        isTime:
          (minutes !== undefined && Number(minutes) < 60 && Number(hours) <= 24) || (isHalf && Number(hours) <= 12),
      };
    })
    .filter(({ isTime }) => isTime);
  return { tokens, rest: tokens.reduce((rest, { from, to }) => blotted(rest, from, to), text) };
}

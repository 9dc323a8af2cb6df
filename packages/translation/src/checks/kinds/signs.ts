import type { Hit } from '../check.ts';
import { arabicLetters } from '../language/scripts.ts';
import { allTexts, hitAt, matchesIn, type Reading, type WrittenText } from '../reading/reading.ts';
import { withLatinDigits } from '../tokens/digits.ts';
import { withoutAddresses, withoutIsolated } from '../tokens/isolated.ts';
import { takeContacts } from '../tokens/contacts.ts';

/** Marks, digits and spaces that a program can tell without knowing the words. */
export function signHits(reading: Reading): Hit[] {
  return allTexts(reading).flatMap((text) => [
    ...found(text, 'double-space', /(?<=\S)[ \u00a0]{2,}(?=\S)/gu),
    ...strayCharacters(text),
    ...brackets(text),
    ...numerals(text),
    ...mixedRuns(text),
    ...markup(text),
    ...(text.locale === 'ar' ? arabicSigns(text) : englishSigns(text)),
  ]);
}

function found(text: WrittenText, check: Hit['check'], pattern: RegExp): Hit[] {
  return matchesIn(text, pattern).map(({ found: sign, range }) =>
    hitAt(text, check, range, { found: sign.trim() || '␣␣' }),
  );
}

/** A tatweel joins a particle to a numeral or a quotation; within a word it only fills a line. */
function arabicSigns(text: WrittenText): Hit[] {
  return [
    ...found(text, 'tatweel', /\p{L}+\u0640+(?=[\u0621-\u064a\u064b-\u0652])[\p{L}\p{M}]*/gu),
    ...found(text, 'punctuation-arabic', /[,;?](?=\s?[\u0621-\u064a])/gu),
  ];
}

function englishSigns(text: WrittenText): Hit[] {
  return [
    ...found(
      text,
      'punctuation-english',
      /(?<![\u0600-\u06ff])\s?[\u060c\u061b\u061f](?!\s?[\u0621-\u064a])|(?<=\p{Script=Latin})[\u060c\u061b\u061f]/gu,
    ),
    ...found(text, 'quotation-marks', /[«»](?=\p{Script=Latin})|(?<=[\p{Script=Latin}.,!?])[«»]/gu),
  ];
}

const broken = /\ufffd|Ã[\u0080-\u00bf]|â€[\u0080-\u00bf™œ]?|Ø[\u0080-\u00bf§]|[^\P{Cc}\t\n\r]/gu;

/** Letters of another alphabet that look alike, letters of a page that was read wrongly, and marks that nobody sees. */
function strayCharacters(text: WrittenText): Hit[] {
  const invisible = /[\u200b\u2060\ufeff\u202a-\u202e\u00ad]/gu;
  const otherLetters = /[\u06a9\u06cc\u06be\u06d2\u06c1\ufb50-\ufdff\ufe70-\ufefc]/gu;
  return [
    ...found(text, 'stray-characters', broken),
    ...matchesIn(text, invisible).map(({ found: sign, range }) =>
      hitAt(text, 'stray-characters', range, { found: codeOf(sign) }),
    ),
    ...(text.locale === 'ar' ? found(text, 'stray-characters', otherLetters) : []),
    ...unpairedIsolates(text),
  ];
}

function codeOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

function unpairedIsolates(text: WrittenText): Hit[] {
  return text.paragraphs.flatMap(({ index, text: words }) => {
    const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
    if (count(/[\u2066-\u2068]/gu) === count(/\u2069/gu)) return [];
    const from = words.search(/[\u2066-\u2069]/u);
    return [hitAt(text, 'stray-characters', { paragraph: index, from, to: from + 1 }, { found: codeOf(words[from]!) })];
  });
}

const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{', '»': '«', '”': '“' };
const openings = new Set(Object.values(pairs));

/** Brackets and quotation marks without the other half. Numbers of a list, as `1)`, have none. */
function brackets(text: WrittenText): Hit[] {
  return text.paragraphs.flatMap(({ index, text: words }) => {
    const open: { sign: string; from: number }[] = [];
    const alone: { sign: string; from: number }[] = [];
    [...withoutNumbering(words)].reduce((from, sign) => {
      if (openings.has(sign)) open.push({ sign, from });
      else if (pairs[sign] && open.at(-1)?.sign === pairs[sign]) open.pop();
      else if (pairs[sign]) alone.push({ sign, from });
      return from + sign.length;
    }, 0);
    return [...alone, ...open].map(({ from, sign }) =>
      hitAt(text, 'brackets-unpaired', { paragraph: index, from, to: from + 1 }, { found: sign }),
    );
  });
}

function withoutNumbering(words: string): string {
  return words.replaceAll(/(?<![\p{L}\d(])(?:[\d\u0660-\u0669]{1,2}|\p{L})\)(?=\s)/gu, (number) =>
    ' '.repeat(number.length),
  );
}

/** Each language has its own digits, and Persian ones belong to neither. A name keeps the digits that are part of it. */
function numerals(text: WrittenText): Hit[] {
  if (text.locale === 'en')
    return found(
      text,
      'numerals',
      /[\u0660-\u0669\u06f0-\u06f9]+(?:[\u066b\u066c][\u0660-\u0669\u06f0-\u06f9]+)*|(?<=\d)\u066a/gu,
    );
  return text.paragraphs.flatMap(({ index, text: words }) => {
    const read = takeContacts(withoutAddresses(withoutIsolated(words))).rest;
    // An hour by itself is a value that pages write in their own digits.
    if (/^\s*\d{1,2}:\d{2}\s*$/.test(words) || (arabicLetters(words) === 0 && /[a-z]/iu.test(words))) return [];
    return [
      ...read.matchAll(
        /[\u06f0-\u06f9]+|[\d\u0660-\u0669]{4}[-/][\d\u0660-\u0669]{1,2}[-/][\d\u0660-\u0669]{1,2}|(?<![\p{Script=Latin}\d.:/_#-])(?<!\p{Script=Latin}[\p{Script=Latin}.+#-]{0,24}[ \u00a0])\d+(?:[.,:]\d+)*(?![\p{Script=Latin}\d])(?!\s?\p{Script=Latin})/gu,
      ),
    ].map(({ 0: sign, index: from }) =>
      hitAt(text, 'numerals', { paragraph: index, from, to: from + sign.length }, { found: sign }),
    );
  });
}

/** Latin in Arabic whose border signs, or whose order, come out wrong where it is not isolated. */
const runsInArabic =
  /(?<![\p{L}\d])[./#@~+-]+\p{Script=Latin}[\p{Script=Latin}\d/._-]*|\p{Script=Latin}[\p{Script=Latin}\d]*(?:\+\+?|#|\/)(?![\p{Script=Latin}\d])|[\p{Script=Latin}\d)]\s?[\u060c\u061b,;]\s?\p{Script=Latin}[\p{Script=Latin}\d]*|\p{Script=Latin}\s\/\s\p{Script=Latin}/gu;
const runsInEnglish =
  /[\u0621-\u064a]["”’»)]*\s?[,.:;–-]*\s?\d[\d.,]*|[\u0621-\u064a]["”’»]?[,;]\s?["“‘«]?[\u0621-\u064a]+/gu;

function mixedRuns(text: WrittenText): Hit[] {
  return text.paragraphs.flatMap(({ index, text: words }) => {
    if (text.locale === 'ar' && arabicLetters(words) === 0) return [];
    const read = withoutIsolated(words);
    const runs = [...read.matchAll(text.locale === 'ar' ? runsInArabic : runsInEnglish)].map(
      ({ 0: run, index: from }) => ({ run, from }),
    );
    const phones = text.locale === 'ar' ? phonesIn(read) : [];
    return [...runs, ...phones].map(({ from, run }) =>
      hitAt(text, 'mixed-run', { paragraph: index, from, to: from + run.length }, { found: run }),
    );
  });
}

/** Groups of digits stand in the wrong order, whichever digits they are. */
function phonesIn(words: string): { run: string; from: number }[] {
  return takeContacts(words)
    .tokens.filter(({ value }) => /^\d+$/.test(value))
    .filter(({ from, to }) => /[ +()-]/.test(withLatinDigits(words.slice(from, to))))
    .map(({ from, to }) => ({ run: words.slice(from, to), from }));
}

const marks =
  /\*\*[^*\s][^*]*\*\*|\]\(\S|<\/?(?:p|br|b|i|strong|em|a|div|span|ul|li|h\d)\b[^>]*>|&(?:nbsp|amp|quot|lt|gt|#\d+);|^#{1,6}\s/gu;

function markup(text: WrittenText): Hit[] {
  return found(text, 'markup-left', marks);
}

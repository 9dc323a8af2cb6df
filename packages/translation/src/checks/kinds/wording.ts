import { locales } from '@nasaq/contract';
import { sentencesOf } from '../../segments.ts';
import type { Hit } from '../check.ts';
import { arabicRules } from '../house/arabic.ts';
import { englishRules } from '../house/english.ts';
import { insteadOf } from '../house/instead.ts';
import { breachesAt, type Place } from '../house/rule.ts';
import { copyMarks, placeholders } from '../language/phrases.ts';
import { allTexts, hitAt, matchesIn, type Reading, type WrittenText } from '../reading/reading.ts';

const mostWords = 45;
/** How many more a sentence may have that is divided by a colon or semicolons. */
const breath = 15;

/** Words and sentences: what nobody has written yet, what the house writes otherwise, what is too long. */
export function wordingHits(reading: Reading): Hit[] {
  const place = placeOf(reading.type);
  return [
    ...allTexts(reading).flatMap((text) => [
      ...unwritten(text),
      ...houseRules(text, place),
      ...longSentences(text),
      ...repeated(text),
    ]),
    ...copies(reading),
  ];
}

/** Whom the texts of a type speak to. */
function placeOf(type: string): Place {
  return type === 'articles' || type === 'careers' ? 'help' : 'company';
}

function houseRules(text: WrittenText, place: Place): Hit[] {
  const rules = text.locale === 'ar' ? arabicRules : englishRules;
  return rules
    .filter(({ finer, places }) => !finer && (places?.includes(place) ?? true))
    .flatMap((rule) =>
      text.paragraphs.flatMap(({ index, text: words }) =>
        // Two spaces are told of by a check of their own.
        breachesAt(rule, words)
          .filter(({ found }) => found.trim() !== '')
          .map(({ found, from }) => {
            const range = { paragraph: index, from, to: from + found.length };
            const instead = namesWords.has(rule.check) ? insteadOf(found.trim(), text.locale) : null;
            return hitAt(text, rule.check, range, { found: found.trim(), ...(instead !== null && { instead }) });
          }),
      ),
    );
}

/** Checks of words that the house writes in one way. */
const namesWords: ReadonlySet<Hit['check']> = new Set(['spelling', 'house-words']);

/** In quotation marks it is spoken of. */
function unwritten(text: WrittenText): Hit[] {
  return placeholders.flatMap((pattern) =>
    matchesIn(text, pattern)
      .filter(({ range }) => {
        const words = text.paragraphs.find(({ index }) => index === range.paragraph)!.text;
        return !/[“«"‘`]/u.test(words[range.from - 1] ?? '');
      })
      .map(({ found, range }) => hitAt(text, 'placeholder', range, { found })),
  );
}

function copies({ begun, docs }: Reading): Hit[] {
  return locales
    .filter((locale) => begun[locale])
    .flatMap((locale) =>
      ['title', 'slug'].flatMap((path): Hit[] => {
        const value = docs[locale][path];
        if (typeof value !== 'string' || !copyMarks[locale].test(value.trim())) return [];
        return [{ check: 'copy-mark', locale, path, values: { found: value } }];
      }),
    );
}

function longSentences(text: WrittenText): Hit[] {
  return text.paragraphs.flatMap(({ index, text: words }) =>
    sentencesOf(words).flatMap(({ end, start, text: sentence }) => {
      // A colon or a semicolon lets the reader breathe.
      const count = Math.max(...sentence.split(/[:;\u061b]\s/u).map(wordCount), wordCount(sentence) - breath);
      if (count <= mostWords) return [];
      const range = { paragraph: index, from: start, to: end };
      return [hitAt(text, 'sentence-long', range, { count: String(count), limit: String(mostWords) })];
    }),
  );
}

function wordCount(words: string): number {
  return words.match(/[\p{L}\p{M}\d][\p{L}\p{M}\d’'.,-]*/gu)?.length ?? 0;
}

/** Words that never follow on themselves; others do in Arabic, as in «خطوة خطوة». */
function repeated(text: WrittenText): Hit[] {
  if (text.locale === 'en') return [];
  return matchesIn(
    text,
    /(?<![\p{L}\p{M}])(في|من|إلى|على|عن|أن|إن|أنّ|التي|الذي|ما|هذا|هذه|كل|مع|أو|ثم|قد|كان|بعد|قبل|بين) \1(?![\p{L}\p{M}])/gu,
  ).map(({ found, range }) => hitAt(text, 'word-twice', range, { found }));
}

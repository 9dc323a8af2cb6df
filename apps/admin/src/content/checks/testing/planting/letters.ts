import { edit, insertBetween, replaceOne } from './edit.ts';
import type { Kind } from './specimen.ts';

const arabicWord = /(?<![\p{L}\p{M}])[\u0621-\u064a\u064b-\u0652]{3,}(?![\p{L}\p{M}])/gu;
const latinWord = /(?<![\p{L}\d/@.-])[a-z]{4,}(?![\p{L}\d/@-])/gu;

/** Letters, signs and words that do not belong into the language. */
export const letters: Kind[] = [
  edit({
    name: 'Latin word in Arabic',
    locale: 'ar',
    change(text, random, { other }) {
      const word = random.match(other, latinWord)?.[0] ?? 'dashboard';
      return replaceOne(text, random, arabicWord, () => word);
    },
  }),
  edit({
    name: 'Arabic in English',
    locale: 'en',
    change(text, random, { other }) {
      const word = random.match(other, arabicWord)?.[0] ?? 'المنصة';
      return replaceOne(text, random, latinWord, () => word);
    },
  }),
  edit({
    name: 'unisolated mixed run',
    locale: 'ar',
    change: (text, random) =>
      insertBetween(
        text,
        random,
        random.pick([
          '+20 2 2516 4180',
          'C++',
          'SQL، HTML، CSS',
          '/services/web-platforms',
          '.NET',
          'Go, Rust',
          '(v2.1)-beta',
        ])!,
      ),
  }),
  edit({
    name: 'Latin punctuation in Arabic',
    locale: 'ar',
    change(text, random) {
      const signs: Record<string, string> = { '،': ',', '؛': ';', '؟': '?' };
      return replaceOne(text, random, /[،؛؟]/gu, ([sign]) => signs[sign]!);
    },
  }),
  edit({
    name: 'Arabic punctuation in English',
    locale: 'en',
    change(text, random) {
      const signs: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };
      return replaceOne(text, random, /(?<=[a-z])[,;?]/gu, ([sign]) => signs[sign]!);
    },
  }),
  edit({
    name: 'quotation marks of the wrong kind',
    where: ({ locale, text }) => (locale === 'ar' ? /«[^«»]+»/u : /“[^“”]+”|’/u).test(text),
    change: (text, random, { locale }) =>
      locale === 'ar'
        ? replaceOne(text, random, /«([^«»]+)»/gu, ([, words]) => random.pick([`"${words}"`, `“${words}”`])!)
        : replaceOne(text, random, /“([^“”]+)”|(?<=[a-z])’(?=[a-z])/gu, ([, words]) =>
            words === undefined ? "'" : random.pick([`"${words}"`, `«${words}»`])!,
          ),
  }),
  edit({
    name: 'tatweel',
    locale: 'ar',
    change: (text, random) =>
      replaceOne(
        text,
        random,
        /[بتثجحخسشصضطظعغفقكلمنهي](?=[\u0621-\u064a])/gu,
        ([letter]) => `${letter}${'ـ'.repeat(1 + random.below(3))}`,
      ),
  }),
  edit({
    name: 'tanween',
    locale: 'ar',
    where: ({ text }) => /ًا/u.test(text),
    change: (text, random) => replaceOne(text, random, /ًا/gu, () => random.pick(['ا', 'اً'])!),
  }),
  edit({
    name: 'hamza',
    locale: 'ar',
    change(text, random) {
      if (random.below(4) > 0)
        return replaceOne(
          text,
          random,
          /(?<![\p{L}\p{M}])([وفبلك]?(?:ال)?)([أإ])(?=[\u0621-\u064a]{2,})/gu,
          ([, before]) => `${before}ا`,
        );
      return replaceOne(
        text,
        random,
        /(?<![\p{L}\p{M}])((?:ال|وال)?)ا(?=(?:ست|نت|خت|جت|حت|قت|سم(?![\p{L}])))/gu,
        ([, before]) => `${before}إ`,
      );
    },
  }),
  edit({
    name: 'numerals of the wrong kind',
    where: ({ text }) => /[\d٠-٩]/u.test(text),
    change: (text, random, { locale }) =>
      locale === 'ar'
        ? replaceOne(text, random, /[٠-٩]+/gu, ([figure]) => shifted(figure, 0x660, random.pick([0x30, 0x6f0])!))
        : replaceOne(text, random, /(?<![\p{L}\d])\d+(?![\p{L}\d])/gu, ([figure]) => shifted(figure, 0x30, 0x660)),
  }),
  edit({
    name: 'double space',
    change: (text, random) => replaceOne(text, random, /(?<=\S) (?=\S)/gu, () => '  '),
  }),
  edit({
    name: 'forbidden term',
    change: (text, random, { locale }) =>
      insertBetween(
        text,
        random,
        random.pick(
          locale === 'ar'
            ? ['الإيميل', 'الموبايل', 'بدون', 'الشيفرة', 'يرجى', 'مشاريع', 'ميغابايت']
            : ['e-mail', 'login', 'seamless', 'front-end', 'web site', 'innovative', 'color'],
        )!,
      ),
  }),
  edit({
    name: 'unpaired bracket',
    where: ({ text }) => text.length > 30,
    change: (text, random, { locale }) =>
      /[()«»“”]/u.test(text) && random.below(2) === 0
        ? replaceOne(text, random, /[()«»“”]/gu, () => '')
        : replaceOne(text, random, /(?<=\p{L}) (?=\p{L})/gu, () =>
            locale === 'ar' ? random.pick([' («', ' (', ') '])! : random.pick([' (', ') ', ' “'])!,
          ),
  }),
  edit({
    name: 'very long sentence',
    where: ({ text }) => text.split(' ').length > 55 && /[.؟] /u.test(text),
    change: (text, _, { locale }) => text.replaceAll(/(?<=\p{L})[.؟?!:؛;] (?=\p{L})/gu, locale === 'ar' ? '، ' : ', '),
  }),
];

function shifted(figure: string, from: number, to: number): string {
  return [...figure].map((digit) => String.fromCodePoint(digit.codePointAt(0)! - from + to)).join('');
}

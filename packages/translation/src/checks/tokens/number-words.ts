import { fold, type Locale } from '@nasaq/contract';
import { fractionWords, numberWords } from '../language/number-words.ts';

/**
 * Every number that a text could be said to name in words: each word by itself, and what follows on each other taken
 * together («ثلاثة وعشرون», "one hundred and forty"). More than is meant: only what nothing answers to is reported.
 */
export function numbersInWords(text: string, locale: Locale): Set<number> {
  const numbers = new Set<number>();
  let run: number[] = [];
  let before = '';
  const close = () => {
    if (run.length > 1) for (const value of totalsOf(run)) numbers.add(value);
    run = [];
  };
  for (const word of fold(text).split(/[^\p{L}\p{M}\d]+/u)) {
    if (word === '' || (locale === 'en' && (word === 'and' || word === 'a'))) continue;
    const value = locale === 'en' ? numberWords.en[word] : arabicNumber(word);
    for (const hundredths of fractionsOf(word, locale)) numbers.add(hundredths);
    if (locale === 'ar' && /.{2}(?:ان|ين)$/u.test(word)) numbers.add(2);
    // «ثانيتين ونصف»، «ثلاثة ونصف»، "two and a half".
    if (/^(?:half|ونصف)$/u.test(word)) numbers.add((run.at(-1) ?? (/(?:ين|ان)$/u.test(before) ? 2 : 1)) + 0.5);
    if (run.length > 0 && /^(?:centuries|قرون|قرنا)$/u.test(word)) numbers.add(run.at(-1)! * 100);
    before = word;
    if (value === undefined) close();
    else {
      numbers.add(value);
      run.push(value);
    }
  }
  close();
  return numbers;
}

/** With or without the particles that are written together with it. */
function arabicNumber(word: string): number | undefined {
  return bare(word)
    .map((form) => own(numberWords.ar, form))
    .find((value) => value !== undefined);
}

function fractionsOf(word: string, locale: Locale): readonly number[] {
  const forms = locale === 'en' ? [word] : bare(word);
  return forms.map((form) => own(fractionWords[locale], form)).find((values) => values !== undefined) ?? [];
}

function bare(word: string): string[] {
  return [word, word.replace(/^[وف]/u, ''), word.replace(/^[وف]?(?:[بك]?ال|لل|[بلك])/u, '')];
}

function own<Of>(table: Record<string, Of>, key: string): Of | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Parts of a run count, too: in «two of the ninety» nobody means ninety-two. */
function totalsOf(run: readonly number[]): number[] {
  const totals: number[] = [];
  for (let start = 0; start < run.length; start += 1) {
    let total = 0;
    let current = 0;
    for (let end = start; end < Math.min(run.length, start + 6); end += 1) {
      const value = run[end]!;
      if (value >= 1000) {
        total += (current || 1) * value;
        current = 0;
      } else if (value === 100) current = (current || 1) * 100;
      else current += value;
      if (end > start) totals.push(total + current);
    }
  }
  return totals;
}

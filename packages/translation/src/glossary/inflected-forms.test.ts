import type { Locale } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { Glossary } from './glossary.ts';
import { inflectedForms } from './testing/inflected-forms.ts';
import { type Term, type TermKind, termKinds } from './term.ts';

interface Judged {
  locale: Locale;
  term: Term;
  text: string;
  /** What is to be found, `null` where nothing is. */
  form: string | null;
}

const judged = inflectedForms
  .trim()
  .split('\n')
  .flatMap((line): Judged[] => {
    const [locale, named, ...texts] = line.split(' | ') as [Locale, string, ...string[]];
    const kind = termKinds.find((candidate) => named.endsWith(` ${candidate}`)) ?? null;
    const term = termOf(locale, kind ? named.slice(0, -kind.length - 1) : named, kind);
    return texts.map((text) => ({
      locale,
      term,
      text: text.replaceAll(/[[\]]/gu, ''),
      form: /\[(.*)\]/u.exec(text)?.[1] ?? null,
    }));
  });

function termOf(locale: Locale, words: string, kind: TermKind | null): Term {
  const none = { en: [], ar: [] };
  const accepted = { ...none, [locale]: [words] };
  return { id: 1, accepted, forbidden: none, kind, caseSensitive: kind === 'name', keep: false };
}

test('inflected forms are recognised where they stand, and other words are not', () => {
  const missed: string[] = [];
  const wrong: string[] = [];
  let right = 0;
  for (const { form, locale, term, text } of judged) {
    const found = new Glossary([term]).find(text, locale).map(({ end, start }) => text.slice(start, end));
    const isRight = (words: string) => form !== null && withoutOwner(words) === withoutOwner(form);
    right += found.some(isRight) ? 1 : 0;
    if (form !== null && !found.some(isRight))
      missed.push(`${term.accepted[locale][0]}: ${text} (${found.join(', ')})`);
    wrong.push(...found.filter((words) => !isRight(words)).map((words) => `${term.accepted[locale][0]}: ${words}`));
  }
  const wanted = judged.filter(({ form }) => form !== null).length;
  expect(judged.length).toBeGreaterThan(600);
  expect(wanted).toBeGreaterThan(300);
  const precision = right / (right + wrong.length);
  const recall = right / wanted;
  // The lists name what has gone wrong.
  expect({ precision, wrong }).toSatisfy(() => precision >= 0.98);
  expect({ recall, missed }).toSatisfy(() => recall >= 0.95);
});

/** The apostrophe of a plural stands behind the word. */
function withoutOwner(words: string): string {
  return words.replace(/['’]$/u, '');
}

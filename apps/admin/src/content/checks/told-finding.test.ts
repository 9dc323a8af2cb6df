import type { Finding } from '@nasaq/translation/checks';
import { expect, test } from 'vitest';
import { tellFindings } from './told-finding.ts';

const sentence =
  'مواقع وتطبيقات ويب تُفتح في أقل من ثانيتين، وتُقرأ بالعربية كما تُقرأ بالإنجليزية. ولكل صفحة موازنة. وهكذا.';

function excerptOf(text: string, words: string) {
  const from = text.indexOf(words);
  const finding: Finding = {
    check: 'term-forbidden',
    level: 'warns',
    locale: 'ar',
    path: 'summary',
    range: { paragraph: 0, from, to: from + words.length },
    values: {},
  };
  return tellFindings([finding], [], { en: {}, ar: { summary: text } })[0]!.excerpt!;
}

test('an excerpt begins and ends with whole words', () => {
  expect(excerptOf(sentence, 'موازنة')).toEqual({
    before: '…بالإنجليزية. ولكل صفحة ',
    words: 'موازنة',
    after: '. وهكذا.',
  });
  expect(excerptOf(sentence, 'ويب')).toMatchObject({ before: 'مواقع وتطبيقات ', after: ' تُفتح في أقل من ثانيتين،…' });
});

test('a word without an end is shown without what is around it', () => {
  const long = 'ع'.repeat(200);
  expect(excerptOf(`${long}x${long}`, 'x')).toEqual({ before: '…', words: 'x', after: '…' });
});

test('a dismissal is of one place: neither the same word elsewhere nor a sentence written anew goes with it', () => {
  const marks = (text: string) => {
    const findings = [...text.matchAll(/color/gu)].map(({ index }): Finding => ({
      check: 'spelling',
      level: 'warns',
      locale: 'en',
      path: 'summary',
      range: { paragraph: 0, from: index, to: index + 5 },
      values: { found: 'color' },
    }));
    return tellFindings(findings, [], { en: { summary: text }, ar: {} }).map(({ mark }) => mark);
  };
  const [first, second] = marks('The color of one color. Another sentence.');
  expect(first).not.toBe(second);
  // What stands in other sentences is nothing to it.
  expect(marks('Before it. The color of one color. Another one, changed.')).toEqual([first, second]);
  const anew = marks('The color of this color. One color, two color.');
  expect(anew).toHaveLength(4);
  expect(anew.some((mark) => mark === first || mark === second)).toBe(false);
});

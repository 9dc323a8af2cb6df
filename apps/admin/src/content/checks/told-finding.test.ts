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

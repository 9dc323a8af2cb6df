import { checkText } from '@nasaq/messages/check-text';
import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { wordTexts } from './catalogue/index.ts';
import { problemText } from './problem-text.ts';

test.each(locales)('a value is named in the sentence about it, whatever it is called, in %s', (language) => {
  for (const name of ['max', 'forms', 'names', '0', 'count']) {
    const problem = checkText({ built: 'Send', text: `Send {${name}}`, locale: 'en', kind: 'plain' })!;
    expect(problem).toEqual({ problem: 'unknown', names: [name] });
    expect(problemText(problem, wordTexts[language].problems, language)).toContain(`{${name}}`);
  }
});

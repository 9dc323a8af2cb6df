import { expect, test } from 'vitest';
import { completeLinks } from './application.tsx';

test.each([
  ['github.com/mona', 'https://github.com/mona'],
  ['  mona.design  ', 'https://mona.design'],
  ['http://mona.design', 'http://mona.design'],
  ['https://mona.design', 'https://mona.design'],
  ['منى.شبكة/أعمالي', 'https://منى.شبكة/أعمالي'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mona@mona.design', 'mona@mona.design'],
  ['my portfolio', 'my portfolio'],
  ['', ''],
  ['a.com\n\nhttps://b.com', 'https://a.com\n\nhttps://b.com'],
])('%j becomes %j', (typed, whole) => {
  expect(completeLinks(typed)).toBe(whole);
});

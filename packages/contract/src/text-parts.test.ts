import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test('a message without addresses is one text', () => {
  expect(textParts('Hello <b>you</b> & me')).toEqual([{ text: 'Hello <b>you</b> & me' }]);
});

test('nothing of a message is lost or added', () => {
  const text = 'انظر https://nasaq.example/a?b=1&c=2، ثم (https://x.example/y_(z)). \u202Eend\u202C\u0000 https://';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(links(text)).toEqual(['https://nasaq.example/a?b=1&c=2', 'https://x.example/y_(z)']);
});

test.each([
  ['See https://nasaq.example/works.', 'https://nasaq.example/works'],
  ['“https://nasaq.example/works”', 'https://nasaq.example/works'],
  ['أهي https://nasaq.example/works؟', 'https://nasaq.example/works'],
  ['HTTP://NASAQ.EXAMPLE/Works', 'http://nasaq.example/Works'],
  ['Write to mailto:hello@nasaq.example.', 'mailto:hello@nasaq.example'],
  ['https://nasaq.example/خدمات', 'https://nasaq.example/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA'],
])('%s leads to %s', (text, href) => {
  expect(links(text)).toEqual([href]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://localhost/admin',
  'https://',
  'ftp://nasaq.example',
  'mailto:nobody',
  'mailto:a@b.example,c@d.example',
])('%s leads nowhere', (text) => {
  expect(links(text)).toEqual([]);
});

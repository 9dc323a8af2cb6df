import { expect, test } from 'vitest';
import { insertReply, matchingReplies, replyFor, slashWord } from './canned-replies.ts';

const replies = [
  { shortcut: 'hours', text: { en: 'We are here from nine.', ar: 'نحن هنا من التاسعة.' } },
  { shortcut: 'Hello', text: { en: 'Hello {name}, {name}!', ar: 'أهلًا {name}' } },
  { shortcut: 'thanks', text: { en: 'Thank you for our hours together.', ar: 'شكرًا' } },
];

test.each([
  ['/', 1, { start: 0, typed: '' }],
  ['/ho', 3, { start: 0, typed: 'ho' }],
  ['Good day. /ho and more', 13, { start: 10, typed: 'ho' }],
  ['شكرًا\n/سا', 9, { start: 6, typed: 'سا' }],
  ['see https://x.example', 21, null],
  ['one/two', 7, null],
  ['/ho ', 4, null],
])('in %j at %i the word is %j', (text, caret, word) => {
  expect(slashWord(text, caret)).toEqual(word);
});

test('short names that begin with it come before texts that hold it', () => {
  expect(matchingReplies(replies, 'h', 'en').map(({ shortcut }) => shortcut)).toEqual(['hours', 'Hello', 'thanks']);
  expect(matchingReplies(replies, 'hours', 'ar').map(({ shortcut }) => shortcut)).toEqual(['hours']);
  expect(matchingReplies(replies, 'zz', 'en')).toEqual([]);
});

test('a reply speaks the language of the chat and calls the visitor by name, whatever the name holds', () => {
  expect(replyFor(replies[1]!, 'ar', 'منى')).toBe('أهلًا منى');
  expect(replyFor(replies[1]!, 'en', '$& {name}')).toBe('Hello $& {name}, $& {name}!');
});

test('it takes the place of the word that called it', () => {
  expect(insertReply('Good day. /ho and more', { start: 10, caret: 13, reply: 'We open at nine' })).toEqual({
    text: 'Good day. We open at nine and more',
    caret: 25,
  });
});

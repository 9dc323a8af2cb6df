import { describe, expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const told = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('what has changed between two texts', () => {
  test.each([
    ['We build sites.', 'We build large sites.', 'We build {+large +}sites.'],
    ['We build sites.', 'We build sites', 'We build sites[-.-]'],
    ['Three years of care', 'Four months of care', '[-Three years-]{+Four months+} of care'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
    ['نبني المواقع بعناية', 'نبني المواقع والتطبيقات بعناية', 'نبني المواقع {+والتطبيقات +}بعناية'],
    ["It's ours", "It isn't ours", "[-It's-]{+It isn't+} ours"],
  ])('%s → %s', (before, after, expected) => expect(told(before, after)).toBe(expected));

  test('a paragraph that was put in leaves the others alone', () => {
    expect(told('One.\nTwo.\nThree.', 'One.\nOne and a half.\nTwo.\nThree!')).toBe(
      'One.\n{+One and a half.\n+}Two.\nThree[-.-]{+!+}',
    );
  });
});

test('both texts are in their difference, letter by letter', () => {
  const words = 'the a of work site page word form one two النص كلمة صفحة , . \n'.split(' ');
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const text = () => Array.from({ length: random(60) }, () => words[random(words.length)]).join(random(2) ? ' ' : '');
  for (let round = 0; round < 500; round += 1) {
    const [before, after] = [text(), text()];
    const changes = wordDiff(before, after);
    const without = (kind: string) =>
      changes
        .filter((change) => change.kind !== kind)
        .map((change) => change.text)
        .join('');
    expect([without('inserted'), without('removed')]).toEqual([before, after]);
  }
});

test('200 000 letters, and nothing alike, end all the same', () => {
  const long = (word: string) => Array.from({ length: 1000 }, (_, n) => `${`${word}${n} `.repeat(26)}.\n`).join('');
  const before = long('word');
  expect(before.length).toBeGreaterThan(200_000);
  expect(wordDiff(before, before.replace('word500 ', 'another ')).filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'word500' },
    { kind: 'inserted', text: 'another' },
  ]);
  expect(wordDiff(before, long('other')).some(({ kind }) => kind === 'inserted')).toBe(true);
});

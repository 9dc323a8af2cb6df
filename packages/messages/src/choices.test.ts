import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { choiceLabels } from './choices.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('every choice has its words in both languages, and no two of a list the same', () => {
  const lists = Object.entries(choiceLabels);
  expect(lists.map(([name]) => name)).toEqual(['area', 'severity', 'budget', 'topic', 'rating']);
  for (const [name, labels] of lists) {
    for (const locale of locales) {
      const words = Object.values(labels).map((label) => label[locale]);
      expect({ name, wrong: words.filter((word) => word.length < 3 || word.includes('{')) }).toEqual({
        name,
        wrong: [],
      });
      expect([name, new Set(words).size]).toEqual([name, words.length]);
    }
  }
});

test('a budget is written as the ordering form writes it', () => {
  const text = ({ en, ar }: Record<'en' | 'ar', string>) =>
    [en, ar].map((each) => each.replace(/[\u00a0\u200f]/g, ' '));
  expect(text(choiceLabels.budget['250k-750k'])).toEqual([
    'EGP 250,000 to EGP 750,000',
    expect.stringContaining('٢٥٠٬٠٠٠'),
  ]);
  expect(text(choiceLabels.budget.open)).toEqual(['Not decided yet', 'لم أحددها بعد']);
});

/** `value: { en: …` or `value: '…'`: a value of a list with words of its own. */
const named = (value: string) => new RegExp(`(?:^|[\\s{,])['"]?${value}['"]?:\\s*(?:\\{\\s*en:|\\{\\s*title:|['"\`])`);

test('nobody else names them', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/(?:testing|demo|migrations)\/|payload-types/.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const lists = Object.entries(choiceLabels).filter(([name]) => name !== 'rating');
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return lists
      .filter(([, labels]) => Object.keys(labels).filter((value) => named(value).test(source)).length >= 3)
      .map(([name]) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
  // It would have found what stood there.
  const before = `{ website: { en: 'Website', ar: '' }, service: { en: 'A' }, 'under-250k': { en: '' }, careers: 'x' }`;
  const values = ['website', 'service', 'under-250k', 'careers'];
  expect(values.filter((value) => named(value).test(before))).toEqual(values);
});

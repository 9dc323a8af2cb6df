import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { SearchIndex } from './search-index.ts';
import { searchable } from './testing/searchable.ts';

function excerpt(texts: { title?: string; summary?: string; body?: string }, query: string) {
  const index = new SearchIndex();
  index.put(searchable({ title: 'Untitled', ...texts }));
  const { text, highlights } = excerptOf(index.search(query, 'en')[0]!);
  return { text, marked: highlights.map(([start, end]) => text.slice(start, end)) };
}

test('the summary, where it holds what was asked for', () => {
  const found = excerpt({ summary: 'About granite.', body: 'Granite and granite.' }, 'granite');
  expect(found).toEqual({ text: 'About granite.', marked: ['granite'] });
});

test('else the paragraph that holds most of the words', () => {
  const body = 'Granite here.\nWater there.\nGranite under water.\nNothing.';
  const found = excerpt({ summary: 'A summary.', body }, 'granite water');
  expect(found).toEqual({ text: 'Granite under water.', marked: ['Granite', 'water'] });
});

test('where only the title or a keyword holds it, the summary without marks', () => {
  expect(excerpt({ title: 'Granite', summary: 'A stone.' }, 'granite')).toEqual({ text: 'A stone.', marked: [] });
});

test('a long paragraph is cut between words around the first that was found', () => {
  const body = `${'before '.repeat(80)}the granite stood ${'after '.repeat(80)}`.trim();
  const { text, marked } = excerpt({ body }, 'granite');
  expect(marked).toEqual(['granite']);
  expect(text).toMatch(/^… before.* granite .*after …$/);
  expect(text.length).toBeLessThan(240);
});

test.each([
  ['emoji without a space', '👩🏽‍🚀'.repeat(200)],
  ['letters with marks without a space', 'مَ'.repeat(300)],
  ['one long word', 'x'.repeat(500)],
])('%s: no character is cut in two', (_, long) => {
  const { text } = excerpt({ body: `granite${long}\n`, summary: `granite ${long}` }, 'granite');
  expect(text.isWellFormed()).toBe(true);
  const cut = text.replace(/^… /, '').replace(/ …$/, '');
  expect(`granite ${long}`).toContain(cut);
  expect(text).not.toMatch(/^\p{M}/u);
  const characters = (string: string) => [...new Intl.Segmenter('en').segment(string)].map(({ segment }) => segment);
  const whole = new Set(characters(`granite ${long}`));
  expect(characters(cut).every((character) => whole.has(character))).toBe(true);
});

test('Arabic words are marked as a whole, with their marks', () => {
  const { marked } = excerpt({ summary: 'نشرنا القَانُونَ، وللقانونِ أثر.' }, 'قانون');
  expect(marked).toEqual(['القَانُونَ', 'وللقانونِ']);
});

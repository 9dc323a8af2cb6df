import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const texts = ['packages/messages/src/ar', 'apps/admin/src/demo'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|ts)$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(path.join(root, folder, name), 'utf8') })),
);
const found = (pattern: RegExp) =>
  texts.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([word]) => `${name}: ${word}`));

test('there is Arabic to look at', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(found(/[\u0621-\u064a]{2,}/g).length).toBeGreaterThan(10_000);
});

test('a word that has its tanween in one place has it in all', () => {
  const alif = '\u0627';
  const tanween = '\u064b';
  const written = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/[\u0621-\u065f]+\u064b\u0627/g)].map(([word]) => word)),
  );
  expect(written.size).toBeGreaterThan(200);
  // Verbs and construct states that are written like a noun without its tanween: "promised", "two thousand kinds of".
  const others = /^(?:عدا|وعدا|ألفا)$/;
  const bare = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/[\u0621-\u065f]+/g)]
      .map(([word]) => word)
      .filter((word) => word.endsWith(alif) && !others.test(word) && written.has(word.slice(0, -1) + tanween + alif))
      .map((word) => `${name}: ${word}`),
  );
  expect(bare).toEqual([]);
});

test('tanween carries no shadda, and loan words are written one way', () => {
  expect(found(/[\u0621-\u064a]+(?:\u0651\u064b|\u064b\u0651)/g)).toEqual([]);
  expect(found(/ميغا[\u0621-\u064a]*|غيغا[\u0621-\u064a]*|شيفر[\u0621-\u064a]*|عدّاد/g)).toEqual([]);
});

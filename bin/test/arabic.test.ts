import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { breaches, rules, type Place } from './arabic-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Text {
  file: string;
  text: string;
  place: Place;
}

const catalogues = globSync(['{apps,packages}/*/src/**/catalogue/ar/*.json', 'packages/messages/src/ar/*.json'], {
  cwd: root,
});
const demo = globSync('apps/admin/src/demo/*/**/*.ts', { cwd: root }).filter(
  (file) => !file.includes('/load/') && !file.endsWith('/index.ts'),
);
const drawn = globSync('apps/admin/src/demo/load/pictures/*-{pictures,screens}.ts', { cwd: root });
const indexed = ['authors', 'canned-replies', 'tags'].map((kind) => `apps/admin/src/demo/${kind}/index.ts`);
const texts: Text[] = [
  ...catalogues.flatMap((file) => arabicIn(file, JSON.parse(readFileSync(path.join(root, file), 'utf8')))),
  ...(
    await Promise.all(
      [...demo, ...indexed].map(async (file) =>
        arabicIn(file, await import(pathToFileURL(path.join(root, file)).href)),
      ),
    )
  ).flat(),
  ...drawn.flatMap((file) =>
    literalsOf(readFileSync(path.join(root, file), 'utf8')).flatMap((text) => arabicIn(file, text)),
  ),
];

test('there is Arabic of every kind to look at', () => {
  for (const place of ['interface', 'help', 'company', 'drawn'])
    expect(texts.filter((text) => text.place === place).length).toBeGreaterThan(150);
  expect(
    texts.map(({ text }) => text.match(/[\u0621-\u064a]{2,}/g)?.length ?? 0).reduce((a, b) => a + b),
  ).toBeGreaterThan(50_000);
});

const given = [
  // Behaviour names this text letter by letter.
  'قيمة {field} يجب ان تكون ما بين {min} و {max}',
  // An office of the last century writes so, in a scanned letter.
  'شئون',
  // What the text cleaner is tried with, and the signs that it puts in.
  'أهلًا بكم في المكتب',
  '«للعربية» و“للاتينية”',
];

test.each(rules)('$name', (rule) => {
  expect(rule.wrong.filter((text) => breaches(rule, text).length === 0)).toEqual([]);
  expect(rule.right.filter((text) => breaches(rule, text).length > 0)).toEqual([]);
  const found = texts
    .filter(({ place, text }) => (rule.places?.includes(place) ?? true) && !given.some((words) => text.includes(words)))
    .flatMap(({ file, text }) => breaches(rule, text).map((breach) => `${file}: ${breach}`));
  expect(found).toEqual([]);
});

test('a word that has its tanween in one place has it in all', () => {
  const words = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/[\u0621-\u065f]+/g)].map(([word]) => ({ file, word })),
  );
  const written = new Set(words.filter(({ word }) => word.endsWith('ًا')).map(({ word }) => word.replace('ً', '')));
  expect(written.size).toBeGreaterThan(300);
  // Written like a noun without its tanween: "whatever", "promised", "two thousand kinds", "two thirds of", "both dispatchers of".
  const bare = words.filter(({ word }) => written.has(word) && !/^(?:مهما|و?عدا|ألفا|ثلثا|مسؤولا|مركزا)$/.test(word));
  expect(bare.map(({ file, word }) => `${file}: ${word}`)).toEqual([]);
});

function arabicIn(file: string, value: unknown): Text[] {
  if (typeof value === 'string') return isArabic(value) ? [{ file, place: placeOf(file), text: value }] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap((part) => arabicIn(file, part)) : [];
}

/** What stands in quotation marks in a source file. */
function literalsOf(source: string): string[] {
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template!);
}

/** An English text may quote a word of Arabic. */
function isArabic(text: string): boolean {
  return (text.match(/[\u0621-\u064a]/g)?.length ?? 0) > (text.match(/[a-z]/gi)?.length ?? 0);
}

/** Whom a text speaks to. Calls and the heads of offers are company texts that stand in a catalogue. */
function placeOf(file: string): Place {
  if (file.includes('/load/pictures/')) return 'drawn';
  if (/demo\/(?:articles|canned-replies|careers|categories\/articles\.)/.test(file)) return 'help';
  return /\/demo\/|messages\/src\/ar\/(?:offers|services|solutions|industries|products|works|home|about|company|legal)\./.test(
    file,
  )
    ? 'company'
    : 'interface';
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { placeholders } from './build/placeholders.ts';
import { readCatalogue } from './build/read-catalogue.ts';
import { checkText } from './check-text.ts';
import { siteTexts } from './site-texts.ts';

const english = readCatalogue('en');
const arabic = readCatalogue('ar');
const site = join(import.meta.dirname, '../../../apps/site/src');

test('the catalogues are not empty', () => {
  expect(Object.keys(english).length).toBeGreaterThan(100);
});

test('the admin host knows every text of the site, and each of them could be said as it is', () => {
  const named = (texts: object) =>
    Object.entries(texts).flatMap(([namespace, group]) => keysOf(group as Group).map((key) => `${namespace}.${key}`));
  expect(named(siteTexts.en)).toEqual(Object.keys(english));
  expect(named(siteTexts.ar).toSorted()).toEqual(Object.keys(arabic).toSorted());
  const refused = [
    ...Object.values(english).map((text) => ['en', text]),
    ...Object.values(arabic).map((text) => ['ar', text]),
  ]
    .map(([locale, text]) => checkText({ text: text!, built: text!, locale: locale as 'en' | 'ar', kind: 'icu' }))
    .filter((problem) => problem !== null);
  expect(refused).toEqual([]);
});

test('every English message has its Arabic one, and the reverse', () => {
  expect(missing(english, arabic), 'not written in Arabic').toEqual([]);
  expect(missing(arabic, english), 'not written in English').toEqual([]);
});

test('every message is used by the site', () => {
  const source = globSync('**/*.{ts,tsx}', { cwd: site })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(site, file), 'utf8'))
    .join('\n');
  const literals = new Set([...source.matchAll(/['"`]([a-z_]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const templates = [...source.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})*\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)].map(
    ([, template]) => keyPattern(template!),
  );
  const unused = Object.keys(english).filter(
    (key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test('both languages take the same values', () => {
  const different = Object.keys(english).filter((key) => {
    const names = (text: string) => [...placeholders(text).keys()].sort().join();
    return key in arabic && names(english[key]!) !== names(arabic[key]!);
  });
  expect(different).toEqual([]);
});

test('every Arabic count has the six forms of the language', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const incomplete = Object.entries(arabic).flatMap(([key, text]) =>
    pluralForms(compileMessage(text))
      .filter((found) => forms.some((form) => !found.includes(form)))
      .map((found) => `${key}: only ${found.join(', ')}`),
  );
  expect(incomplete).toEqual([]);
});

test('what is a count in English is one in Arabic', () => {
  const plain = Object.keys(english).filter((key) => {
    const counts = (text: string) => pluralForms(compileMessage(text)).length;
    return key in arabic && counts(english[key]!) > 0 && counts(arabic[key]!) === 0;
  });
  expect(plain).toEqual([]);
});

interface Group {
  [name: string]: string | Group;
}

function keysOf(group: Group): string[] {
  return Object.entries(group).flatMap(([name, inner]) =>
    typeof inner === 'string' ? name : keysOf(inner).map((key) => `${name}.${key}`),
  );
}

/** `${page}.lead` → any key of two parts that ends in `lead`. */
function keyPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}

function missing(from: object, to: object): string[] {
  return Object.keys(from).filter((key) => !(key in to));
}

/** The forms of each plural in a compiled message, nested ones included. */
function pluralForms(tokens: unknown): string[][] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token): string[][] => {
    if (!Array.isArray(token)) return [];
    const [, format, cases] = token as [string, string?, object?];
    if (!cases || typeof cases !== 'object') return [];
    const nested = Object.values(cases).flatMap(pluralForms);
    return format === 'plural' ? [Object.keys(cases).filter((name) => name !== 'offset'), ...nested] : nested;
  });
}

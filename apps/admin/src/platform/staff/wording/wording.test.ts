import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { expect, test } from 'vitest';
import { arabic, english } from './wording.ts';

type Catalogue = Record<string, Record<string, string>>;

/** The admin is used without these: accounts have no key, and mails of its own are not sent. */
const unused = new Set(['enableAPIKey', 'generateNewAPIKey', 'newAPIKeyGenerated', 'newAccountCreated']);

function merged(base: Catalogue, own: Catalogue): Map<string, string> {
  const texts = Object.entries(base).flatMap(([group, entries]) =>
    Object.entries({ ...entries, ...own[group] }).map(([key, text]) => [`${group}.${key}`, text] as const),
  );
  return new Map(texts.filter(([path]) => !unused.has(path.split('.')[1]!)));
}

const englishTexts = merged(en.translations as Catalogue, english);
const arabicTexts = merged(ar.translations as Catalogue, arabic);

function markers(text: string): string {
  const found = (text.match(/\{\{[^}]+\}\}|<\/?\d>/g) ?? []).map((marker) => marker.replaceAll(' ', ''));
  return [...new Set(found)].sort().join(' ');
}

test('every text of the admin has an Arabic one with the same values and tags', () => {
  expect(englishTexts.size).toBeGreaterThan(400);
  const wrong = [...englishTexts].filter(([path, text]) => {
    const translated = arabicTexts.get(path);
    if (translated === undefined) return true;
    // «one version» is said without its number.
    return !path.endsWith('_one') && markers(translated) !== markers(text);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('no Arabic text of the admin holds an English word or a page of instructions', () => {
  const wrong = [...arabicTexts].filter(
    ([, text]) => /[a-z]{3,}/i.test(text.replace(/\{\{[^}]+\}\}/g, '')) || text.length > 250,
  );
  expect(wrong.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
});

test('what Payload says in Arabic carries none of the signs that only a few of its words have', () => {
  const payloads = new Map<string, string>(
    Object.entries(ar.translations as Catalogue).flatMap(([g, t]) =>
      Object.entries(t).map(([k, text]) => [`${g}.${k}`, text] as const),
    ),
  );
  const signed = [...arabicTexts].filter(([path, text]) => /[\u064c-\u0652]/.test(text) && payloads.get(path) === text);
  expect(signed).toEqual([]);
  expect(arabicTexts.get('general.dashboard')).toBe('لوحة التحكم');
});

test('no Arabic text of the admin says things the long way round, in straight quotes or for one gender', () => {
  const calque = /(^|\s|لقد |لم )(تم|تمت|يتم|تتم)\s|بنجاح|بشكل|كمسودة|كإصدار|"/u;
  expect([...arabicTexts].filter(([, text]) => calque.test(text)).map(([path, text]) => `${path}: ${text}`)).toEqual(
    [],
  );
  // A kind may be of either gender, and its name of any case: it stands by itself behind what was done.
  const bound = /^(استُعيد|حُذف|نُقل|عرض كل) \{\{label\}\}/u;
  const named = ['titleRestored', 'titleDeleted', 'titleTrashed', 'showAllLabel'];
  for (const name of named) expect(arabicTexts.get(`general.${name}`)).not.toMatch(bound);
});

test('English labels have one capital, and no text has straight quotes or an ellipsis of three signs', () => {
  const wrong = [...englishTexts].filter(
    ([, text]) => /^[^.!?:,<]* \p{Lu}\p{Ll}[^.!?:,]*\.?$/u.test(text) || /\.\.\.|["']/.test(text),
  );
  expect(wrong).toEqual([]);
  expect(englishTexts.get('general.updatedAt')).toBe('Last changed');
});

test('every corrected text still exists in Payload', () => {
  const known = (own: Catalogue) =>
    Object.entries(own).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`));
  const existing = new Set(
    Object.entries(en.translations as Catalogue).flatMap(([g, t]) => Object.keys(t).map((k) => `${g}.${k}`)),
  );
  expect([...known(arabic), ...known(english)].filter((path) => !existing.has(path))).toEqual([]);
});

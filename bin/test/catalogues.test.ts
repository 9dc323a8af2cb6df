import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales, type PluralForms, pluralText } from '@nasaq/contract';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every catalogue but the site's, whose ICU messages have tests of their own: contract, staff screens, labels, errors, mails. */
const files = globSync('{apps,packages}/*/src/**/catalogue/en/*.json', { cwd: root }).toSorted();
/** What we write in place of Payload's own texts, which differs with what is wrong in either language: wording.test.ts. */
const overPayload = 'apps/admin/src/platform/staff/catalogue/en/payload.json';

interface Text {
  /** `apps/admin/src/chat/catalogue/desk.json: board.title` */
  at: string;
  path: string[];
  en: string | undefined;
  ar: string | undefined;
}

const texts = files.filter((file) => file !== overPayload).flatMap((file) => textsOf(file));
const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];

test('there are catalogues of all that is said', () => {
  expect(files.length).toBeGreaterThan(25);
  expect(texts.length).toBeGreaterThan(900);
  for (const part of ['mails', 'labels', 'errors', 'rules', 'states', 'desk', 'inbox'])
    expect(files.some((file) => file.endsWith(`/${part}.json`))).toBe(true);
});

test('every text is written in both languages', () => {
  const incomplete = texts.filter(({ ar, en, path: keys }) => !isPluralForm(keys) && !(en && ar));
  expect(incomplete.map(({ at }) => at)).toEqual([]);
});

test('both languages take the same values', () => {
  const values = (text: string) => [...new Set(text.match(/\{+\w+\}+|#/g))].toSorted().join(' ');
  const different = texts.filter(
    ({ ar, en, path: keys }) => !isPluralForm(keys) && values(en ?? '') !== values(ar ?? ''),
  );
  expect(different.map(({ at }) => at)).toEqual([]);
});

test('every Arabic count has the six forms of the language', () => {
  const counts = texts.filter(({ path: keys }) => isPluralForm(keys)).map(({ at }) => at.replace(/\.\w+$/, ''));
  expect(new Set(counts).size).toBeGreaterThan(3);
  const incomplete = [...new Set(counts)].filter((count) => {
    const forms = texts.filter(({ ar, at }) => ar && at.replace(/\.\w+$/, '') === count);
    return plurals.some((form) => !forms.some(({ path: keys }) => keys.at(-1) === form));
  });
  expect(incomplete).toEqual([]);
});

test('every count is said in words and figures alone, whatever it is', () => {
  const groups = new Map<string, Record<Locale, Record<string, string>>>();
  for (const { ar, at, en, path: keys } of texts.filter((text) => isPluralForm(text.path))) {
    const group = at.replace(/\.\w+$/, '');
    const forms = groups.get(group) ?? { en: {}, ar: {} };
    groups.set(group, forms);
    if (en) forms.en[keys.at(-1)!] = en;
    if (ar) forms.ar[keys.at(-1)!] = ar;
  }
  expect(groups.size).toBeGreaterThan(20);
  const said = [...groups].flatMap(([group, forms]) =>
    locales.flatMap((locale) =>
      [0, 1, 2, 3, 11, 100].map((count) => {
        const text = pluralText(forms[locale] as PluralForms, count, locale, String(count));
        return { at: `${group} (${locale}, ${count})`, text: text.replace(named[group] ?? '', '') };
      }),
    ),
  );
  expect(said.filter(({ text }) => /[{}#]/.test(text))).toEqual([]);
});

/** What besides the count is filled in where a text of one is said. */
const named: Record<string, string> = {
  'apps/admin/src/content/exchange/catalogue/exchange.json: out.done': '{name}',
};

test('Arabic has the punctuation of Arabic', () => {
  const isLatin = (text: string) => /[\u0600-\u06ff}]\s?[,;?]|["“”]/.test(text);
  expect(texts.filter(({ ar = '' }) => isLatin(ar)).map(({ ar, at }) => `${at}: ${ar}`)).toEqual([]);
  expect(['نعم, لا', 'حقًا?', 'باسم “نسق”', '{name}, مرحبًا', 'نعم، لا'].map(isLatin)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

/** Names of things, of keys on a keyboard and of settings, which are the same in every language. */
const names =
  /\b(?:CSV|XLIFF|XML|DOCX|UTF-8|id|en|ar|HTML|SHA-256|SMTP_URL|(?:SITE|ADMIN)_URL|BACKUP_(?:PASSPHRASE|SCHEDULE)|npm run backup|UTF-16|Windows-1256|Markdown|TRANSLATOR_(?:URL|KEY)|[Ww]ord|Africa|Cairo|JSON|J|K|Shift|v|layla-mansour|hours|https?|name|example|com|GitHub|JavaScript|KB|MB|GB|EGP|USD|JPEG|PNG|WebP|GIF|AVIF|SVG|MP4|WebM|[Vv]tt|VTT|WebVTT|PDF|XLSX|PPTX|ODT|ODS|ODP|sRGB|Enter|contact|Alt|YouTube|Vimeo|mailto|tel|WOFF2?|TTF|OTF|1f4fd8|Ctrl|K7QX2M4P)\b/g;

test('nothing is left in English', () => {
  const hasEnglish = (text: string) => /[a-z]{2}/i.test(text.replaceAll(/\{+\w+\}+/g, '').replaceAll(names, ''));
  expect(texts.filter(({ ar = '' }) => hasEnglish(ar)).map(({ ar, at }) => `${at}: ${ar}`)).toEqual([]);
  expect(['تصدير CSV', 'حفظ {name}', 'Save', 'حفظ الـ draft'].map(hasEnglish)).toEqual([false, false, true, true]);
});

test('every text is used', () => {
  const source = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/demo\//.test(file))
    .map((file) => read(file))
    .join('\n');
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name]) => name!);
  const unpacked = all(/\{([^{}]*)\}\s*=\s/g).flatMap((names) => names.match(/[\w$]+/g) ?? []);
  const members = new Set([...all(/\.([\w$]+)/g), ...unpacked]);
  // Handed on, or read by a key that is computed: its texts are in use as much as it is.
  const whole = new Set([...all(/\.([\w$]+)(?![\w$.])/g), ...unpacked]);
  const quoted = new Set(all(/['\s{[]([\w-]+)[\]'}:,]/g));
  const isUsed = ({ at, path: keys }: Text) =>
    // Each of these is one table of all values, read by the name of a value.
    /\/(?:fields|kinds|states|errors)\.json/.test(at)
      ? quoted.has(keys[0]!)
      : keys.some((key, level) => {
          const isNamed = keys.slice(0, level).every((group) => members.has(group));
          return isNamed && (level === keys.length - 1 ? members.has(key) : whole.has(key));
        });
  expect(texts.filter((text) => !isUsed(text)).map(({ at }) => at)).toEqual([]);
  const gone = { at: 'desk.json: board.notHereAnyMore', path: ['board', 'notHereAnyMore'], en: '', ar: '' };
  expect([isUsed({ ...gone, path: ['notHereAnyMore'] }), isUsed({ ...gone, path: ['boards', 'open'] })]).toEqual([
    false,
    false,
  ]);
});

function textsOf(file: string): Text[] {
  const english = flat(JSON.parse(read(file)));
  const arabic = flat(JSON.parse(read(file.replace('/en/', '/ar/'))));
  const keys = new Set([...english.keys(), ...arabic.keys()]);
  return [...keys].map((key) => ({
    at: `${file.replace('/en/', '/')}: ${key}`,
    path: key.split('.'),
    en: english.get(key),
    ar: arabic.get(key),
  }));
}

function flat(group: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]: [string, string | object]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...flat(value, `${before}${key}.`)],
    ),
  );
}

/** The text of a count, `…minutes.few`: English has fewer forms, and the form of one needs no number. */
function isPluralForm(keys: string[]): boolean {
  return keys.length > 1 && plurals.includes(keys.at(-1)!);
}

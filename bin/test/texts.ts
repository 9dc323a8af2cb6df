import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from '../../packages/translation/src/checks/house/rule.ts';

export interface Text {
  file: string;
  text: string;
  place: Place;
}

const root = path.resolve(import.meta.dirname, '../..');
const demo = globSync('apps/admin/src/demo/*/**/*.ts', { cwd: root }).filter(
  (file) => !file.includes('/load/') && !file.endsWith('/index.ts'),
);

/** Every text of the interface, of the demo company and of its pictures, in one of the languages. */
export async function textsIn(language: 'ar' | 'en'): Promise<Text[]> {
  const catalogues = globSync(
    [`{apps,packages}/*/src/**/catalogue/${language}/*.json`, `packages/messages/src/${language}/*.json`],
    { cwd: root },
  );
  const indexed = ['authors', 'canned-replies', 'tags'].map((kind) => `apps/admin/src/demo/${kind}/index.ts`);
  const drawn =
    language === 'ar' ? globSync('apps/admin/src/demo/load/pictures/*-{pictures,screens}.ts', { cwd: root }) : [];
  const wanted = (text: string) => isArabic(text) === (language === 'ar');
  return [
    ...catalogues.flatMap((file) => textsOf(file, JSON.parse(readFileSync(path.join(root, file), 'utf8')))),
    ...(
      await Promise.all(
        [...demo, ...indexed].map(async (file) =>
          textsOf(file, await import(pathToFileURL(path.join(root, file)).href)),
        ),
      )
    ).flat(),
    ...drawn.flatMap((file) =>
      literalsOf(readFileSync(path.join(root, file), 'utf8')).flatMap((text) => textsOf(file, text)),
    ),
  ].filter(({ text }) => wanted(text));
}

interface Languages {
  en?: unknown;
  ar?: unknown;
}

/** Languages of an entry, or of a page that is one of its kind. */
type Entry = Languages & { locales?: Languages };

/** What the demo company says in both languages: fields beside each other, long texts by paragraphs. */
export async function pairsInDemo(): Promise<{ file: string; en: string; ar: string }[]> {
  const modules = await Promise.all(
    demo.map(async (file) => ({ file, said: await import(pathToFileURL(path.join(root, file)).href) })),
  );
  return modules.flatMap(({ file, said }) =>
    Object.values<Entry>(said).flatMap((entry) => {
      const { en, ar } = entry.locales ?? entry;
      return pairsOf(en, ar).map(([english, arabic]) => ({ file, en: english, ar: arabic }));
    }),
  );
}

function pairsOf(en: unknown, ar: unknown): [string, string][] {
  if (typeof en === 'string' && typeof ar === 'string') {
    const [english, arabic] = [en, ar].map((text) => text.trim().split(/\n{2,}/));
    return english!.length === arabic!.length ? english!.map((text, index) => [text, arabic![index]!]) : [[en, ar]];
  }
  if (!en || !ar || typeof en !== 'object') return [];
  const arabic = ar as Record<string, unknown>;
  return Object.entries(en).flatMap(([key, value]) => pairsOf(value, arabic[key]));
}

function textsOf(file: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ file, place: placeOf(file), text: value }];
  return value && typeof value === 'object' ? Object.values(value).flatMap((part) => textsOf(file, part)) : [];
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

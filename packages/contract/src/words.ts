import { bilingual, type Bilingual } from './bilingual.ts';
import type { Locale, Localized } from './locales.ts';

/** What an owner says in the place of built texts, by their keys. */
export type Words = Readonly<Record<string, string>>;

interface Table {
  /** What the keys of its texts begin with: `contract/rules`, `mails/chat`. */
  name: string;
  texts: object;
  /** The languages stand at its leaves, not at its root. */
  byText: boolean;
}

const tables: Table[] = [];
const said: Record<Locale, Words> = { en: {}, ar: {} };
/** The built text of each that was replaced, by language and key. */
const replaced = new Map<string, string>();

/**
 * Two catalogues of the same texts, for who reads one of them, which always say what the owner's words are at the moment.
 * So their texts are read where they are said, and never once for all.
 */
export function liveTexts<Group extends object>(name: string, en: Group, ar: NoInfer<Group>): Record<Locale, Group> {
  return live({ name, texts: { en, ar }, byText: false }) as Record<Locale, Group>;
}

/** The same as one table with each text in both languages. */
export function liveBilingual<const Group extends object>(
  name: string,
  english: Group,
  arabic: Parameters<typeof bilingual<Group>>[1],
): Bilingual<Group> {
  return live({ name, texts: bilingual(english, arabic), byText: true }) as Bilingual<Group>;
}

/** From now on, the live texts of a language say these words; what is not among them says again what was built. */
export function sayWords(locale: Locale, words: Words): void {
  const before = said[locale];
  if (before === words) return;
  said[locale] = words;
  for (const table of tables) put(table, locale, before);
}

/**
 * What was built, of every live text of this process: also where something else is said at the moment. Arabic has forms of
 * counts that English has not.
 */
export function builtTexts(): Map<string, Localized<string>> {
  const built = new Map<string, Localized<string>>();
  for (const { byText, name, texts } of tables) {
    for (const root of byText ? [texts] : Object.values(texts as Record<Locale, object>)) {
      for (const path of pathsOf(root, byText)) {
        const key = [name, ...path].join('.');
        const both = (['en', 'ar'] as const).flatMap((locale) => {
          const text = replaced.get(`${locale} ${key}`) ?? slotOf({ byText, texts }, path, locale)?.text;
          return text === undefined ? [] : [[locale, text]];
        });
        built.set(key, Object.fromEntries(both) as Localized<string>);
      }
    }
  }
  return built;
}

/** Two modules may make the same table: each is kept. */
function live(table: Table): object {
  tables.push(table);
  for (const locale of ['en', 'ar'] as const) put(table, locale, {});
  return table.texts;
}

function put(table: Table, locale: Locale, before: Words): void {
  const words = said[locale];
  for (const key of Object.keys({ ...before, ...words })) {
    if (!key.startsWith(`${table.name}.`)) continue;
    const slot = slotOf(table, key.slice(table.name.length + 1).split('.'), locale);
    if (!slot) continue;
    const place = `${locale} ${key}`;
    if (!replaced.has(place)) replaced.set(place, slot.text);
    slot.group[slot.name] = words[key] ?? replaced.get(place)!;
  }
}

/** Where a text stands; `undefined` where there is none of this key any more. */
function slotOf(
  { byText, texts }: Pick<Table, 'byText' | 'texts'>,
  path: readonly string[],
  locale: Locale,
): { group: Record<string, string>; name: string; text: string } | undefined {
  const way = byText ? [...path, locale] : [locale, ...path];
  const name = way.pop()!;
  let group: unknown = texts;
  for (const step of way) group = (group as Record<string, unknown> | undefined)?.[step];
  const text = (group as Record<string, unknown> | undefined)?.[name];
  return typeof text === 'string' ? { group: group as Record<string, string>, name, text } : undefined;
}

function* pathsOf(group: object, byText: boolean, path: readonly string[] = []): Generator<readonly string[]> {
  for (const [name, inner] of Object.entries(group) as [string, string | object][]) {
    const here = [...path, name];
    const isText = typeof inner === 'string' || (byText && typeof (inner as { en?: unknown }).en === 'string');
    if (isText) yield here;
    else yield* pathsOf(inner as object, byText, here);
  }
}

/** Folder of the site in which browsers find an owner's words; a file's name says all about its content. */
export const wordsFolder = '/_words/';

export function wordsPath(locale: Locale, namespace: string, hash: string): string {
  return `${wordsFolder}${locale}/${namespace}-${hash}.json`;
}

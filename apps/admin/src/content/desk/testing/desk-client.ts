import { locales, type Locale } from '@nasaq/contract';
import { type Docs, type FieldSpec, fingerprint, pairRows, type Values, wordsOf } from '@nasaq/translation';
import { type Doc, partOf } from '../../saving/merge.ts';
import type { DeskAnswer, DeskSave, DeskValues, MarkChange } from '../desk-api.ts';
import type { askDesk } from './ask-desk.ts';

type Ask = ReturnType<typeof askDesk>;

interface Sending {
  /** The answer never arrives. */
  lost?: boolean;
  during?: () => void;
}

let saves = 0;

/** A desk as plainly as its contract allows: it sends the fields that differ, each whole, and keeps what is typed meanwhile. */
export async function openClient(ask: Ask) {
  const { bases, docs: opened, fields, form } = await ask.open();
  const docs: Docs = structuredClone(opened);
  const stored: Docs = structuredClone(opened);
  const insisted: Record<Locale, Set<string>> = { en: new Set(), ar: new Set() };
  let conflicts: DeskAnswer['conflicts'] = { en: [], ar: [] };
  let marks: MarkChange[] = [];
  let source: Locale | undefined;
  let pending: { save: DeskSave; docs: Docs } | null = null;

  const unsent = (locale: Locale, wanted: (field: FieldSpec) => boolean): DeskValues | undefined => {
    const disputed = new Set([...conflicts[locale].map(({ path }) => firstOf(path)), ...insisted[locale]]);
    const names = fields
      .filter((field) => wanted(field) && !field.readOnly)
      .map(({ name }) => name)
      .filter((name) => disputed.has(name) || !isSame(docs[locale][name], stored[locale][name]));
    if (names.length === 0) return undefined;
    const values = Object.fromEntries(names.map((name) => [name, docs[locale][name] ?? null]));
    return {
      values,
      base: Object.assign({}, ...names.map((name) => partOf(bases[locale], name))) as DeskValues['base'],
    };
  };

  const compose = (): DeskSave | null => {
    const languages: DeskSave['languages'] = {};
    for (const locale of locales) {
      const part = unsent(locale, bearsLanguage);
      if (part) languages[locale] = part;
    }
    const shared = unsent('en', (field) => !bearsLanguage(field));
    if (Object.keys(languages).length === 0 && !shared && marks.length === 0 && !source) return null;
    saves += 1;
    const said = { ...(marks.length > 0 && { marks }), ...(source && { source }) };
    return structuredClone({ form, save: `s${saves}`, languages, ...(shared && { shared }), ...said });
  };

  return {
    form,
    docs,
    get conflicts() {
      return conflicts;
    },
    get isPending() {
      return pending !== null;
    },
    type(locale: Locale, name: string, value: unknown): void {
      const isShared = fields.some((field) => field.name === name && !bearsLanguage(field));
      for (const one of isShared ? locales : [locale]) docs[one][name] = structuredClone(value);
    },
    mark(change: Pick<MarkChange, 'as' | 'locale' | 'path'>): void {
      const [words, target] = textsAt(docs, change.path, change.locale);
      marks = [...marks, { ...change, sourceWords: wordsOf(words), target: fingerprint(target) }];
    },
    translateFrom(locale: Locale): void {
      source = locale;
    },
    /** @returns null where there is nothing to save, or nobody hears the answer */
    async save({ during, lost = false }: Sending = {}): Promise<DeskAnswer | null> {
      const save = pending?.save ?? compose();
      if (!save) return null;
      const sent = pending?.docs ?? structuredClone(docs);
      const saying = ask.save(save);
      during?.();
      const answer = await saying;
      if (lost) {
        pending = { save, docs: sent };
        return null;
      }
      pending = null;
      marks = [];
      source = undefined;
      conflicts = answer.conflicts;
      for (const locale of locales) {
        insisted[locale].clear();
        for (const [name, back] of Object.entries(answer.docs[locale])) {
          const isTyped = !isSame(docs[locale][name], sent[locale][name]);
          stored[locale][name] = structuredClone(back);
          if (!isTyped) docs[locale][name] = structuredClone(back);
          // Typed over what nobody here has seen: the next save has to tell of it.
          if (!isTyped || isSame(back, sent[locale][name]))
            replacePart(bases[locale], name, partOf(answer.bases[locale], name));
        }
      }
      return answer;
    },
    /** The decision «keep mine» at one field. */
    keepMine(locale: Locale, path: string): void {
      const { seen } = conflicts[locale].find((conflict) => conflict.path === path)!;
      const isShared = fields.some(
        ({ name, ...field }) => name === firstOf(path) && !bearsLanguage({ name, ...field }),
      );
      for (const one of isShared ? locales : [locale]) {
        replacePart(bases[one], path, seen);
        insisted[one].add(firstOf(path));
        conflicts = { ...conflicts, [one]: conflicts[one].filter((conflict) => conflict.path !== path) };
      }
    },
  };
}

export type DeskClient = Awaited<ReturnType<typeof openClient>>;

/** The text at a unit’s path in the source of a language, and in the language itself. */
function textsAt(docs: Docs, path: string, locale: Locale): [unknown, unknown] {
  const [name, pair, text] = path.split('.') as [string, string?, string?];
  const other = locale === 'en' ? 'ar' : 'en';
  const values: Values = { en: docs.en[name], ar: docs.ar[name] };
  if (!pair || !text) return [values[other], values[locale]];
  const rows = pairRows(values).find((row) => row.pair === pair)?.rows;
  return [rows?.[other]?.[text], rows?.[locale]?.[text]];
}

function replacePart(base: Record<string, string>, path: string, part: Record<string, string>): void {
  for (const at of Object.keys(partOf(base, path))) delete base[at];
  Object.assign(base, part);
}

function bearsLanguage({ fields = [], localized }: FieldSpec): boolean {
  return localized || fields.some(bearsLanguage);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function firstOf(path: string): string {
  return path.split('.', 1)[0]!;
}

export function rowsOf(doc: Doc, name: string): (Doc & { id: string })[] {
  return Array.isArray(doc[name]) ? (doc[name] as (Doc & { id: string })[]) : [];
}

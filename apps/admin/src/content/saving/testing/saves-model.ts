import { otherLocale, type Locale } from '@nasaq/contract';
import { wordsOf } from '@nasaq/translation';
import type { Doc } from '../merge.ts';

/** Single values of the model’s entry, and its rows with the text that each row has. */
export const localizedTexts = ['title', 'summary', 'challenge'] as const;
export const sharedNumbers = ['year'] as const;
export const arrays = {
  figures: { text: 'label', localized: true },
  gallery: { text: 'caption', localized: true },
  technologies: { text: 'text', localized: false },
};

type ArrayName = keyof typeof arrays;
/** Values by field; an array’s are its rows’ texts by their ids. */
export type Values = Record<string, unknown> & Record<ArrayName, Record<string, string>>;

/** What a document of some kind has. */
export interface ModelShape {
  texts: readonly string[];
  shared: readonly string[];
  /** By the name under which a form of it has its rows. */
  arrays: Record<string, { text: string; localized: boolean }>;
  /** Fields that show the text of another field in the other language. */
  others?: Record<string, string>;
}

const ofWorks: ModelShape = { texts: localizedTexts, shared: sharedNumbers, arrays };

export interface FormModel {
  name: string;
  locale: Locale;
  /** What it knows to be stored, and what its fields show. */
  seen: Values;
  shown: Values;
}

/**
 * What the entry has to be after any saves, told as plainly as possible: one value for each field, which the last form has
 * that changed it and had seen what it changed.
 */
export class SavesModel {
  readonly #shape: ModelShape;
  readonly #names: readonly string[];
  readonly #arrayNames: readonly ArrayName[];
  readonly #stored = new Map<string, unknown>();
  readonly #rows = new Map<string, Map<string, string>>();
  readonly #writers = new Map<string, string>();

  constructor(shape: ModelShape = ofWorks) {
    this.#shape = shape;
    this.#names = [...shape.texts, ...Object.keys(shape.others ?? {}), ...shape.shared];
    this.#arrayNames = Object.keys(shape.arrays) as ArrayName[];
  }

  values(locale: Locale): Values {
    const texts = this.#names.map((name) => [name, this.#stored.get(this.#keyOf(name, locale))]);
    const rows = this.#arrayNames.map((name) => [name, Object.fromEntries(this.#rowsOf(name, locale))]);
    return Object.fromEntries([...texts, ...rows]) as Values;
  }

  /** Takes over what is stored, as after something that is not the work of a form. */
  read(locale: Locale, values: Values): void {
    for (const name of this.#names) this.#write(this.#keyOf(name, locale), values[name], null);
    for (const name of this.#arrayNames) {
      const rows = this.#rowsOf(name, locale);
      for (const id of rows.keys()) if (!(id in values[name])) rows.delete(id);
      for (const [id, text] of Object.entries(values[name])) this.#writeRow(name, locale, id, text, null);
    }
  }

  /**
   * @returns the paths that this form may not change. With `whole`, one of them keeps everything from being stored.
   * @param answered whether the form gets to know what was stored
   */
  save(
    { name: form, locale, seen, shown: nowShown }: FormModel,
    { whole = false, answered = true, sent = nowShown } = {},
  ) {
    const conflicts: string[] = [];
    const writes: (() => void)[] = [];
    for (const name of this.#names) {
      const key = this.#keyOf(name, locale);
      const [stored, own] = [this.#stored.get(key), sent[name]];
      const known = this.#writers.get(key) === form ? stored : seen[name];
      if (own === stored) writes.push(() => answered && (seen[name] = own));
      else if (known === stored)
        writes.push(() => {
          this.#write(key, own, form);
          if (answered) seen[name] = own;
        });
      else if (own !== known) conflicts.push(name);
    }
    for (const name of this.#arrayNames)
      this.#saveRows(name, { form, locale, seen, sent, answered }, conflicts, writes);
    if (!whole || conflicts.length === 0) writes.forEach((write) => write());
    return conflicts.sort();
  }

  #saveRows(
    name: ArrayName,
    {
      answered,
      form,
      locale,
      seen,
      sent,
    }: { form: string; locale: Locale; seen: Values; sent: Values; answered: boolean },
    conflicts: string[],
    writes: (() => void)[],
  ): void {
    const rows = this.#rowsOf(name, locale);
    const key = this.#keyOf(name, locale);
    const own = sent[name];
    const inside: string[] = [];
    const later: (() => void)[] = [];
    for (const id of new Set([...rows.keys(), ...Object.keys(own)])) {
      const [stored, ownText] = [rows.get(id), own[id]];
      const isOwn = stored !== undefined && this.#writers.get(`${key}.${id}`) === form;
      const known = isOwn ? stored : seen[name][id];
      if (stored !== undefined && ownText !== undefined) {
        if (ownText === stored) later.push(() => answered && (seen[name][id] = ownText));
        else if (known === stored)
          later.push(() => {
            this.#writeRow(name, locale, id, ownText, form);
            if (answered) seen[name][id] = ownText;
          });
        else if (ownText !== known) inside.push(`${name}.${id}.${this.#shape.arrays[name]!.text}`);
      } else if (known !== undefined) {
        // Removed by one: a text that the other has changed in it would be lost.
        if ((stored ?? ownText) !== known) return void conflicts.push(name);
        if (stored !== undefined)
          later.push(() => {
            rows.delete(id);
            if (answered) delete seen[name][id];
          });
      } else if (ownText !== undefined)
        later.push(() => {
          this.#writeRow(name, locale, id, ownText, form);
          if (answered) seen[name][id] = ownText;
        });
    }
    // What both have removed is gone for this form too: it comes back only where somebody brings it back.
    for (const id of Object.keys(seen[name]))
      if (!rows.has(id) && !(id in own)) later.push(() => answered && delete seen[name][id]);
    conflicts.push(...inside);
    writes.push(...later);
  }

  #rowsOf(name: ArrayName, locale: Locale): Map<string, string> {
    const key = this.#keyOf(name, locale);
    if (!this.#rows.has(key)) this.#rows.set(key, new Map());
    return this.#rows.get(key)!;
  }

  #write(key: string, value: unknown, form: string | null): void {
    if (this.#stored.get(key) === value) return;
    this.#stored.set(key, value);
    this.#writers.set(key, form ?? '');
  }

  #writeRow(name: ArrayName, locale: Locale, id: string, text: string, form: string | null): void {
    const rows = this.#rowsOf(name, locale);
    const key = this.#keyOf(name, locale);
    if (rows.get(id) === text) return;
    rows.set(id, text);
    this.#writers.set(`${key}.${id}`, form ?? '');
  }

  #keyOf(name: string, locale: Locale): string {
    const { arrays: lists, others = {}, shared } = this.#shape;
    const other = others[name];
    if (other) return `${otherLocale(locale)}:${other}`;
    return shared.includes(name) || lists[name]?.localized === false ? name : `${locale}:${name}`;
  }
}

/** The fields of the model out of a document or a form. */
export function valuesOf(doc: Doc, shape: ModelShape = ofWorks): Values {
  const values: Record<string, unknown> = {};
  for (const name of [...shape.texts, ...Object.keys(shape.others ?? {}), ...shape.shared])
    values[name] = plain(valueAt(doc, name));
  for (const [name, { text }] of Object.entries(shape.arrays)) {
    const rows = valueAt(doc, name);
    values[name] = Object.fromEntries((Array.isArray(rows) ? (rows as Doc[]) : []).map((row) => [row.id, row[text]]));
  }
  return values as Values;
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? wordsOf(value) : (value ?? null);
}

/** A name may lead into a group, as `openingHours.week`. */
function valueAt(doc: Doc, name: string): unknown {
  return name.split('.').reduce<unknown>((at, part) => (at as Doc | null | undefined)?.[part], doc);
}

import { locales, type Locale, otherLocale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { bearsLanguage, type EntryModel, withOwn } from './entry-model.ts';
import { merged } from './merge-model.ts';
import { fieldsAt, firstOf, isSamePart, nearest, type Sheet, type Sheets, withParts } from './sheet.ts';
import type { Pairs, SaidOf } from './states-model.ts';

export interface Saying {
  locale: Locale;
  path: string;
  as: SaidOf['as'] | 'minor' | 'none';
  source: string;
  target: string;
}

/** A save of a desk, as it left: what stood there, and of that what was sent. */
export interface SentModel {
  shown: Sheets;
  base: Sheets;
  names: Record<Locale | 'shared', string[]>;
  marks: Saying[];
  source: Locale | undefined;
  /** Of the rows as the desk had them. */
  pairs: Pairs;
  /** Fields that were brought back with it and go only with the next one. */
  alone?: Record<Locale, string[]>;
}

/** What became of it at the host. */
export interface Outcome {
  stored: Sheets;
  /** The language that the entry is translated from. */
  source: Locale;
  refused: Record<Locale, string[]>;
}

/** What was not stored, in the language in which that is. */
interface Refused {
  locale: Locale;
  path: string;
}

type Names = Record<Locale, readonly string[]>;

/** What a desk has to show after all that was typed, answered and loaded. */
export class DeskModel {
  readonly #entry: EntryModel;
  shown: Sheets;
  /** What each value was typed on. */
  base: Sheets;
  /** What the host has, as far as the desk knows. */
  known: Sheets;
  refused: Record<Locale, string[]> = { en: [], ar: [] };
  insisted: Names = { en: [], ar: [] };
  marks: Saying[] = [];
  source: Locale | undefined;
  /** What its rows are called. */
  pairs: Pairs = new Map();
  /** The name of the save that has left and has no answer. */
  onItsWay: string | null = null;
  /** What the host had when it refused something. */
  #theirs: Sheets;

  constructor(entry: EntryModel) {
    this.#entry = entry;
    this.shown = copied(entry.stored);
    this.base = copied(entry.stored);
    this.known = copied(entry.stored);
    this.#theirs = copied(entry.stored);
  }

  /** Somebody has changed a field: it shows what they see. */
  type(locale: Locale, name: string, now: Sheet): void {
    for (const one of this.#entry.shared.includes(name) ? locales : [locale])
      this.shown[one] = withParts(this.shown[one], now, [name]);
  }

  /** The fields that wait to be stored, disputes apart. */
  unsaved(): SentModel['names'] {
    return this.#names({ en: [], ar: [] });
  }

  get isUnsaved(): boolean {
    const { ar, en, shared } = this.unsaved();
    return en.length + ar.length + shared.length + this.marks.length > 0 || this.source !== undefined;
  }

  send(): SentModel {
    const { marks, pairs, source } = this;
    return {
      shown: copied(this.shown),
      base: copied(this.base),
      names: this.#names(this.refused),
      marks: [...marks],
      source,
      pairs,
    };
  }

  #names(disputed: Names): SentModel['names'] {
    const waits = (locale: Locale) => (field: FieldSpec) =>
      disputed[locale].some((path) => firstOf(path) === field.name) ||
      this.insisted[locale].includes(field.name) ||
      !isSamePart(this.shown[locale], this.known[locale], field.name);
    const of = (locale: Locale, isShared: boolean) =>
      this.#entry.fields
        .filter((field) => bearsLanguage(field) !== isShared)
        .filter(waits(locale))
        .map(({ name }) => name);
    return { en: of('en', false), ar: of('ar', false), shared: of('en', true) };
  }

  /** The answer to a save: what was typed since it left stays on what it was typed on. */
  answer(sent: SentModel, { refused, source, stored }: Outcome): void {
    for (const locale of locales) {
      const answered = withOwn(stored[locale], sent.shown[locale], refused[locale]);
      const base = withParts(answered, sent.base[locale], refused[locale]);
      const [ownShown, ownBase] = [this.shown[locale], this.base[locale]];
      this.#lay(locale, sent.shown[locale], answered, base);
      // What this save has brought along was typed long before, over what had stood there then: it has not seen what the
      // host has got since, and must not seem to have removed rows that others have added.
      const held = (sent.alone?.[locale] ?? []).filter((name) => !isSamePart(ownShown, answered, name));
      this.shown[locale] = withParts(this.shown[locale], ownShown, held);
      this.base[locale] = withParts(this.base[locale], ownBase, held);
    }
    this.refused = { ...refused };
    this.#theirs = stored;
    this.insisted = { en: [], ar: [] };
    const isSaid = (mark: Saying) => sent.marks.some((one) => JSON.stringify(one) === JSON.stringify(mark));
    this.marks = this.marks.filter((mark) => !isSaid(mark));
    if (this.source === sent.source || this.source === source) this.source = undefined;
  }

  /** The newest of what others have stored, beside what is typed and in dispute. */
  refresh({ source, stored: fresh }: Outcome, givenUp?: { locale: Locale; path: string }): void {
    if (this.source === source) this.source = undefined;
    const ended = givenUp ? this.decidedWith(givenUp) : [];
    for (const locale of locales) {
      const over = ended.filter((one) => one.locale === locale).map(({ path }) => path);
      const own = this.shown[locale];
      const base = this.base[locale];
      this.refused[locale] = this.refused[locale].filter((path) => !over.includes(path));
      this.#lay(locale, this.known[locale], fresh[locale], fresh[locale]);
      this.shown[locale] = withParts(this.shown[locale], fresh[locale], over);
      // Where the row of a text is gone, all rows are in dispute.
      const disputed = this.refused[locale].map((path) => nearest(fresh[locale], path));
      this.shown[locale] = withParts(this.shown[locale], own, disputed);
      this.known[locale] = withParts(this.known[locale], own, disputed);
      this.base[locale] = withParts(this.base[locale], base, disputed);
    }
  }

  /** The own value of a dispute is to be stored over theirs, which has been seen. */
  insist(locale: Locale, path: string): void {
    for (const one of this.decidedWith({ locale, path })) {
      this.base[one.locale] = withParts(this.base[one.locale], this.#theirs[one.locale], [one.path]);
      this.refused[one.locale] = this.refused[one.locale].filter((other) => other !== one.path);
      this.insisted = { ...this.insisted, [one.locale]: [...this.insisted[one.locale], firstOf(one.path)] };
    }
  }

  /** What both languages share is one dispute; two over one setting are, too. */
  decidedWith(dispute: Refused): Refused[] {
    const { locale, path } = dispute;
    if (this.#entry.shared.includes(firstOf(path))) return locales.map((one) => ({ locale: one, path }));
    const name = this.#settingAt(dispute);
    const other = otherLocale(locale);
    const partner = this.refused[other].find((one) => name && this.#settingAt({ locale: other, path: one }) === name);
    return partner ? [dispute, { locale: other, path: partner }] : [dispute];
  }

  /** The path of a setting with the pairs of its rows; nothing of what is none, or stands in no row any more. */
  #settingAt({ locale, path }: Refused): string | null {
    const [list, id, name, ...inside] = path.split('.');
    const field = this.#entry.fields.find((one) => one.name === list);
    if (!field || inside.length > 0) return null;
    const isSetting = fieldsAt(field, [this.shown[locale]], `${list}.${id}`).some(
      (one) => one.name === name && one.setting,
    );
    return isSetting ? `${list}.${this.pairs.get(id!)}.${name}` : null;
  }

  #lay(locale: Locale, since: Sheet, host: Sheet, hostBase: Sheet): void {
    const sides = { mine: this.shown[locale], base: since, theirs: host, stays: 'mine' } as const;
    const { clashes, sheet } = merged(this.#entry.fields, sides);
    this.base[locale] = withParts(hostBase, this.base[locale], clashes);
    this.shown[locale] = sheet;
    this.known[locale] = new Map(host);
  }
}

export function copied({ ar, en }: Sheets): Sheets {
  return { en: new Map(en), ar: new Map(ar) };
}

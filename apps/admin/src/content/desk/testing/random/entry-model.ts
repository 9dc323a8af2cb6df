import { locales, type Locale, otherLocale } from '@nasaq/contract';
import { type FieldSpec, fieldsInside } from '@nasaq/translation';
import { merged } from './merge-model.ts';
import { firstOf, partOf, type Sheet, type Sheets, withParts } from './sheet.ts';

/** A save as the host gets it: the fields that it names, and what they stood on. */
export interface Saved {
  form: string;
  names: readonly string[];
  mine: Sheet;
  base: Sheet;
}

/** What an entry has to be after any saves: for each value, that of the last one who had seen what they changed. */
export class EntryModel {
  readonly fields: readonly FieldSpec[];
  stored: Sheets = { en: new Map(), ar: new Map() };
  readonly onSite = new Map<Locale, Sheet>();
  readonly #writers = new Map<string, string | null>();

  constructor(fields: readonly FieldSpec[]) {
    this.fields = fields;
  }

  /** @returns the paths that it may not change */
  save(locale: Locale, { base, form, mine, names }: Saved): string[] {
    const fields = this.fields.filter(({ name }) => names.includes(name));
    const { clashes, sheet } = merged(fields, {
      mine,
      base,
      theirs: this.stored[locale],
      isOwn: (path) => this.#writers.get(this.#keyOf(locale, path)) === form,
      stays: 'theirs',
    });
    const rest = new Map([...this.stored[locale]].filter(([path]) => !names.includes(firstOf(path))));
    this.write(locale, new Map([...rest, ...sheet]), form);
    return clashes.sort();
  }

  /** Takes over what stands there now. */
  write(locale: Locale, sheet: Sheet, form: string | null): void {
    const before = this.stored[locale];
    for (const path of new Set([...before.keys(), ...sheet.keys()])) {
      if (before.get(path) === sheet.get(path)) continue;
      if (sheet.has(path)) this.#writers.set(this.#keyOf(locale, path), form);
      else this.#writers.delete(this.#keyOf(locale, path));
    }
    this.stored[locale] = sheet;
    const other = otherLocale(locale);
    this.stored[other] = withParts(this.stored[other], sheet, this.shared);
  }

  /** A language goes to the site with what both share. */
  publish(locale: Locale): void {
    this.onSite.set(locale, new Map(this.stored[locale]));
    const [other, shown] = [otherLocale(locale), this.onSite.get(otherLocale(locale))];
    if (shown) this.onSite.set(other, withParts(shown, this.stored[other], this.shared));
  }

  /** A language goes from the site, and what waits stays where it is. */
  withdraw(locale: Locale): void {
    this.onSite.delete(locale);
  }

  /** What an older version brings back. */
  restore(old: Sheets, languages: readonly Locale[], withShared: boolean): void {
    for (const locale of locales) {
      const own = languages.includes(locale) ? old[locale] : this.stored[locale];
      this.write(locale, withParts(own, withShared ? old[locale] : this.stored[locale], this.shared), null);
    }
  }

  /** Fields of the first level of which both languages have the same value. */
  get shared(): string[] {
    return this.fields.filter((field) => !bearsLanguage(field)).map(({ name }) => name);
  }

  #keyOf(locale: Locale, path: string): string {
    return isLocalized(this.fields, path.split('.')) ? `${locale}:${path}` : path;
  }
}

export function bearsLanguage(field: FieldSpec): boolean {
  return field.localized || fieldsInside(field).some(bearsLanguage);
}

function isLocalized(fields: readonly FieldSpec[], [name, ...rest]: string[]): boolean {
  const field = fields.find((one) => one.name === name)!;
  if (field.localized || rest.length === 0) return field.localized;
  const inside = field.kind === 'rows' ? rest.slice(1) : rest;
  return inside.length > 0 && isLocalized(field.fields ?? [], inside);
}

/** A document as it stands, but with somebody’s own values at these paths; of rows that are gone nothing comes back. */
export function withOwn(sheet: Sheet, own: Sheet, paths: readonly string[]): Sheet {
  return withParts(
    sheet,
    own,
    paths.filter((path) => sheet.has(path) && partOf(own, path).size > 0),
  );
}

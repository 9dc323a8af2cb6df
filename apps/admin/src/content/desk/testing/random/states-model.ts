import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { type FieldSpec, hasWords } from '@nasaq/translation';
import { fieldsAt, idsAt, type Sheet, type Sheets } from './sheet.ts';

/** What was said of a text, with the very words of both sides. */
export interface SaidOf {
  as: 'confirmed' | 'machine' | 'review';
  source: string;
  target: string;
}

/** By the id of a row. */
export type Pairs = Map<string, string>;
/** Both languages of every text, by its path. */
export type Units = Map<string, Record<Locale, string>>;

const order = ['missing', 'outdated', 'machine', 'review', 'draft', 'confirmed', 'source', 'empty'];

/** The states that an entry has to have, told without fingerprints: by the words themselves. */
export class StatesModel {
  source: Locale = 'en';
  marks: Record<Locale, Map<string, SaidOf>> = { en: new Map(), ar: new Map() };

  say(locale: Locale, path: string, as: SaidOf['as'] | 'minor' | 'none', source: string, target: string): void {
    const present = this.marks[locale].get(path);
    if (as === 'none') this.marks[locale].delete(path);
    else if (as !== 'minor') this.marks[locale].set(path, { as, source, target });
    else if (present) this.marks[locale].set(path, { ...present, source });
  }

  translateFrom(source: Locale): void {
    if (source === this.source) return;
    const [from, to] = [this.marks[source], this.marks[otherLocale(source)]];
    for (const [path, { as, source: words, target }] of from)
      if (as === 'confirmed' && !to.has(path)) to.set(path, { as, source: target, target: words });
    this.source = source;
  }

  /** How every text stands in each language, by its path. */
  states(units: Units): Units {
    const state = (path: string, text: Record<Locale, string>, locale: Locale) => this.#stateOf(path, text, locale);
    return new Map(
      [...units].map(([path, text]) => [path, { en: state(path, text, 'en'), ar: state(path, text, 'ar') }]),
    );
  }

  #stateOf(path: string, text: Record<Locale, string>, locale: Locale): string {
    const other = text[otherLocale(locale)];
    if (text[locale] === '') return other === '' ? 'empty' : 'missing';
    if (locale === this.source) return 'source';
    const said = this.marks[locale].get(path);
    if (!said || (said.as !== 'machine' && said.target !== text[locale])) return 'draft';
    return said.source === other ? said.as : 'outdated';
  }
}

/** The state of an entry in one language. */
export function worstState(states: Units, locale: Locale): string {
  const found = new Set([...states.values()].map((state) => state[locale]));
  return order.find((state) => found.has(state)) ?? 'empty';
}

/** Every text that has a language. */
export function unitsOf(fields: readonly FieldSpec[], sheets: Sheets, pairs: Pairs): Units {
  const units: Units = new Map();
  for (const locale of locales)
    for (const [path, text] of textsIn(fields, sheets[locale], pairs)) {
      const unit = units.get(path) ?? { en: '', ar: '' };
      units.set(path, { ...unit, [locale]: text });
    }
  return units;
}

function textsIn(fields: readonly FieldSpec[], sheet: Sheet, pairs: Pairs, at = '', named = ''): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const [path, name] = [at + field.name, named + field.name];
    const inside = field.fields ?? [];
    if (field.kind === 'group') return textsIn(inside, sheet, pairs, `${path}.`, `${name}.`);
    if (field.kind === 'rows')
      return field.localized
        ? idsAt(sheet, path).flatMap((id) =>
            textsIn(
              fieldsAt(field, [sheet], `${path}.${id}`),
              sheet,
              pairs,
              `${path}.${id}.`,
              `${name}.${pairs.get(id)}.`,
            ),
          )
        : [];
    return field.localized && hasWords(field) ? [[name, sheet.get(path) ?? '']] : [];
  });
}

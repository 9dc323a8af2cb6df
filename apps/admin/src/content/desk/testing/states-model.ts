import { otherLocale, type Locale } from '@nasaq/contract';
import { arrays, type Values } from '../../saving/testing/saves-model.ts';

/** What was said of a text, with the very words of both sides. */
interface SaidOf {
  as: 'confirmed' | 'machine' | 'review';
  source: string;
  target: string;
}

type Both = Record<Locale, Values>;
/** By the id of a row. */
export type Pairs = Map<string, string>;

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
  states(values: Both, pairs: Pairs, texts: readonly string[]): Map<string, Record<Locale, string>> {
    const units = [...unitsOf(values, pairs, texts)];
    const state = (path: string, text: Record<Locale, string>, locale: Locale) => this.#stateOf(path, text, locale);
    return new Map(units.map(([path, text]) => [path, { en: state(path, text, 'en'), ar: state(path, text, 'ar') }]));
  }

  #stateOf(path: string, text: Record<Locale, string>, locale: Locale): string {
    const other = text[otherLocale(locale)];
    if (text[locale] === '') return other === '' ? 'empty' : 'missing';
    if (locale === this.source) return 'source';
    const said = this.marks[locale].get(path);
    if (said?.target !== text[locale]) return 'draft';
    return said.source === other ? said.as : 'outdated';
  }
}

/** The state of an entry in one language. */
export function worstState(states: ReadonlyMap<string, Record<Locale, string>>, locale: Locale): string {
  const found = new Set([...states.values()].map((state) => state[locale]));
  return order.find((state) => found.has(state)) ?? 'empty';
}

/** Every text that has a language, by its path. */
export function unitsOf(values: Both, pairs: Pairs, texts: readonly string[]): Map<string, Record<Locale, string>> {
  const units = new Map<string, Record<Locale, string>>();
  const put = (path: string, locale: Locale, text: unknown) => {
    const unit = units.get(path) ?? { en: '', ar: '' };
    units.set(path, { ...unit, [locale]: String(text ?? '') });
  };
  for (const locale of ['en', 'ar'] as const) {
    for (const name of texts) put(name, locale, values[locale][name]);
    for (const [name, { localized, text }] of Object.entries(arrays)) {
      if (!localized) continue;
      for (const [id, words] of Object.entries(values[locale][name as keyof typeof arrays])) {
        put(`${name}.${pairs.get(id)}.${text}`, locale, words);
        // Every figure counts one of something.
        if (name === 'figures') put(`${name}.${pairs.get(id)}.value`, locale, '1');
      }
    }
  }
  return units;
}

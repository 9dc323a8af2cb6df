import { locales, type Locale } from '@nasaq/contract';
import { type Doc, judgedUnits } from '@nasaq/translation';
import { readEntry } from '../../../saving/testing/written-entry.ts';
import { expected } from './expected.ts';
import { expectDistinct, pairsIn } from './pairs.ts';
import { inWords, sheetOf } from './sheet.ts';
import { unitsOf, worstState } from './states-model.ts';
import type { Surroundings } from './surroundings.ts';

/** What the host has beside what the models have. */
export class Comparison {
  readonly #world: Surroundings;
  /** The rows that were there when all was compared last. */
  readonly #stored: Record<Locale, Set<string>> = { en: new Set(), ar: new Set() };

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /** What is stored and on the site is what the model has, in its order; and so is how each language stands. */
  async compare(): Promise<void> {
    const { entry, fields } = this.#world;
    const read = (locale: Locale) =>
      Promise.all([
        this.#world.newest(locale),
        entry.onSite.has(locale) ? readEntry(this.#world.written, { locale }) : null,
      ]);
    // All at once: most of the time of a long run goes by with them.
    const [en, ar, standing] = await Promise.all([read('en'), read('ar'), readStanding(this.#world)]);
    const docs = { en, ar };
    for (const locale of locales) {
      const [newest, onSite] = docs[locale];
      const wordsOf = (doc: Doc) => inWords(sheetOf(fields, doc));
      expected(wordsOf(newest), `stored in ${locale}`).toEqual(inWords(entry.stored[locale]));
      if (onSite) expected(wordsOf(onSite), `on the site in ${locale}`).toEqual(inWords(entry.onSite.get(locale)!));
      this.#comparePairs(newest, locale);
    }
    this.#compareStates(standing);
  }

  /** A row keeps its pair for as long as it is there, and no two in a list have the same one. */
  #comparePairs(doc: Doc, locale: Locale): void {
    const { fields, pairs } = this.#world;
    const there = pairsIn(fields, doc);
    for (const [row, pair] of there) {
      expected(pair).toMatch(/^[\w-]+$/);
      if (this.#stored[locale].has(row)) expected(pair, `the pair of ${row}`).toBe(pairs.get(row));
      pairs.set(row, pair);
    }
    this.#stored[locale] = new Set(there.keys());
    expectDistinct(fields, doc);
  }

  #compareStates({ docs, listed, record }: Awaited<ReturnType<typeof readStanding>>): void {
    const { counts, entry, fields, pairs, states } = this.#world;
    const wanted = states.states(unitsOf(fields, entry.stored, pairs));
    expected({ en: listed.stateEn, ar: listed.stateAr }).toEqual({
      en: worstState(wanted, 'en'),
      ar: worstState(wanted, 'ar'),
    });
    const told = judgedUnits(fields, docs, record).map(({ path, states: both }) => [path, both] as const);
    expected(new Map(told)).toEqual(wanted);
    for (const { ar, en } of wanted.values())
      for (const state of [ar, en]) counts[`state ${state}`] = (counts[`state ${state}`] ?? 0) + 1;
  }
}

/** What lists are told of how an entry stands, and what follows from what was said. */
async function readStanding({ id, payload, stage: { collection } }: Surroundings) {
  const { standingOf } = await import('../../../translation/said.ts');
  const { newestOfEntry } = await import('../../../saving/newest.ts');
  const req = { payload } as never;
  const [listed, standing] = await Promise.all([
    newestOfEntry(req, collection, id, { version: { stateEn: true, stateAr: true } }),
    standingOf(req, { collection, id }),
  ]);
  return { listed: listed!, ...standing! };
}

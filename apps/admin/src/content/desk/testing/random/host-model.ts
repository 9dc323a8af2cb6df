import { locales, type Locale } from '@nasaq/contract';
import { copied, type Outcome, type SentModel } from './desk-model.ts';
import { withOwn } from './entry-model.ts';
import { firstOf, type Sheets, withParts } from './sheet.ts';
import { unitsOf } from './states-model.ts';
import type { Surroundings } from './surroundings.ts';

/** A save of a desk, from the moment at which it left. */
interface Save {
  form: string;
  sent: SentModel;
  /** What was not stored, once the host has carried it out; and after which others that was. */
  done: { refused: Outcome['refused']; place: number } | null;
}

/** What the host has to make of the saves of desks: of each one once, however often it comes. */
export class HostModel {
  readonly #world: Surroundings;
  readonly #saves = new Map<string, Save>();
  #done = 0;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /** A save of this name may come to the host. */
  expectSave(key: string, sent: SentModel): void {
    if (!this.#saves.has(key)) this.#saves.set(key, { form: key.split(':', 1)[0]!, sent, done: null });
  }

  /** @returns what the host has to answer; `unsaid` are the paths of texts that are gone */
  carryOut(key: string): Outcome & { unsaid: string[] } {
    const { entry, states } = this.#world;
    const save = this.#saves.get(key)!;
    const { done, form, sent } = save;
    let refused: Outcome['refused'] = { en: [], ar: [] };
    let unsaid: string[] = [];
    if (!done) {
      this.#notePairs(sent);
      refused = this.#store(form, sent.names, sent.shown, sent.base);
      unsaid = this.#say(sent);
    } else {
      this.#world.note('is known', 'repeated');
      // What a desk has sent since is newer than what comes again.
      const isLast = [...this.#saves.values()].every(
        (one) => one.form !== form || (one.done?.place ?? 0) <= done.place,
      );
      if (isLast) refused = this.#storeAgain(form, done.refused, sent);
    }
    this.#done += 1;
    save.done = { refused, place: done?.place ?? this.#done };
    return { stored: copied(entry.stored), source: states.source, refused, unsaid };
  }

  /** A row that is not stored gets the pair that its desk has for it. */
  #notePairs({ pairs }: SentModel): void {
    const { entry, pairs: known } = this.#world;
    const stored = new Set(
      locales.flatMap((locale) => [...entry.stored[locale].keys()].flatMap((at) => at.split('.'))),
    );
    for (const [row, pair] of pairs) if (!stored.has(row)) known.set(row, pair);
  }

  #store(form: string, names: SentModel['names'], mine: Sheets, base: Sheets): Outcome['refused'] {
    const save = (locale: Locale, of: readonly string[]) =>
      this.#world.entry.save(locale, { form, names: of, mine: mine[locale], base: base[locale] });
    const [en, ar, shared] = [save('en', names.en), save('ar', names.ar), save('en', names.shared)];
    return { en: [...en, ...shared].sort(), ar: [...ar, ...shared].sort() };
  }

  /** Only what was refused then is tried, on what it stood on. */
  #storeAgain(form: string, refused: Outcome['refused'], { base, shown }: SentModel): Outcome['refused'] {
    const { shared, stored } = this.#world.entry;
    const mine = copied(stored);
    const on = copied(stored);
    for (const locale of locales) {
      mine[locale] = withOwn(mine[locale], shown[locale], refused[locale]);
      const there = refused[locale].filter((path) => mine[locale].has(path));
      on[locale] = withParts(on[locale], base[locale], there);
    }
    const first = (locale: Locale) => [...new Set(refused[locale].map(firstOf))];
    const own = (locale: Locale) => first(locale).filter((name) => !shared.includes(name));
    const names = { en: own('en'), ar: own('ar'), shared: first('en').filter((name) => shared.includes(name)) };
    return this.#store(form, names, mine, on);
  }

  #say({ marks, source }: SentModel): string[] {
    const { entry, fields, pairs, states } = this.#world;
    if (source) states.translateFrom(source);
    const there = unitsOf(fields, entry.stored, pairs);
    for (const { as, locale, path, source: from, target } of marks) {
      if (there.has(path)) states.say(locale, path, as, from, target);
      this.#world.note(`says ${as} of ${locale}:${path}`, 'said');
    }
    return [...new Set(marks.map(({ path }) => path).filter((path) => !there.has(path)))].sort();
  }
}

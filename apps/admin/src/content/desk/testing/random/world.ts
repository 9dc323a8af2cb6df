import { locales, type Locale } from "@nasaq/contract";
import { type Doc, type FieldSpec, judgedUnits, type TranslationRecord } from "@nasaq/translation";
import type { Payload, TypedUser } from "payload";
import { expect } from "vitest";
import type { Dice } from "../../../saving/testing/random.ts";
import type { DeskAnswer } from "../../desk-api.ts";
import { askDesk } from "../ask-desk.ts";
import type { Request } from "./browser.ts";
import { copied, DeskModel, type Outcome, type SentModel } from "./desk-model.ts";
import { EntryModel, withOwn } from "./entry-model.ts";
import { expected } from "./expected.ts";
import type { Page } from "./page.ts";
import { savedBy } from "./page.ts";
import { firstOf, inWords, rowsOf, type Sheets, sheetOf, withParts } from "./sheet.ts";
import { type Pairs, StatesModel, unitsOf, worstState } from "./states-model.ts";

/** A kind of entry, and which of its fields are written in. */
export interface Stage {
  collection: "products" | "works";
  /** What a new one needs. */
  made: Record<Locale, Doc>;
  names: readonly string[];
}

/** A save of a desk, from the moment at which it left. */
interface Save {
  form: string;
  sent: SentModel;
  /** What was not stored, once the host has carried it out; and after which others that was. */
  done: { refused: Outcome["refused"]; place: number } | null;
}

/** A desk that is open. */
export interface Seat {
  page: Page;
  model: DeskModel;
  /** What stood on it when its saves left, by their names. */
  sent: Map<string, SentModel>;
  /** The dispute in which theirs is waited for. */
  givenUp: { locale: Locale; path: string } | undefined;
}

export interface Counts {
  [what: string]: number;
}

/** One entry with everybody who works on it, and what it has to be. */
export class World {
  readonly payload: Payload;
  readonly stage: Stage;
  readonly id: number;
  readonly dice: Dice;
  readonly counts: Counts;
  readonly fields: readonly FieldSpec[];
  readonly entry: EntryModel;
  readonly states = new StatesModel();
  /** Of every row that was ever seen, and what was ever said, by its fingerprint. */
  readonly pairs: Pairs = new Map();
  readonly words = new Map<string, string>();
  readonly history: string[] = [];
  readonly #saves = new Map<string, Save>();
  #done = 0;
  /** The rows that were there when all was compared last. */
  readonly #stored: Record<Locale, Set<string>> = { en: new Set(), ar: new Set() };

  private constructor(
    { counts, dice, payload, stage }: Pick<World, "counts" | "dice" | "payload" | "stage">,
    id: number,
    fields: readonly FieldSpec[],
  ) {
    this.payload = payload;
    this.stage = stage;
    this.id = id;
    this.dice = dice;
    this.counts = counts;
    this.fields = fields;
    this.entry = new EntryModel(fields);
  }

  static async open(
    options: Pick<World, "counts" | "dice" | "payload" | "stage"> & { user: TypedUser },
  ): Promise<World> {
    const { payload, stage, user } = options;
    const { fieldSpecsOf } = await import("../../../translation/field-specs.ts");
    const { collection, made, names } = stage;
    const call = { collection, draft: true, user } as const;
    const { id } = (await payload.create({ ...call, locale: "en", data: made.en } as never)) as { id: number };
    await payload.update({ ...call, id, locale: "ar", data: made.ar } as never);
    const fields = fieldSpecsOf(payload.collections[collection].config).filter(({ name }) => names.includes(name));
    const world = new World(options, id, fields);
    for (const locale of locales) world.entry.write(locale, sheetOf(fields, await world.newest(locale)), null);
    return world;
  }

  note(what: string, count?: keyof Counts & string): void {
    this.history.push(what);
    if (count) this.counts[count] = (this.counts[count] ?? 0) + 1;
  }

  newest(locale: Locale): Promise<Doc> {
    return this.#read({ locale, draft: true });
  }

  #read(how: object): Promise<Doc> {
    const { collection } = this.stage;
    return this.payload.findByID({
      collection,
      id: this.id,
      fallbackLocale: false,
      depth: 0,
      ...how,
    } as never) as never;
  }

  /** A save has left: it has what the model would send. */
  async noteSent(seat: Seat, request: Request): Promise<void> {
    const save = await savedBy(request);
    const key = `${save.form}:${save.save}`;
    seat.model.onItsWay = key;
    if (seat.sent.has(key)) return;
    const sent = seat.model.send();
    const named = (values: Doc | undefined) =>
      Object.keys(values ?? {})
        .filter((name) => this.stage.names.includes(name))
        .sort();
    expected({
      en: named(save.languages.en?.values),
      ar: named(save.languages.ar?.values),
      shared: named(save.shared?.values),
    }).toEqual({ en: sent.names.en.toSorted(), ar: sent.names.ar.toSorted(), shared: sent.names.shared.toSorted() });
    if (sent.names.en.length > 0 && sent.names.ar.length > 0) this.note("both languages leave", "bothLanguages");
    seat.sent.set(key, sent);
    this.expectSave(key, sent);
  }

  /** A save of this name may come to the host. */
  expectSave(key: string, sent: SentModel): void {
    if (!this.#saves.has(key)) this.#saves.set(key, { form: key.split(":", 1)[0]!, sent, done: null });
  }

  /** A request comes to the host. @returns what the host has answered, and what the model makes of it */
  async arrive(request: Request): Promise<Outcome | null> {
    const { collection } = this.stage;
    const asker = askDesk({ payload: this.payload, user: request.user, target: { collection, id: this.id } });
    const isSave = request.method === "POST";
    const save = isSave ? await savedBy(request) : undefined;
    const answer = await asker.ask(isSave ? "post" : "get", "/:id/desk", save, "", request.headers);
    request.answer = { status: answer.status, body: await answer.json() };
    if (request.user?.id !== request.owner.id) {
      expected(answer.status).toBe(401);
      return null;
    }
    expected([answer.status, request.answer.body]).toEqual([200, expect.anything()]);
    if (!save) return { stored: copied(this.entry.stored), source: this.states.source, refused: { en: [], ar: [] } };
    this.note(`${save.save} of ${save.form.slice(0, 4)} arrives`, "saves");
    const outcome = this.#carryOut(`${save.form}:${save.save}`);
    const { conflicts, unknown } = request.answer.body as DeskAnswer;
    const told = (locale: Locale) => conflicts[locale].map(({ path }) => path).sort();
    expected({ en: told("en"), ar: told("ar") }).toEqual(outcome.refused);
    for (const locale of locales)
      for (const { path, theirs } of conflicts[locale])
        if (path !== "body" && !this.isArray(path)) expected(theirs).toBe(outcome.stored[locale].get(path) ?? "");
    expected(unknown.toSorted()).toEqual(outcome.unsaid);
    this.counts.conflicts = (this.counts.conflicts ?? 0) + outcome.refused.en.length + outcome.refused.ar.length;
    return outcome;
  }

  isArray(path: string): boolean {
    return (
      locales.some((locale) => [...this.entry.stored[locale].keys()].some((at) => at.startsWith(`${path}.`))) ||
      this.fields.some(({ kind, name }) => name === path && kind === "rows")
    );
  }

  #carryOut(key: string): Outcome & { unsaid: string[] } {
    const save = this.#saves.get(key)!;
    const { done, form, sent } = save;
    let refused: Outcome["refused"] = { en: [], ar: [] };
    let unsaid: string[] = [];
    if (!done) {
      refused = this.#store(form, sent.names, sent.shown, sent.base);
      unsaid = this.#say(sent);
    } else {
      this.note("is known", "repeated");
      // What a desk has sent since is newer than what comes again.
      const isLast = [...this.#saves.values()].every(
        (one) => one.form !== form || (one.done?.place ?? 0) <= done.place,
      );
      if (isLast) refused = this.#storeAgain(form, done.refused, sent);
    }
    this.#done += 1;
    save.done = { refused, place: done?.place ?? this.#done };
    return { stored: copied(this.entry.stored), source: this.states.source, refused, unsaid };
  }

  #store(form: string, names: SentModel["names"], mine: Sheets, base: Sheets): Outcome["refused"] {
    const save = (locale: Locale, of: readonly string[]) =>
      this.entry.save(locale, { form, names: of, mine: mine[locale], base: base[locale] });
    const [en, ar, shared] = [save("en", names.en), save("ar", names.ar), save("en", names.shared)];
    return { en: [...en, ...shared].sort(), ar: [...ar, ...shared].sort() };
  }

  /** Only what was refused then is tried, on what it stood on. */
  #storeAgain(form: string, refused: Outcome["refused"], { base, shown }: SentModel): Outcome["refused"] {
    const mine = copied(this.entry.stored);
    const on = copied(this.entry.stored);
    for (const locale of locales) {
      mine[locale] = withOwn(mine[locale], shown[locale], refused[locale]);
      const there = refused[locale].filter((path) => mine[locale].has(path));
      on[locale] = withParts(on[locale], base[locale], there);
    }
    const first = (locale: Locale) => [...new Set(refused[locale].map(firstOf))];
    const { shared } = this.entry;
    const own = (locale: Locale) => first(locale).filter((name) => !shared.includes(name));
    const names = { en: own("en"), ar: own("ar"), shared: first("en").filter((name) => shared.includes(name)) };
    return this.#store(form, names, mine, on);
  }

  /** @returns the paths of texts that are gone */
  #say({ marks, source }: SentModel): string[] {
    if (source) this.states.translateFrom(source);
    const there = unitsOf(this.fields, this.entry.stored, this.pairs);
    for (const { as, locale, path, source: from, target } of marks) {
      if (there.has(path)) this.states.say(locale, path, as, from, target);
      this.note(`says ${as} of ${locale}:${path}`, "said");
    }
    return [...new Set(marks.map(({ path }) => path).filter((path) => !there.has(path)))].sort();
  }

  /** What is stored and on the site is what the model has, in its order; and so is how each language stands. */
  async compare(): Promise<void> {
    const read = async (locale: Locale) => {
      const isOnSite = this.entry.onSite.has(locale);
      return Promise.all([this.newest(locale), isOnSite ? this.#read({ locale }) : null]);
    };
    // All at once: most of the time of a long run goes by with them.
    const [en, ar, standing] = await Promise.all([read("en"), read("ar"), readStanding(this)]);
    const docs = { en, ar };
    for (const locale of locales) {
      const [newest, onSite] = docs[locale];
      const wordsOf = (doc: Doc) => inWords(sheetOf(this.fields, doc));
      expected(wordsOf(newest), `stored in ${locale}`).toEqual(inWords(this.entry.stored[locale]));
      if (onSite)
        expected(wordsOf(onSite), `on the site in ${locale}`).toEqual(inWords(this.entry.onSite.get(locale)!));
      this.#notePairs(this.fields, newest, locale);
    }
    this.#compareStates(standing);
  }

  /** A row keeps its pair for as long as it is there, and no two in a list have the same one. */
  #notePairs(fields: readonly FieldSpec[], doc: Doc, locale: Locale): void {
    const there = pairsIn(fields, doc);
    for (const [row, pair] of there) {
      expected(pair).toMatch(/^[\w-]+$/);
      if (this.#stored[locale].has(row)) expected(pair, `the pair of ${row}`).toBe(this.pairs.get(row));
      this.pairs.set(row, pair);
    }
    this.#stored[locale] = new Set(there.keys());
    expectDistinct(fields, doc);
  }

  #compareStates({ docs, listed, record }: Awaited<ReturnType<typeof readStanding>>): void {
    const wanted = this.states.states(unitsOf(this.fields, this.entry.stored, this.pairs));
    expected({ en: listed.stateEn, ar: listed.stateAr }).toEqual({
      en: worstState(wanted, "en"),
      ar: worstState(wanted, "ar"),
    });
    const told = judgedUnits(this.fields, docs, record).map(({ path, states }) => [path, states] as const);
    expected(new Map(told)).toEqual(wanted);
    for (const { ar, en } of wanted.values())
      for (const state of [ar, en]) this.counts[`state ${state}`] = (this.counts[`state ${state}`] ?? 0) + 1;
  }

  compareSeat({ model, page }: Seat): void {
    const { conflicts, docs } = page.store.current();
    for (const locale of locales) {
      expected(inWords(sheetOf(this.fields, docs[locale])), `shown in ${locale}`).toEqual(inWords(model.shown[locale]));
      expected(conflicts[locale].map(({ path }) => path).sort()).toEqual(model.refused[locale].toSorted());
    }
    expected(page.store.hasUnsaved() || !model.isUnsaved).toBe(true);
  }

  /** What a record of an older version has said, in words. */
  saidIn(record: TranslationRecord, locale: Locale): StatesModel["marks"][Locale] {
    const inWord = (print: string) => this.words.get(print) ?? print;
    return new Map(
      Object.entries(record.marks[locale]).map(([path, { as, source, target }]) => [
        path,
        { as, source: inWord(source), target: inWord(target) },
      ]),
    );
  }
}

export function newSeat(world: World, page: Page): Seat {
  return { page, model: new DeskModel(world.entry), sent: new Map(), givenUp: undefined };
}

/** What lists are told of how an entry stands, and what follows from what was said. */
async function readStanding({ id, payload, stage: { collection } }: World) {
  const { standingOf } = await import("../../../translation/said.ts");
  const { newestOfEntry } = await import("../../../saving/newest.ts");
  const req = { payload } as never;
  const [listed, standing] = await Promise.all([
    newestOfEntry(req, collection, id, { version: { stateEn: true, stateAr: true } }),
    standingOf(req, { collection, id }),
  ]);
  return { listed: listed!, ...standing! };
}

/** Of all rows that a language has for itself. */
export function pairsIn(fields: readonly FieldSpec[], doc: Doc): Pairs {
  const pairs: Pairs = new Map();
  for (const { fields: inside = [], kind, localized, name } of fields)
    for (const row of kind === "rows" && localized ? rowsOf(doc[name]) : []) {
      pairs.set(row.id, String(row.pair));
      pairsIn(inside, row).forEach((pair, id) => pairs.set(id, pair));
    }
  return pairs;
}

function expectDistinct(fields: readonly FieldSpec[], doc: Doc): void {
  for (const { fields: inside = [], kind, localized, name } of fields) {
    const rows = kind === "rows" && localized ? rowsOf(doc[name]) : [];
    expected(new Set(rows.map(({ pair }) => pair)).size).toBe(rows.length);
    for (const row of rows) expectDistinct(inside, row);
  }
}

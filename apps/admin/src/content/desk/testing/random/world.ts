import { locales, type Locale } from '@nasaq/contract';
import type { Doc, FieldSpec, TranslationRecord } from '@nasaq/translation';
import type { Payload, TypedUser } from 'payload';
import { expect } from 'vitest';
import type { Dice } from '../../../saving/testing/random.ts';
import { readEntry, type WrittenEntry } from '../../../saving/testing/written-entry.ts';
import type { DeskAnswer } from '../../desk-api.ts';
import { askDesk } from '../ask-desk.ts';
import type { Request } from './browser.ts';
import { Comparison } from './comparison.ts';
import { copied, type Outcome } from './desk-model.ts';
import { EntryModel } from './entry-model.ts';
import { expected } from './expected.ts';
import { HostModel } from './host-model.ts';
import { savedBy } from './page.ts';
import { notePairs, type Seat } from './seat.ts';
import { sheetOf } from './sheet.ts';
import { type Pairs, StatesModel } from './states-model.ts';
import type { Counts, Stage, Surroundings } from './surroundings.ts';

/** One entry with everybody who works on it, and what it has to be. */
export class World implements Surroundings {
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
  readonly host = new HostModel(this);
  readonly #comparison = new Comparison(this);

  private constructor(
    { counts, dice, payload, stage }: Pick<World, 'counts' | 'dice' | 'payload' | 'stage'>,
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
    options: Pick<World, 'counts' | 'dice' | 'payload' | 'stage'> & { user: TypedUser },
  ): Promise<World> {
    const { payload, stage, user } = options;
    const { fieldSpecsOf } = await import('../../../translation/field-specs.ts');
    const { collection, made, names } = stage;
    const call = { collection, draft: true, user } as const;
    const { id } = (await payload.create({ ...call, locale: 'en', data: made.en } as never)) as { id: number };
    await payload.update({ ...call, id, locale: 'ar', data: made.ar } as never);
    const fields = fieldSpecsOf(payload.collections[collection].config).filter(({ name }) => names.includes(name));
    const world = new World(options, id, fields);
    for (const locale of locales) world.entry.write(locale, sheetOf(fields, await world.newest(locale)), null);
    return world;
  }

  note(what: string, count?: keyof Counts & string): void {
    this.history.push(what);
    if (count) this.counts[count] = (this.counts[count] ?? 0) + 1;
  }

  get written(): WrittenEntry {
    const { id, payload, stage } = this;
    return { payload, id, collection: stage.collection };
  }

  newest(locale: Locale): Promise<Doc> {
    return readEntry(this.written, { locale, draft: true });
  }

  /** A save has left: it has what the model would send. */
  async noteSent(seat: Seat, request: Request): Promise<void> {
    const save = await savedBy(request);
    const key = `${save.form}:${save.save}`;
    seat.model.onItsWay = key;
    if (seat.sent.has(key)) return;
    notePairs(this.fields, seat);
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
    if (sent.names.en.length > 0 && sent.names.ar.length > 0) this.note('both languages leave', 'bothLanguages');
    seat.sent.set(key, sent);
    this.host.expectSave(key, sent);
  }

  /** A request comes to the host. @returns what the host has answered, and what the model makes of it */
  async arrive(request: Request): Promise<Outcome | null> {
    const { collection } = this.stage;
    const asker = askDesk({ payload: this.payload, user: request.user, target: { collection, id: this.id } });
    const isSave = request.method === 'POST';
    const save = isSave ? await savedBy(request) : undefined;
    const answer = await asker.ask(isSave ? 'post' : 'get', '/:id/desk', save, '', request.headers);
    request.answer = { status: answer.status, body: await answer.json() };
    if (request.user?.id !== request.owner.id) {
      expected(answer.status).toBe(401);
      return null;
    }
    expected([answer.status, request.answer.body]).toEqual([200, expect.anything()]);
    if (!save) return { stored: copied(this.entry.stored), source: this.states.source, refused: { en: [], ar: [] } };
    this.note(`${save.save} of ${save.form.slice(0, 4)} arrives`, 'saves');
    const outcome = this.host.carryOut(`${save.form}:${save.save}`);
    const { conflicts, unknown } = request.answer.body as DeskAnswer;
    const told = (locale: Locale) => conflicts[locale].map(({ path }) => path).sort();
    expected({ en: told('en'), ar: told('ar') }).toEqual(outcome.refused);
    for (const locale of locales)
      for (const { path, theirs } of conflicts[locale])
        // A choice is told by its name.
        if (path !== 'body' && !this.isArray(path) && !/\.(?:ground|side)$/u.test(path))
          expected(theirs).toBe(outcome.stored[locale].get(path) ?? '');
    expected(unknown.toSorted()).toEqual(outcome.unsaid);
    this.counts.conflicts = (this.counts.conflicts ?? 0) + outcome.refused.en.length + outcome.refused.ar.length;
    return outcome;
  }

  isArray(path: string): boolean {
    return (
      locales.some((locale) => [...this.entry.stored[locale].keys()].some((at) => at.startsWith(`${path}.`))) ||
      this.fields.some(({ kind, name }) => name === path && kind === 'rows')
    );
  }

  compare(): Promise<void> {
    return this.#comparison.compare();
  }

  /** What a record of an older version has said, in words. */
  saidIn(record: TranslationRecord, locale: Locale): StatesModel['marks'][Locale] {
    const inWord = (print: string) => this.words.get(print) ?? print;
    return new Map(
      Object.entries(record.marks[locale]).map(([path, { as, source, target }]) => [
        path,
        { as, source: inWord(source), target: inWord(target) },
      ]),
    );
  }
}

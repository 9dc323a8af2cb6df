import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { fingerprint, judgedUnits, newRowId, type TranslationRecord } from '@nasaq/translation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { paragraph } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Doc } from '../saving/merge.ts';
import { openForm, type CmsForm } from '../saving/testing/cms-form.ts';
import { randomFrom } from '../saving/testing/random.ts';
import { arrays, SavesModel, valuesOf, type FormModel, type Values } from '../saving/testing/saves-model.ts';
import { askDesk } from './testing/ask-desk.ts';
import { type DeskClient, openClient, rowsOf } from './testing/desk-client.ts';
import { type Pairs, StatesModel, unitsOf, worstState } from './testing/states-model.ts';

const edits = Number(process.env.RANDOM_EDITS ?? 100);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_123);
const texts = ['title', 'summary', 'client', 'challenge', 'body'] as const;
type ArrayName = keyof typeof arrays;
const arrayNames = Object.keys(arrays) as ArrayName[];

let opened: TestPayload;
let payload: Payload;
let users: TypedUser[];
let id: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  users = await Promise.all(['Sara', 'Omar', 'Nada', 'Adel'].map((name) => makeMember(payload, name)));
});
afterAll(() => opened.close());

const random = randomFrom(seed);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const chance = (share: number) => random() < share;

interface OpenDesk {
  kind: 'desk';
  client: DeskClient;
  /** What it was loaded from, and what it shows. */
  base: Record<Locale, Values>;
  now: Record<Locale, Values>;
  marks: {
    locale: Locale;
    path: string;
    as: 'confirmed' | 'machine' | 'review' | 'minor' | 'none';
    words: [string, string];
  }[];
  source?: Locale | undefined;
  /** Sent, and its answer was lost. */
  pending: { now: Record<Locale, Values>; base: Record<Locale, Values>; refused: Record<Locale, string[]> } | null;
  offline: number;
}

interface OpenForm {
  kind: 'form';
  form: CmsForm;
  model: FormModel;
}

test(
  'desks and forms side by side lose no value, tell no false conflict, keep every row in both languages, and know how each stands',
  { timeout: Math.max(120_000, edits * 3_000) },
  async () => {
    const world = await newWorld();
    let done = 0;
    try {
      while (done < edits) {
        const before = done;
        done += await world.step(`edit ${done}`);
        if (Math.floor(done / 1000) > Math.floor(before / 1000))
          console.log(JSON.stringify({ seed, edits: done, ...world.counts }));
      }
    } catch (error) {
      throw new Error(`After ${done} edits with RANDOM_SEED=${seed}\n${world.history.slice(-14).join('\n')}`, {
        cause: error,
      });
    }
    console.log(JSON.stringify({ seed, edits: done, ...world.counts }));
    expect(world.counts.saves).toBeGreaterThan(edits / 8);
    expect(world.counts.conflicts).toBeGreaterThan(0);
    expect(world.counts.said).toBeGreaterThan(0);
  },
);

async function newWorld() {
  const made = { client: 'A client', year: 2001 };
  ({ id } = (await payload.create({
    collection: 'works',
    locale: 'en',
    draft: true,
    data: made,
    user: users[0],
  } as never)) as { id: number });
  await payload.update({ collection: 'works', id, locale: 'ar', draft: true, data: { client: 'عميل' } });
  const model = new SavesModel(texts);
  const states = new StatesModel();
  const pairs: Pairs = new Map();
  const words = new Map<string, string>();
  /** Rows with a pair that a desk has given them. */
  const given: Pairs = new Map();
  for (const locale of locales) model.read(locale, valuesOf(await newest(locale), texts));
  const open: (OpenDesk | OpenForm | null)[] = [null, null, null, null, null];
  const onSite = new Map<Locale, Values>();
  const history: string[] = [];
  const counts = {
    saves: 0,
    bothLanguages: 0,
    conflicts: 0,
    kept: 0,
    said: 0,
    lostAnswers: 0,
    repeated: 0,
    offline: 0,
    typedMeanwhile: 0,
    moved: 0,
    published: 0,
    scheduled: 0,
    withdrawn: 0,
    restored: 0,
    states: {} as Record<string, number>,
  };

  const both = (): Record<Locale, Values> => ({ en: model.values('en'), ar: model.values('ar') });

  async function openDeskAt(place: number): Promise<OpenDesk> {
    const client = await openClient(askDesk({ payload, user: users[place]!, target: { collection: 'works', id } }));
    for (const locale of locales) expect(valuesOf(client.docs[locale], texts)).toEqual(model.values(locale));
    const desk: OpenDesk = { kind: 'desk', client, base: both(), now: both(), marks: [], pending: null, offline: 0 };
    return (open[place] = desk);
  }

  async function openFormAt(place: number): Promise<OpenForm> {
    const locale = locales[place % 2]!;
    const form = await openForm({ payload, user: users[place % users.length]!, collection: 'works', id, locale });
    const shown = valuesOf(form.values, texts);
    expect(shown).toEqual(model.values(locale));
    const one: OpenForm = {
      kind: 'form',
      form,
      model: { name: form.base.form, locale, seen: structuredClone(shown), shown },
    };
    return (open[place] = one);
  }

  /** What the model makes of a desk’s save. @returns the paths that it may not change, by language */
  function carryOut(
    desk: OpenDesk,
    now: Record<Locale, Values>,
    base: Record<Locale, Values>,
  ): Record<Locale, string[]> {
    const save = (locale: Locale) =>
      model.save({
        name: desk.client.form,
        locale,
        seen: structuredClone(base[locale]),
        shown: structuredClone(now[locale]),
      });
    return { en: save('en'), ar: save('ar') };
  }

  /** A save that comes again: only what was refused then is tried, on what it stood on. */
  function carryOutAgain(desk: OpenDesk): Record<Locale, string[]> {
    const { base, now, refused } = desk.pending!;
    const [onlyNow, onlyBase] = [both(), both()];
    for (const locale of locales)
      for (const path of refused[locale]) {
        const [name, row] = path.split('.') as [ArrayName, string?];
        if (!row) {
          onlyNow[locale][name] = structuredClone(now[locale][name]);
          onlyBase[locale][name] = structuredClone(base[locale][name]);
        } else if (row in onlyNow[locale][name]) {
          onlyNow[locale][name][row] = now[locale][name][row]!;
          onlyBase[locale][name][row] = base[locale][name][row]!;
        }
      }
    return carryOut(desk, onlyNow, onlyBase);
  }

  /** What the desk shows and stands on after an answer. */
  function settle(
    desk: OpenDesk,
    now: Record<Locale, Values>,
    base: Record<Locale, Values>,
    refused: Record<Locale, string[]>,
  ) {
    for (const locale of locales) {
      const stored = model.values(locale);
      for (const name of [...texts, 'year']) {
        const isTyped = desk.now[locale][name] !== now[locale][name];
        if (refused[locale].includes(name)) desk.base[locale][name] = base[locale][name];
        else {
          if (!isTyped || stored[name] === now[locale][name]) desk.base[locale][name] = stored[name];
          if (!isTyped) desk.now[locale][name] = stored[name];
        }
      }
      for (const name of arrayNames) {
        if (refused[locale].includes(name)) continue;
        desk.base[locale][name] = structuredClone(stored[name]);
        desk.now[locale][name] = structuredClone(stored[name]);
        for (const path of refused[locale].filter((at) => at.startsWith(`${name}.`))) {
          const row = path.split('.')[1]!;
          desk.now[locale][name][row] = now[locale][name][row]!;
          desk.base[locale][name][row] = base[locale][name][row]!;
        }
      }
    }
  }

  async function saveDesk(desk: OpenDesk, place: number): Promise<void> {
    const lost = chance(0.08);
    const again = desk.pending !== null;
    const meanwhile = chance(0.15);
    if (!again && !differs(desk) && desk.marks.length === 0 && !desk.source) return;
    counts.saves += 1;
    if (again) counts.repeated += 1;
    const sentNow = again ? desk.pending!.now : structuredClone(desk.now);
    const sentBase = again ? desk.pending!.base : structuredClone(desk.base);
    if (locales.every((locale) => texts.some((name) => sentNow[locale][name] !== sentBase[locale][name])))
      counts.bothLanguages += 1;
    history.push(`desk ${place} saves${again ? ' again' : ''}${lost ? ', answer lost' : ''}`);
    const refused = again ? carryOutAgain(desk) : carryOut(desk, sentNow, sentBase);
    const unsaid = again ? [] : sayIn(desk);
    const during = () => {
      if (!meanwhile) return;
      counts.typedMeanwhile += 1;
      typeText(desk, pick(locales), 'meanwhile');
    };
    const answer = await desk.client.save({ lost, during });
    if (lost) {
      counts.lostAnswers += 1;
      desk.pending = { now: sentNow, base: sentBase, refused };
      return;
    }
    desk.pending = null;
    desk.marks = [];
    desk.source = undefined;
    const told = (locale: Locale) => answer!.conflicts[locale].map(({ path }) => path).sort();
    expect({ en: told('en'), ar: told('ar') }).toEqual({ en: refused.en.sort(), ar: refused.ar.sort() });
    expect(answer!.unknown.sort()).toEqual(unsaid);
    for (const locale of locales)
      for (const { path, theirs } of answer!.conflicts[locale])
        if (texts.includes(path as 'title')) expect(theirs).toBe(String(model.values(locale)[path] ?? ''));
    counts.conflicts += refused.en.length + refused.ar.length;
    settle(desk, sentNow, sentBase, refused);
    if (refused.en.length + refused.ar.length > 0 && chance(0.7)) await decideAt(desk, place);
  }

  /** @returns the paths of texts that are gone */
  function sayIn(desk: OpenDesk): string[] {
    if (desk.source) states.translateFrom(desk.source);
    const there = unitsOf(both(), given, texts);
    for (const {
      as,
      locale,
      path,
      words: [source, target],
    } of desk.marks)
      if (there.has(path)) states.say(locale, path, as, source, target);
    counts.said += desk.marks.length;
    return [...new Set(desk.marks.map(({ path }) => path).filter((path) => !there.has(path)))].sort();
  }

  async function decideAt(desk: OpenDesk, place: number): Promise<void> {
    const locale = pick(locales.filter((one) => desk.client.conflicts[one].length > 0));
    const { path } = pick(desk.client.conflicts[locale]);
    if (chance(0.4)) {
      history.push(`desk ${place} takes theirs`);
      await openDeskAt(place);
      return;
    }
    history.push(`desk ${place} keeps ${locale}:${path}`);
    counts.kept += 1;
    desk.client.keepMine(locale, path);
    const [name, row] = path.split('.') as [ArrayName, string?];
    const isShared = path === 'year' || (name in arrays && !arrays[name].localized);
    for (const one of isShared ? locales : [locale]) {
      const stored = model.values(one)[name];
      if (row) desk.base[one][name][row] = stored[row]!;
      else desk.base[one][name] = structuredClone(stored);
    }
  }

  function differs({ base, client, now }: OpenDesk): boolean {
    return (
      JSON.stringify(base) !== JSON.stringify(now) || client.conflicts.en.length > 0 || client.conflicts.ar.length > 0
    );
  }

  async function saveForm({ form, model: own }: OpenForm, place: number): Promise<void> {
    counts.saves += 1;
    history.push(`form ${place} ${own.locale} saves`);
    await form.autosave();
    const expected = model.save(own);
    expect(form.base.conflicts.map(({ path }) => path).sort()).toEqual(expected);
    counts.conflicts += expected.length;
    if (expected.length > 0) await openFormAt(place);
  }

  async function publishOne(): Promise<void> {
    const locale = pick(locales);
    const byClock = chance(0.5);
    const doc = await newest(locale);
    const isWhole = ['title', 'slug', 'summary', 'body', 'client'].every((name) => doc[name]) && Boolean(doc.year);
    history.push(`publishes ${locale}${byClock ? ' by the clock' : ''}`);
    const publishing = byClock
      ? schedule('publish', locale)
      : payload.update({
          collection: 'works',
          id,
          locale,
          data: { _status: 'published' },
          publishSpecificLocale: locale,
        });
    if (!isWhole) return void (await expect(publishing).rejects.toThrow());
    await publishing;
    counts[byClock ? 'scheduled' : 'published'] += 1;
    onSite.set(locale, model.values(locale));
    shareOnSite(otherLocale(locale));
  }

  async function withdrawOne(): Promise<void> {
    const locale = pick([...onSite.keys()]);
    if (!locale) return;
    history.push(`withdraws ${locale}`);
    await (chance(0.5)
      ? schedule('unpublish', locale)
      : payload.update({ collection: 'works', id, locale, data: { _status: 'draft' } }));
    counts.withdrawn += 1;
    onSite.delete(locale);
    shareOnSite(otherLocale(locale));
  }

  async function schedule(type: 'publish' | 'unpublish', locale: Locale): Promise<void> {
    const { runScheduledPublish } = await import('../schedules/schedule-publish.ts');
    const input = { type, locale, doc: { relationTo: 'works', value: id } };
    await runScheduledPublish({ input, req: await createLocalReq({}, payload) });
  }

  function shareOnSite(locale: Locale): void {
    const shown = onSite.get(locale);
    const { technologies, year } = model.values(locale);
    if (shown) onSite.set(locale, { ...shown, year, technologies });
  }

  async function restore(): Promise<void> {
    const { docs } = await payload.findVersions({
      collection: 'works',
      where: { parent: { equals: id } },
      limit: 50,
      depth: 0,
    });
    const wanted = { languages: chance(0.5) ? [pick(locales)] : [...locales], shared: chance(0.5) };
    const version = pick(docs);
    history.push(`restores ${version.id} in ${wanted.languages.join()}${wanted.shared ? ' with what is shared' : ''}`);
    const before = both();
    const { restoreEntryVersion } = await import('../saving/restore.ts');
    const { inTransaction } = await import('../../platform/database/in-transaction.ts');
    const old = new Map<Locale, Doc>();
    for (const locale of locales) {
      const found = { collection: 'works', id: String(version.id), locale, fallbackLocale: false, depth: 0 } as const;
      old.set(locale, (await payload.findVersionByID(found)).version as unknown as Doc);
    }
    await inTransaction(payload, (req) =>
      restoreEntryVersion(Object.assign(req, { user: users[0]! }), 'works', version.id, wanted),
    );
    counts.restored += 1;
    const record = old.get('en')!.translation as TranslationRecord | null;
    for (const locale of locales) {
      const then = valuesOf(old.get(locale)!, texts);
      const now = valuesOf(await newest(locale), texts);
      const own = wanted.languages.includes(locale) ? then : before[locale];
      for (const name of texts) expect(now[name]).toEqual(own[name]);
      expect([now.figures, now.gallery]).toEqual([own.figures, own.gallery]);
      const shared = wanted.shared ? then : before[locale];
      expect([now.year, now.technologies]).toEqual([shared.year, shared.technologies]);
      model.read(locale, now);
      if (!record || !wanted.languages.includes(locale)) continue;
      states.marks[locale] = new Map(
        Object.entries(record.marks[locale]).map(([path, { as, source, target }]) => [
          path,
          { as, source: words.get(source) ?? source, target: words.get(target) ?? target },
        ]),
      );
    }
    if (record && wanted.languages.length > 1) states.source = record.source;
    // Nobody but the first desk moves rows; it begins anew.
    open[0] = null;
  }

  function typeText(desk: OpenDesk, locale: Locale, name: string): void {
    const field = pick([...texts.filter((text) => text !== 'client'), 'year']);
    if (field === 'year') {
      const year = 2000 + Math.floor(random() * 100);
      for (const one of locales) desk.now[one].year = year;
      desk.client.type(locale, 'year', year);
      return;
    }
    word += 1;
    const text = `${name} ${word}`;
    desk.now[locale][field] = text;
    desk.client.type(locale, field, field === 'body' ? paragraph(text) : text);
  }

  /** Adds, changes, moves or removes a row, in one language or in both. */
  function typeRows(desk: OpenDesk, place: number, name: string): void {
    const field = pick(arrayNames);
    const { localized, text } = arrays[field];
    const languages = localized && chance(0.5) ? [...locales] : [pick(locales)];
    word += 1;
    const [words, pair] = [`${name} ${word}`, newRowId()];
    const ids = languages.map((locale) => rowsOf(desk.client.docs[locale], field).map((row) => row.id));
    const act = random();
    for (const [index, locale] of languages.entries()) {
      const rows = rowsOf(desk.client.docs[locale], field);
      const own = desk.now[locale][field];
      const at = ids[index]!.length > 0 ? Math.floor(act * 997) % ids[index]!.length : -1;
      let next = [...rows];
      if (place === 0 && act < 0.15 && rows.length > 1) {
        counts.moved += 1;
        next.push(next.splice(at, 1)[0]!);
      } else if (act < 0.3 && at >= 0) {
        delete own[rows[at]!.id];
        next.splice(at, 1);
      } else if (act < 0.65 && at >= 0) {
        own[rows[at]!.id] = words;
        next[at] = { ...rows[at]!, [text]: words };
      } else if (rows.length < 7) {
        const row = newRowId();
        own[row] = words;
        if (localized) given.set(row, pair);
        const empty = field === 'figures' ? { value: '1' } : {};
        next = next.toSpliced(Math.floor(random() * (rows.length + 1)), 0, {
          id: row,
          ...(localized && { pair }),
          ...empty,
          [text]: words,
        });
      }
      desk.client.type(locale, field, next);
      if (!localized) for (const one of locales) desk.now[one][field] = structuredClone(own);
    }
  }

  function mark(desk: OpenDesk): void {
    const locale = otherLocale(states.source);
    const units = unitsOf(desk.now, given, texts);
    const known = [...units].filter(([path, text]) => !path.includes('undefined') && text[locale] !== '');
    if (known.length === 0) return;
    for (let count = chance(0.3) ? known.length : 1; count > 0; count -= 1) {
      const [path, text] = count > 1 ? known[count - 1]! : pick(known);
      const as = chance(0.6) ? 'confirmed' : pick(['machine', 'review', 'minor', 'none'] as const);
      const said: [string, string] = [text[otherLocale(locale)], text[locale]];
      for (const one of said) words.set(fingerprint(one), one);
      desk.marks.push({ locale, path, as, words: said });
      desk.client.mark({ locale, path, as });
    }
  }

  async function typeInForm({ form, model: { shown } }: OpenForm, name: string): Promise<void> {
    word += 1;
    const text = `${name} ${word}`;
    const field = pick(['title', 'summary', 'challenge', 'body', 'figures', 'gallery', 'technologies'] as const);
    if (!(field in arrays)) {
      Object.assign(shown, { [field]: text });
      form.type({ [field]: field === 'body' ? paragraph(text) : text });
      return;
    }
    const array = field as ArrayName;
    const rows = rowsOf(form.values, array);
    const own = { ...shown[array] };
    const at = rows.length > 0 ? Math.floor(random() * rows.length) : -1;
    const act = random();
    let next = [...rows];
    if (act < 0.2 && at >= 0) {
      delete own[rows[at]!.id];
      next.splice(at, 1);
    } else if (act < 0.7 && at >= 0) {
      own[rows[at]!.id] = text;
      next[at] = { ...rows[at]!, [arrays[array].text]: text };
    } else if (rows.length < 7) {
      const row = newRowId();
      own[row] = text;
      // «Duplicate row» takes the pair along; a row that is added has none yet.
      const copied = at >= 0 && chance(0.3) ? rows[at] : {};
      next = [...next, { ...copied, ...(array === 'figures' && { value: '1' }), id: row, [arrays[array].text]: text }];
    }
    shown[array] = own;
    form.type({ [array]: next });
  }

  /** What is stored, on the site, and shown is what the model has; and so is how each language stands. */
  async function compare(): Promise<void> {
    const { newestOfEntry } = await import('../saving/newest.ts');
    const { standingOf } = await import('../translation/said.ts');
    const { fieldSpecsOf } = await import('../translation/field-specs.ts');
    for (const locale of locales) {
      const doc = await newest(locale);
      expect(valuesOf(doc, texts)).toEqual(model.values(locale));
      if (onSite.has(locale)) expect(valuesOf(await stored(locale), texts)).toEqual(onSite.get(locale));
      for (const name of ['figures', 'gallery']) {
        const rows = rowsOf(doc, name);
        for (const row of rows) {
          expect(row.pair).toMatch(/^[\w-]+$/);
          if (given.has(row.id)) expect(row.pair).toBe(given.get(row.id));
          pairs.set(row.id, row.pair as string);
        }
        expect(new Set(rows.map(({ pair }) => pair)).size).toBe(rows.length);
      }
    }
    for (const [row, pair] of pairs) if (!given.has(row)) given.set(row, pair);
    const row = (await newestOfEntry({ payload } as never, 'works', id))!;
    const expected = states.states(both(), pairs, texts);
    expect({ en: row.stateEn, ar: row.stateAr }).toEqual({
      en: worstState(expected, 'en'),
      ar: worstState(expected, 'ar'),
    });
    const { docs, record } = (await standingOf({ payload } as never, { collection: 'works', id }))!;
    const judged = judgedUnits(fieldSpecsOf(payload.collections.works.config), docs, record);
    const told = judged
      .filter(({ path }) => expected.has(path))
      .map(({ path, states: found }) => [path, found] as const);
    expect(new Map(told)).toEqual(expected);
    for (const { ar, en } of expected.values())
      for (const state of [ar, en]) counts.states[state] = (counts.states[state] ?? 0) + 1;
    for (const one of open) {
      if (one?.kind === 'form') expect(valuesOf(one.form.values, texts)).toEqual(one.model.shown);
      if (one?.kind === 'desk')
        for (const locale of locales) expect(valuesOf(one.client.docs[locale], texts)).toEqual(one.now[locale]);
    }
  }

  /** @returns how many values were changed */
  async function step(name: string): Promise<number> {
    if (chance(0.03)) await restore();
    if (chance(0.05)) await publishOne();
    if (chance(0.02) && onSite.size > 0) await withdrawOne();
    const place = Math.floor(random() * open.length);
    const present = open[place] && !chance(0.05) ? open[place] : null;
    let done = 0;
    if (place >= 3) {
      const one = (present ?? (await openFormAt(place))) as OpenForm;
      do {
        await typeInForm(one, name);
        done += 1;
      } while (chance(0.5));
      if (chance(0.85)) await saveForm(one, place);
    } else {
      const desk = (present ?? (await openDeskAt(place))) as OpenDesk;
      do {
        if (chance(0.6) || desk.pending) typeText(desk, pick(locales), name);
        else typeRows(desk, place, name);
        done += 1;
      } while (chance(0.5));
      if (!desk.pending && chance(0.4)) mark(desk);
      if (!desk.pending && chance(0.01)) {
        desk.source = otherLocale(states.source);
        desk.client.translateFrom(desk.source);
      }
      if (desk.offline > 0) desk.offline -= 1;
      else if (chance(0.06)) {
        counts.offline += 1;
        desk.offline = 3;
      } else await saveDesk(desk, place);
    }
    await compare();
    return done;
  }

  return { step, history, counts };
}

let word = 0;

function newest(locale: Locale): Promise<Doc> {
  return payload.findByID({ collection: 'works', id, locale, draft: true, fallbackLocale: false, depth: 0 }) as never;
}

function stored(locale: Locale): Promise<Doc> {
  return payload.findByID({ collection: 'works', id, locale, fallbackLocale: false, depth: 0 }) as never;
}

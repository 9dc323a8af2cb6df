import { addRow, type Doc, type FieldSpec, putRowBack, removeRow } from '@nasaq/translation';
import { describe, expect, test } from 'vitest';
import type { Desk, DeskAnswer } from '../desk-api.ts';
import { DeskStore } from './desk-store.ts';

const field = (name: string, kind: FieldSpec['kind'], localized = true, fields?: FieldSpec[]): FieldSpec => ({
  name,
  kind,
  localized,
  label: { en: name, ar: name },
  ...(fields && { fields }),
});
const fields = [
  field('title', 'text'),
  field('steps', 'rows', true, [field('text', 'text')]),
  field('seo', 'group', false, [field('title', 'text')]),
  field('year', 'number', false),
  { ...field('key', 'text', false), readOnly: true },
];

const publication = { languages: { en: 'draft', ar: 'draft' }, shared: false } as const;
const english = { title: 'Title', steps: [{ id: '1', pair: 'a', text: 'One' }], seo: {}, year: 2026, key: 'title' };
const arabic = { title: 'عنوان', steps: [{ id: '2', pair: 'a', text: 'واحد' }], seo: {}, year: 2026, key: 'title' };
const bases = (tag: string) => ({
  en: { title: `${tag} title`, steps: '1', 'steps.1.text': tag, 'seo.title': '', year: tag },
  ar: { title: `${tag} title ar`, steps: '2', 'steps.2.text': tag, 'seo.title': '', year: tag },
});
const record = { source: 'en' as const, marks: { en: {}, ar: {} } };
const desk = (docs = { en: english as Doc, ar: arabic as Doc }, tag = 'first'): Desk => ({
  form: 'this desk',
  fields,
  label: { en: 'Post', ar: 'مقال' },
  writable: true,
  docs,
  bases: bases(tag),
  record,
  publication,
  lastChange: null,
});
const none = { en: [], ar: [] };
const answer = (docs: DeskAnswer['docs'], more: Partial<DeskAnswer> = {}): DeskAnswer => ({
  docs,
  bases: bases('next'),
  record,
  publication,
  lastChange: null,
  conflicts: none,
  others: none,
  unknown: [],
  ...more,
});
const conflict = (path: string) => ({
  path,
  label: path,
  by: 'Karim',
  at: '2026-11-23T10:00:00.000Z',
  theirs: 'Theirs',
  seen: { [path]: 'theirs' },
});

describe('an entry without a word, begun in Arabic', () => {
  const nothing = (): Desk => ({ ...desk({ en: {}, ar: {} }), record: { ...record, source: 'ar' } });

  test('both languages are written before the first save → it says in which one it was begun', () => {
    const store = new DeskStore(nothing(), 7);
    store.write({ locale: 'ar', path: 'title' }, 'عنوان');
    expect(store.unsaved()).not.toHaveProperty('begun');
    store.write({ locale: 'en', path: 'title' }, 'Title');
    expect(store.unsaved()).toMatchObject({ begun: 'ar' });
  });

  test('words are stored already → nothing is said of it', () => {
    const store = new DeskStore({ ...desk(), record: { ...record, source: 'ar' } }, 7);
    for (const locale of ['ar', 'en'] as const) store.write({ locale, path: 'title' }, 'New');
    expect(store.unsaved()).not.toHaveProperty('begun');
  });
});

describe('a text that a machine has drafted', () => {
  const title = { locale: 'ar', path: 'title' } as const;
  const text = { locale: 'ar', path: 'steps.a.text' } as const;
  const drafted = () => {
    const store = new DeskStore(desk(), 7);
    for (const place of [title, text]) store.mark({ ...place, as: 'machine' });
    return store;
  };
  const stateOf = (store: DeskStore, { path }: { path: string }) =>
    store.unitsNow().find((unit) => unit.path === path)!.states.ar;

  test.each([title, text])('is marked at $path until somebody confirms it, whatever is changed in it', (place) => {
    const store = drafted();
    const words = String(store.valueAt(place));
    for (const value of [`${words}.`, `ال${words}.`, `ال${words} هنا`]) {
      store.write(place, value);
      expect(stateOf(store, place)).toBe('machine');
    }
    store.mark({ ...place, as: 'confirmed' });
    expect(stateOf(store, place)).toBe('confirmed');
  });

  test.each([title, text])('is somebody’s own at $path where they write it anew, until that is undone', (place) => {
    const store = drafted();
    const words = store.valueAt(place);
    store.write(place, '');
    store.write(place, words);
    expect(stateOf(store, place)).toBe('machine');
    store.write(place, '');
    store.write(place, 'ك');
    store.write(place, 'كلمات');
    expect(stateOf(store, place)).toBe('draft');
    store.write(place, words);
    expect(stateOf(store, place)).toBe('machine');
    store.write(place, 'شيء');
    expect(stateOf(store, place)).toBe('draft');
  });

  test('is outdated at once where its source has changed since it was asked for', () => {
    const store = drafted();
    store.write({ locale: 'en', path: 'title' }, 'Another title');
    store.mark({ ...title, as: 'machine', sourceWords: 'Title' });
    expect(stateOf(store, title)).toBe('outdated');
  });
});

describe('a value that is chosen in a drawer, which hides the field', () => {
  const theirs = desk({ en: { ...english, year: 2030 }, ar: { ...arabic, year: 2030 } }, 'theirs');

  test('stands on what was seen as the drawer was opened, where others have chosen another one since', () => {
    const store = new DeskStore(desk(), 7);
    const opened = store.current();
    store.refreshed(theirs);
    store.writeShared('year', 2031, opened);
    expect(store.unsaved()?.shared).toEqual({ values: { year: 2031 }, base: { year: 'first' } });
    expect(store.current().bases.ar).toMatchObject({ year: 'first', title: 'theirs title ar' });
  });

  test('and on the newest where nobody has, also in a row', () => {
    const store = new DeskStore(desk(), 7);
    const opened = store.current();
    store.refreshed(desk(undefined, 'newer'));
    store.writeShared('year', 2031, opened);
    expect(store.unsaved()?.shared?.base).toEqual({ year: 'newer' });
    const steps = [{ id: '1', pair: 'a', text: 'Theirs' }];
    store.refreshed(desk({ en: { ...english, steps }, ar: arabic }, 'theirs'));
    store.write({ locale: 'en', path: 'steps.a.text' }, 'Mine', opened);
    expect(store.unsaved()?.languages.en?.base).toEqual({ steps: '1', 'steps.1.text': 'first' });
  });
});

describe('rows that both languages share', () => {
  const tools = field('tools', 'rows', false, [field('name', 'text', false)]);
  const at = { field: tools, path: 'tools' };
  const rows = ['3', '4'].map((id) => ({ id, pair: id, name: `Tool ${id}` }));
  const open = () =>
    new DeskStore({ ...desk({ en: { tools: rows }, ar: { tools: rows } }), fields: [...fields, tools] }, 7);

  test('are as they were where one was removed and taken back', () => {
    const store = open();
    const before = store.current().docs;
    store.change((docs) => removeRow(docs, at, '3', ['en', 'ar']));
    expect(store.hasUnsaved()).toBe(true);
    store.change((docs) => putRowBack(docs, before, at, '3', ['en', 'ar']));
    expect(store.hasUnsaved()).toBe(false);
  });

  test('are the same to who writes in them once they are stored', () => {
    const store = open();
    const { docs, pair } = addRow(store.current().docs, { ...at, into: ['en', 'ar'] });
    store.change(() => docs);
    const added = (store.current().docs.en.tools as Doc[])[2]!;
    const sent = store.sent(store.unsaved()!);
    // The host names them by their ids.
    const stored = [...rows, { ...added, pair: added.id }];
    store.answered(sent, answer({ en: { tools: stored }, ar: { tools: stored } }));
    expect((store.current().docs.en.tools as Doc[])[2]).toBe(added);
    expect(pair).toBe(added.id);
  });
});

test('a row that meets another one of the same pair is called anew, in both languages', () => {
  const store = new DeskStore(desk(), 7);
  const own = (id: string, text: string) => ({ id, pair: '1', text });
  store.change((docs) => ({
    en: { ...docs.en, steps: [own('8', 'Mine')] },
    ar: { ...docs.ar, steps: [own('9', 'لي')] },
  }));
  const theirs = [...english.steps, { id: '5', pair: '1', text: 'Theirs' }];
  store.refreshed(desk({ en: { ...english, steps: theirs }, ar: arabic }, 'fresh'));
  const rowsIn = (locale: 'en' | 'ar') => store.current().docs[locale].steps as Doc[];
  const mine = rowsIn('en').find(({ id }) => id === '8')!;
  expect(mine.text).toBe('Mine');
  expect(mine.pair).not.toBe('1');
  expect(rowsIn('en').find(({ id }) => id === '5')!.pair).toBe('1');
  expect(rowsIn('ar').find(({ id }) => id === '9')!.pair).toBe(mine.pair);
});

describe('what is sent', () => {
  test('is what was changed, field by field in each language, with its part of the base', () => {
    const store = new DeskStore(desk(), 7);
    expect(store.unsaved()).toBeNull();
    store.write({ locale: 'ar', path: 'steps.a.text' }, 'واحد وأكثر');
    store.write({ locale: 'en', path: 'seo.title' }, 'Found');
    store.writeShared('year', 2027);
    expect(store.unsaved()).toEqual({
      form: 'this desk',
      save: expect.any(String) as string,
      languages: {
        en: { values: { seo: { title: 'Found' } }, base: { 'seo.title': '' } },
        ar: {
          values: { steps: [{ id: '2', pair: 'a', text: 'واحد وأكثر' }] },
          base: { steps: '2', 'steps.2.text': 'first' },
        },
      },
      shared: { values: { year: 2027 }, base: { year: 'first' } },
    });
  });

  test('has the same name for as long as it is the same', () => {
    const store = new DeskStore(desk(), 7);
    store.write({ locale: 'en', path: 'title' }, 'One');
    const { save } = store.unsaved()!;
    expect(store.unsaved()!.save).toBe(save);
    store.write({ locale: 'en', path: 'title' }, 'Two');
    expect(store.unsaved()!.save).not.toBe(save);
  });

  test('is nothing where a text was typed and taken back, and nothing that nobody writes by hand', () => {
    const store = new DeskStore(desk(), 7);
    store.write({ locale: 'en', path: 'title' }, 'Titles');
    store.write({ locale: 'en', path: 'title' }, 'Title');
    store.writeShared('key', 'other');
    expect(store.hasUnsaved()).toBe(false);
  });

  test('a field that was emptied is sent as nothing', () => {
    const store = new DeskStore(desk(), 7);
    store.writeShared('year', undefined);
    expect(store.unsaved()!.shared!.values).toEqual({ year: null });
  });
});

test('the answer to a save does not touch what was typed while it was under way', () => {
  const store = new DeskStore(desk(), 7);
  store.write({ locale: 'en', path: 'title' }, 'One');
  const sent = store.sent(store.unsaved()!);
  store.write({ locale: 'en', path: 'title' }, 'One more');
  store.answered(sent, answer({ en: { ...english, title: 'One', slug: 'one' }, ar: arabic }));
  expect(store.current().docs.en).toMatchObject({ title: 'One more', slug: 'one' });
  expect(store.unsaved()).toMatchObject({
    languages: { en: { values: { title: 'One more' }, base: { title: 'next title' } } },
  });
});

test('a text that was typed over a new one of somebody else stands on what it was typed on, so that both are told', () => {
  const store = new DeskStore(desk(), 7);
  store.write({ locale: 'en', path: 'seo.title' }, 'Found');
  const sent = store.sent(store.unsaved()!);
  store.write({ locale: 'en', path: 'title' }, 'Mine');
  store.answered(sent, answer({ en: { ...english, title: 'Theirs', seo: { title: 'Found' } }, ar: arabic }));
  expect(store.unsaved()!.languages).toEqual({ en: { values: { title: 'Mine' }, base: { title: 'first title' } } });
  store.refreshed(desk({ en: { ...english, title: 'Theirs again' }, ar: arabic }, 'fresh'));
  expect(store.unsaved()!.languages.en).toEqual({ values: { title: 'Mine' }, base: { title: 'first title' } });
});

test('what is confirmed is sent with the words that were seen, stands at once and stays after the answer', () => {
  const store = new DeskStore(desk(), 7);
  const state = () => store.units().find(({ path }) => path === 'title')!.states.ar;
  expect(state()).toBe('draft');
  store.mark({ as: 'confirmed', locale: 'ar', path: 'title' });
  expect(state()).toBe('confirmed');
  const sent = store.sent(store.unsaved()!);
  expect(sent.save.marks).toMatchObject([{ as: 'confirmed', locale: 'ar', path: 'title', sourceWords: 'Title' }]);
  store.write({ locale: 'en', path: 'title' }, 'Another title');
  store.mark({ as: 'minor', locale: 'ar', path: 'title' });
  store.answered(sent, answer({ en: english, ar: arabic }, { record: store.current().record }));
  expect(state()).toBe('confirmed');
  expect(store.unsaved()!.marks).toMatchObject([{ as: 'minor', sourceWords: 'Another title' }]);
});

describe('a field that somebody else has changed differently', () => {
  const disputed = () => {
    const store = new DeskStore(desk(), 7);
    store.write({ locale: 'en', path: 'title' }, 'Mine');
    const mine = { en: { ...english, title: 'Mine' }, ar: arabic };
    const conflicts = { en: [conflict('title')], ar: [] };
    store.answered(store.sent(store.unsaved()!), answer(mine, { conflicts }));
    return store;
  };

  test('keeps the own text, waits, and is kept with what is not saved', () => {
    const store = disputed();
    expect([store.hasConflicts(), store.hasUnsaved()]).toEqual([true, false]);
    expect(store.unsaved()!.languages.en!.values).toEqual({ title: 'Mine' });
  });

  test('is saved over theirs once somebody insists', () => {
    const store = disputed();
    store.insist({ locale: 'en', conflict: store.current().conflicts.en[0]! });
    expect([store.hasConflicts(), store.hasUnsaved()]).toEqual([false, true]);
    expect(store.unsaved()!.languages.en).toEqual({ values: { title: 'Mine' }, base: { title: 'theirs' } });
  });

  test('shows theirs where it is given up, beside what was typed meanwhile', () => {
    const store = disputed();
    store.write({ locale: 'ar', path: 'title' }, 'جديد');
    const fresh = desk({ en: { ...english, title: 'Theirs' }, ar: { ...arabic, year: 2030 } }, 'fresh');
    store.refreshed(fresh, { locale: 'en', conflict: store.current().conflicts.en[0]! });
    expect(store.current().docs).toMatchObject({ en: { title: 'Theirs' }, ar: { title: 'جديد', year: 2030 } });
    expect(store.hasConflicts()).toBe(false);
    expect(Object.keys(store.unsaved()!.languages)).toEqual(['ar']);
  });

  test('keeps the own text while what others have changed elsewhere is shown', () => {
    const store = disputed();
    store.refreshed(desk({ en: { ...english, title: 'Theirs', year: 2030 }, ar: arabic }, 'fresh'));
    expect(store.current().docs.en).toMatchObject({ title: 'Mine', year: 2030 });
    expect(store.unsaved()!.languages.en!.base).toEqual({ title: 'next title' });
  });
});

test('rows in dispute wait for nothing but the choice, also where the host calls them otherwise by now', () => {
  const store = new DeskStore(desk(), 7);
  const own = [
    { id: '1', pair: 'a', text: 'One' },
    { id: '3', pair: 'c', text: 'Mine' },
  ];
  store.change((docs) => ({ ...docs, en: { ...docs.en, steps: own } }));
  const mine = { en: store.current().docs.en, ar: arabic };
  store.answered(store.sent(store.unsaved()!), answer(mine, { conflicts: { en: [conflict('steps')], ar: [] } }));
  // Its first row was removed and came back by another desk: under the name that a row has here that is gone there.
  store.refreshed(desk({ en: { ...english, steps: [{ id: '1', pair: 'c', text: 'One' }] }, ar: arabic }, 'fresh'));
  const rows = store.current().docs.en.steps as Doc[];
  expect(rows).toMatchObject([{ text: 'One', pair: 'c' }, { text: 'Mine' }]);
  expect(rows[1]!.pair).not.toBe('c');
  expect([store.hasConflicts(), store.hasUnsaved()]).toEqual([true, false]);
});

test('a row that is taken away with a text in dispute waits to be stored, also while the newest is loaded', () => {
  const store = new DeskStore(desk(), 7);
  store.write({ locale: 'en', path: 'steps.a.text' }, 'Mine');
  const own = store.current().docs;
  const disputed = conflict('steps.1.text');
  store.answered(store.sent(store.unsaved()!), answer(own, { conflicts: { en: [disputed], ar: [] } }));
  store.change((docs) => removeRow(docs, { field: fields[1]!, path: 'steps' }, 'a', ['en']));
  const theirs = { ...english, steps: [{ id: '1', pair: 'a', text: 'Theirs' }] };
  store.refreshed(desk({ en: theirs, ar: arabic }, 'fresh'));
  expect(store.current().docs.en.steps).toEqual([]);
  expect([store.hasConflicts(), store.hasUnsaved()]).toEqual([true, true]);
  // It stands on what it was written on: the host tells of the text that goes with the row.
  expect(store.unsaved()!.languages.en!.base).toMatchObject({ 'steps.1.text': 'next' });
});

test('whoever keeps a row that somebody has removed in both languages keeps it in both', () => {
  const store = new DeskStore(desk(), 7);
  store.write({ locale: 'en', path: 'steps.a.text' }, 'Mine');
  const own = store.current().docs.en;
  const conflicts = { en: [conflict('steps')], ar: [] };
  store.answered(store.sent(store.unsaved()!), answer({ en: own, ar: { ...arabic, steps: [] } }, { conflicts }));
  expect(store.current().docs.ar.steps).toEqual([]);
  store.insist({ locale: 'en', conflict: store.current().conflicts.en[0]! });
  expect(store.unsaved()!.languages).toMatchObject({
    en: { values: { steps: [{ pair: 'a', text: 'Mine' }] } },
    ar: { values: { steps: [{ pair: 'a', text: 'واحد' }] } },
  });
});

test('what others have replaced is told where the newest is loaded, too', () => {
  const store = new DeskStore(desk(), 7);
  store.refreshed(desk({ en: { ...english, title: 'Theirs, knowingly' }, ar: arabic }, 'fresh'));
  expect(store.current().changed).toEqual({ en: ['title'], ar: [] });
  // Until it is seen, or written over here.
  store.write({ locale: 'ar', path: 'title' }, 'عنوان آخر');
  store.answered(store.sent(store.unsaved()!), answer({ en: store.current().docs.en, ar: store.current().docs.ar }));
  expect(store.current().changed).toEqual({ en: ['title'], ar: [] });
  store.othersSeen();
  expect(store.current().changed).toEqual({ en: [], ar: [] });
});

test('what was left unsaved comes back on the base on which it was typed', () => {
  const left = new DeskStore(desk(), 7);
  left.write({ locale: 'ar', path: 'title' }, 'مكتوب في النفق');
  left.writeShared('year', 2031);
  const kept = { ...left.unsaved()!, form: 'the desk before' };
  const store = new DeskStore(desk(undefined, 'later'), 7);
  expect(store.bringBack(kept)).toBe(true);
  expect(store.current().docs.ar).toMatchObject({ title: 'مكتوب في النفق', year: 2031 });
  expect(store.unsaved()).toMatchObject({
    form: 'this desk',
    languages: { ar: { base: { title: 'first title ar' } } },
    shared: { base: { year: 'first' } },
  });
  expect(new DeskStore(desk(store.current().docs), 7).bringBack(kept)).toBe(false);
});

test('whoever takes the other value of a setting takes it in both languages', () => {
  const ground = { ...field('ground', 'select'), setting: true };
  const grounded = [field('steps', 'rows', true, [ground])];
  const docs = (value: string) => ({
    en: { steps: [{ id: '1', pair: 'a', ground: value }] },
    ar: { steps: [{ id: '2', pair: 'a', ground: value }] },
  });
  const store = new DeskStore({ ...desk(docs('paper')), fields: grounded }, 7);
  store.writeShared('steps.a.ground', 'ink');
  const disputes = { en: [conflict('steps.1.ground')], ar: [conflict('steps.2.ground')] };
  store.answered(store.sent(store.unsaved()!), answer(docs('sunk'), { conflicts: disputes }));
  store.refreshed({ ...desk(docs('sunk'), 'second'), fields: grounded }, { locale: 'en', conflict: disputes.en[0]! });
  expect(store.current().conflicts).toEqual({ en: [], ar: [] });
  expect(store.current().docs).toEqual(docs('sunk'));
  expect(store.unsaved()).toBeNull();
});

import { locales, type Locale, otherLocale } from '@nasaq/contract';
import {
  addRow,
  type Doc,
  type FieldSpec,
  fieldsOfRow,
  fingerprint,
  kindField,
  moveRow,
  newRowId,
  type PairedRow,
  pairRows,
  putRowBack,
  removeRow,
  valueAt,
  wordsOf,
  writeRow,
} from '@nasaq/translation';
import { block, body, cell, note, table, words } from '../../../../testing/rich-text.ts';
import type { CmsForm } from '../../../saving/testing/cms-form.ts';
import { bearsLanguage } from './entry-model.ts';
import { pairsIn } from './pairs.ts';
import type { Seat } from './seat.ts';
import { rowsOf, sheetOf } from './sheet.ts';
import { unitsOf } from './states-model.ts';
import type { World } from './world.ts';

const mostRows = 6;

/** Somebody changes something on their desk: a text, a figure, or the rows of a field, in one language or in both. */
export async function editDesk(world: World, seat: Seat, languages: readonly Locale[]): Promise<void> {
  const { chance, pick } = world.dice;
  const { store } = seat.page;
  const field = pick(world.fields);
  const before = store.current().docs;
  const lists = listsIn(field, before);
  if (lists.length > 0 && chance(0.55)) await arrange(world, seat, pick(lists), languages);
  else {
    const locale = pick(languages);
    const texts = textsIn(field, before[locale]);
    if (texts.length === 0) return;
    // One in a block beside many texts: it would hardly ever be disputed.
    const settings = texts.filter((text) => text.field.setting);
    const text = settings.length > 0 && chance(0.4) ? pick(settings) : pick(texts);
    const value = chance(0.06) ? emptied(text.field) : newValue(world, text.field);
    const was = store.current().record.marks[locale][text.path]?.as;
    const old = wordsOf(valueAt(before[locale], text.path));
    await seat.page.browser.run(() =>
      bearsLanguage(field) && !text.field.setting
        ? store.write({ locale, path: text.path }, value)
        : store.writeShared(text.path, value),
    );
    const now = wordsOf(value);
    const isOwn = now !== '' && !(old && (now.startsWith(old.slice(0, 1)) || now.endsWith(old.slice(-1))));
    if (was === 'machine' && isOwn) sayNone(seat, locale, text.path);
  }
  const { docs } = store.current();
  for (const locale of locales) {
    for (const [row, pair] of pairsIn(world.fields, docs[locale]))
      if (!world.pairs.has(row)) world.pairs.set(row, pair);
    seat.model.type(locale, field.name, sheetOf(world.fields, docs[locale]));
  }
}

/** Nothing is left of what a machine has written there. */
function sayNone({ model }: Seat, locale: Locale, path: string): void {
  const others = model.marks.filter((one) => one.path !== path || one.locale !== locale);
  model.marks = [...others, { locale, path, as: 'none', source: '', target: '' }];
}

interface List {
  field: FieldSpec;
  path: string;
  rows: PairedRow[];
  /** The languages that have the row in which it is. */
  present: readonly Locale[];
  isShared: boolean;
}

/** As the buttons of the rows do. */
async function arrange(world: World, { page }: Seat, list: List, languages: readonly Locale[]): Promise<void> {
  const { chance, pick, random } = world.dice;
  const { field, path, rows } = list;
  const { store } = page;
  const at = { field, path };
  const before = store.current().docs;
  const own = languages.filter((locale) => list.present.includes(locale));
  if (own.length === 0) return;
  const into = list.isShared ? locales : own.length > 1 && chance(0.6) ? list.present : [pick(own)];
  const row = pick(rows);
  const act = random();
  await page.browser.run(() => {
    if (row && act < 0.25) {
      world.note(`moves ${path}.${row.pair}`, 'moved');
      return store.change((docs) => moveRow(docs, at, row.pair, chance(0.5) ? 1 : -1));
    }
    if (row && act < 0.42) {
      world.note(`removes ${path}.${row.pair}`, 'removed');
      store.change((docs) => removeRow(docs, at, row.pair, into));
      if (chance(0.2)) store.change((docs) => putRowBack(docs, before, at, row.pair, into));
      return;
    }
    const lone = rows.find((one) => list.present.some((locale) => !one.rows[locale]));
    if (lone && !list.isShared && act < 0.55)
      return store.change((docs) =>
        writeRow(
          docs,
          at,
          lone.pair,
          list.present.find((locale) => !lone.rows[locale])!,
        ),
      );
    if (rows.length >= mostRows) return;
    const kind = field.kinds && pick(field.kinds).name;
    const added = addRow(before, { ...at, into, kind, ...(row && chance(0.7) && { after: row.pair }) });
    world.note(`adds ${path}.${added.pair} in ${into.join()}`, 'added');
    store.change(() => added.docs);
    for (const text of fieldsOfRow(field, { [kindField]: kind }).filter(isText))
      for (const locale of into) {
        const value = newValue(world, text);
        const place = `${path}.${added.pair}.${text.name}`;
        if (list.isShared) store.writeShared(place, value);
        else store.write({ locale, path: place }, value);
      }
  });
}

/** The rows of a field, and those inside of its rows. */
function listsIn(
  field: FieldSpec,
  docs: Record<Locale, Doc>,
  prefix = '',
  present: readonly Locale[] = locales,
): List[] {
  const path = prefix + field.name;
  const fields = field.fields ?? [];
  if (field.kind === 'group') return fields.flatMap((one) => listsIn(one, docs, `${path}.`, present));
  if (field.kind !== 'rows') return [];
  const paired = pairRows({ en: valueAt(docs.en, path), ar: valueAt(docs.ar, path) });
  const inside = paired.flatMap(({ pair, rows }) => {
    const there = present.filter((locale) => rows[locale] !== null);
    return fieldsOfRow(field, rows.en ?? rows.ar).flatMap((one) => listsIn(one, docs, `${path}.${pair}.`, there));
  });
  return [{ field, path, rows: paired, present, isShared: !field.localized }, ...inside];
}

interface Text {
  field: FieldSpec;
  path: string;
}

/** What can be written in a field of one language, by its path. */
function textsIn(field: FieldSpec, doc: Doc, prefix = ''): Text[] {
  const path = prefix + field.name;
  const inside = field.fields ?? [];
  if (field.kind === 'group') return inside.flatMap((one) => textsIn(one, doc, `${path}.`));
  if (field.kind !== 'rows')
    return isText(field) || field.kind === 'number' || isChoice(field) ? [{ field, path }] : [];
  const rows = rowsOf(valueAt(doc, path));
  return rows.flatMap((row, place) =>
    fieldsOfRow(field, row).flatMap((one) => textsIn(one, doc, `${path}.${String(row.pair ?? place + 1)}.`)),
  );
}

/** Words, and no address, of which the site wants a form. */
function isText({ kind, name }: FieldSpec): boolean {
  if (name === 'linkAddress' || name === 'href' || name === 'address') return false;
  return kind === 'text' || kind === 'textarea' || kind === 'richText';
}

/** What is chosen for both languages, and decides about no other field. */
function isChoice({ kind, name, setting }: FieldSpec): boolean {
  return kind === 'select' && Boolean(setting) && (name === 'ground' || name === 'side');
}

function newValue({ counts, dice: { pick, random } }: World, { kind, options = [] }: FieldSpec): unknown {
  if (kind === 'select') return pick(options).value;
  if (kind === 'number') return 2000 + Math.floor(random() * 100);
  const text = `Words ${(counts.words = (counts.words ?? 0) + 1)}`;
  return kind === 'richText' ? richText(text, counts.words) : text;
}

/** A text of one paragraph, or with one of the parts that are none. */
function richText(text: string, count: number): unknown {
  const kinds = [
    () => words(text),
    () => table([cell(1, text), cell(1, 'Head')]),
    () => block('callout', { tone: 'tip', text }),
    () => block('code', { code: text }),
    () => ({ ...words('Called'), children: [...words('Called').children, note(text)] }),
    () => block('columns', { items: text }),
  ];
  return body(kinds[count % kinds.length]!());
}

function emptied({ kind }: FieldSpec): unknown {
  return kind === 'number' || kind === 'richText' || kind === 'select' ? null : '';
}

/** Something is said of translations: of one, or of all that are written. */
export async function markDesk(world: World, { model, page }: Seat): Promise<void> {
  const { chance, pick } = world.dice;
  const locale = otherLocale(page.store.current().record.source);
  const { docs } = page.store.current();
  const pairs = new Map([...pairsIn(world.fields, docs.en), ...pairsIn(world.fields, docs.ar)]);
  const units = [...unitsOf(world.fields, model.shown, pairs)].filter(([, text]) => text[locale] !== '');
  const said = chance(0.25) ? units : [pick(units)].filter(Boolean);
  for (const [path, text] of said) {
    const as = chance(0.6) ? 'confirmed' : pick(['machine', 'review', 'minor', 'none'] as const);
    for (const words of Object.values(text)) world.words.set(fingerprint(words), words);
    model.marks = [
      ...model.marks.filter((one) => one.path !== path || one.locale !== locale),
      { locale, path, as, source: text[otherLocale(locale)], target: text[locale] },
    ];
    await page.browser.run(() => page.store.mark({ locale, path, as }));
  }
}

export async function turnDesk(world: World, { model, page }: Seat): Promise<void> {
  const source = otherLocale(page.store.current().record.source);
  world.note(`translates from ${source}`, 'turned');
  await page.browser.run(() => page.store.setSource(source));
  model.source = model.source === undefined ? source : undefined;
}

/** The CMS’s own form beside the desks changes one field. */
export function editForm(world: World, form: CmsForm): string {
  const { chance, pick, random } = world.dice;
  const field = pick(world.fields.filter(({ kind }) => kind !== 'group'));
  if (field.kind !== 'rows') {
    form.type({ [field.name]: newValue(world, field) });
    return field.name;
  }
  const rows = rowsOf(form.values[field.name]);
  const at = rows.length > 0 ? Math.floor(random() * rows.length) : -1;
  const kind = field.kinds && { [kindField]: pick(field.kinds).name };
  // It knows one language: a setting that it changes differs from that of the other.
  const texts = fieldsOfRow(field, rows[at] ?? kind).filter((one) => isText(one) || isChoice(one));
  const written = () => {
    const own = fieldsOfRow(field, kind).filter(isText);
    const begun = fieldsOfRow(field, kind).flatMap(({ defaultValue, name }) =>
      kind && defaultValue !== undefined ? [[name, defaultValue]] : [],
    );
    return {
      ...kind,
      ...Object.fromEntries(begun),
      ...Object.fromEntries(own.map((text) => [text.name, newValue(world, text)])),
    };
  };
  const act = random();
  if (act < 0.15 && at >= 0) form.type({ [field.name]: rows.toSpliced(at, 1) });
  else if (act < 0.3 && at > 0)
    form.type({ [field.name]: rows.toSpliced(at, 1).toSpliced(Math.floor(random() * rows.length), 0, rows[at]!) });
  else if (act < 0.7 && at >= 0) {
    const text = pick(texts);
    if (text) form.type({ [field.name]: rows.with(at, { ...rows[at]!, [text.name]: newValue(world, text) }) });
  } else if (rows.length < mostRows) {
    // «Duplicate row» takes the pair along, with new ids inside; a row that is added has none yet.
    const copied = at >= 0 && chance(0.3) ? { pair: rows[at]!.pair } : {};
    form.type({ [field.name]: [...rows, { ...copied, ...written(), id: newRowId() }] });
  }
  return field.name;
}

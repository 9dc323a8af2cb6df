import { otherLocale, locales, type Locale } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload, TypedUser } from 'payload';
import { paragraph } from '../../testing/drafts.ts';
import type { Doc } from './merge.ts';
import { openForm, type CmsForm } from './testing/cms-form.ts';
import { diceFrom } from './testing/random.ts';
import { bringBack, chooseVersion, openWithStaff, readEntry, type WrittenEntry } from './testing/written-entry.ts';
import { arrays, localizedTexts, SavesModel, valuesOf, type FormModel, type Values } from './testing/saves-model.ts';

const edits = Number(process.env.RANDOM_EDITS ?? 60);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_122);

let payload: Payload;
let users: TypedUser[];
let close: () => Promise<void>;
let entry: WrittenEntry;

beforeAll(async () => {
  ({ close, payload, users } = await openWithStaff(['Sara', 'Omar']));
});
afterAll(() => close());

interface OpenForm {
  form: CmsForm;
  model: FormModel;
}

const dice = diceFrom(seed);
const { chance, pick, random } = dice;

test(
  'two editors in two languages lose no value and bring none back, whatever the order of their saves',
  { tags: ['proof'], timeout: Math.max(120_000, edits * 1_000) },
  async () => {
    const world = await newWorld();
    let done = 0;
    try {
      while (done < edits) done += await world.step(`edit ${done}`);
    } catch (error) {
      throw new Error(`After ${done} edits with RANDOM_SEED=${seed}\n${world.history.slice(-12).join('\n')}`, {
        cause: error,
      });
    }
    console.log(JSON.stringify({ seed, edits: done, ...world.counts }));
    expect(world.counts.saves).toBeGreaterThan(edits / 6);
    expect(world.counts.conflicts).toBeGreaterThan(0);
  },
);

async function newWorld() {
  const created = await payload.create({
    collection: 'works',
    locale: 'en',
    draft: true,
    data: {},
    user: users[0],
  } as never);
  entry = { payload, collection: 'works', id: (created as { id: number }).id };
  const model = new SavesModel();
  for (const locale of locales) model.read(locale, valuesOf(await readEntry(entry, { locale, draft: true })));
  const forms: (OpenForm | null)[] = [null, null, null, null];
  const onSite = new Map<Locale, Values>();
  const history: string[] = [];
  const counts = { saves: 0, conflicts: 0, published: 0, refused: 0, restored: 0, lostAnswers: 0, typedMeanwhile: 0 };

  async function open(place: number): Promise<OpenForm> {
    const locale = locales[place % 2]!;
    const form = await openForm({ ...entry, user: users[place >> 1]!, locale });
    const shown = valuesOf(form.values);
    expect(shown).toEqual(model.values(locale));
    return (forms[place] = { form, model: { name: form.base.form, locale, seen: structuredClone(shown), shown } });
  }

  /** Saves and compares with the model: what is stored, what the form shows, and what it was told. */
  async function save({ form, model: own }: OpenForm, place: number, kind: 'autosave' | 'publish' | 'publishAll') {
    counts.saves += 1;
    const sent = structuredClone(own.shown);
    const lost = kind === 'autosave' && chance(0.05);
    const meanwhile = kind === 'autosave' && chance(0.2);
    const during = () => (meanwhile ? type(forms[place]!, 'meanwhile') : undefined);
    if (meanwhile) counts.typedMeanwhile += 1;
    history.push(`${place} ${own.locale} ${kind}${lost ? ', answer lost' : ''}`);
    if (kind === 'autosave') {
      await form.autosave({ lost, during });
      const expected = model.save(own, { answered: !lost, sent });
      if (lost) counts.lostAnswers += 1;
      else expect(form.base.conflicts.map(({ path }) => path).sort()).toEqual(expected);
      counts.conflicts += expected.length;
      if (expected.length > 0 && !lost && chance(0.7)) await decide(forms[place]!, place);
      return;
    }
    complete(form, own);
    const other = otherLocale(own.locale);
    const both = kind === 'publishAll' && (await isWritten(other));
    const published = await (kind === 'publish' ? form.publish() : form.publishAll()).then(
      () => true,
      (error: unknown) => error,
    );
    const expected = model.save(own, { whole: true, sent: structuredClone(own.shown) });
    if (published === true) {
      expect(expected).toEqual([]);
      counts.published += 1;
      onSite.set(own.locale, model.values(own.locale));
      if (both) onSite.set(other, model.values(other));
      else if (onSite.has(other)) onSite.set(other, withShared(onSite.get(other)!, model.values(other)));
    } else {
      expect(published).toMatchObject({ status: 409 });
      expect((published as { data: { errors: unknown[] } }).data.errors).toHaveLength(expected.length);
      counts.refused += 1;
    }
  }

  /** One of two: the form’s own value over theirs, or the form is filled anew with theirs. */
  async function decide({ form, model: own }: OpenForm, place: number): Promise<void> {
    const { path } = pick(form.base.conflicts);
    if (chance(0.5)) {
      history.push(`${place} takes theirs`);
      await open(place);
      return;
    }
    history.push(`${place} keeps ${path}`);
    form.keepMine(path);
    const current = model.values(own.locale);
    const [name, row] = path.split('.') as [keyof typeof arrays, string | undefined];
    if (row) own.seen[name][row] = current[name][row]!;
    else own.seen[name] = structuredClone(current[name]);
  }

  async function restore(): Promise<void> {
    const before = Object.fromEntries(locales.map((locale) => [locale, model.values(locale)]));
    const wanted = await chooseVersion(entry, dice);
    history.push(wanted.told);
    const old = await bringBack(entry, wanted, users[0]!);
    counts.restored += 1;
    for (const locale of locales) {
      const then = valuesOf(old[locale]);
      const now = valuesOf(await readEntry(entry, { locale, draft: true }));
      const texts = wanted.languages.includes(locale) ? then : before[locale]!;
      for (const name of localizedTexts) expect(now[name]).toEqual(texts[name]);
      expect([now.figures, now.gallery]).toEqual([texts.figures, texts.gallery]);
      const shared = wanted.shared ? then : before[locale]!;
      expect([now.year, now.technologies]).toEqual([shared.year, shared.technologies]);
      model.read(locale, now);
    }
  }

  /** @returns how many values were typed */
  async function step(name: string): Promise<number> {
    const place = Math.floor(random() * forms.length);
    if (chance(0.03)) await restore();
    const one = forms[place] && !chance(0.06) ? forms[place] : await open(place);
    let typed = 0;
    do {
      await type(one, name);
      typed += 1;
    } while (chance(0.5));
    if (chance(0.85)) await save(one, place, chance(0.07) ? 'publish' : chance(0.03) ? 'publishAll' : 'autosave');
    for (const locale of locales) {
      expect(valuesOf(await readEntry(entry, { locale, draft: true }))).toEqual(model.values(locale));
      if (onSite.has(locale)) expect(valuesOf(await readEntry(entry, { locale }))).toEqual(onSite.get(locale));
    }
    for (const open of forms) if (open) expect(valuesOf(open.form.values)).toEqual(open.model.shown);
    return typed;
  }

  return { step, history, counts };
}

let word = 0;

/** Changes one value of a form: a text, the year, or a row. */
async function type({ form, model: { shown } }: OpenForm, name: string): Promise<void> {
  word += 1;
  const text = `${name} ${word}`;
  const field = pick([
    'title',
    'summary',
    'summary',
    'challenge',
    'year',
    'figures',
    'figures',
    'gallery',
    'technologies',
  ] as const);
  if (field === 'year') shown.year = 2000 + Math.floor(random() * 100);
  else if (field === 'figures' || field === 'gallery' || field === 'technologies') {
    const rows = { ...shown[field] };
    const ids = Object.keys(rows);
    if (ids.length > 0 && chance(0.2)) delete rows[pick(ids)];
    else rows[ids.length > 0 && (ids.length > 4 || chance(0.6)) ? pick(ids) : `${word}`.padStart(24, 'a0')] = text;
    shown[field] = rows;
    const old = (Array.isArray(form.values[field]) ? form.values[field] : []) as (Doc & { id: string })[];
    const kept = old.filter(({ id }) => id in rows).map((row) => ({ ...row, [arrays[field].text]: rows[row.id] }));
    const added = Object.keys(rows).filter((id) => !old.some((row) => row.id === id));
    const empty = field === 'figures' ? { value: '1' } : {};
    form.type({ [field]: [...kept, ...added.map((id) => ({ id, ...empty, [arrays[field].text]: rows[id] }))] });
    return;
  } else shown[field] = text;
  form.type({ [field]: shown[field] });
}

/** What publishing asks for. */
function complete(form: CmsForm, { shown }: FormModel): void {
  for (const name of localizedTexts) shown[name] ??= `Needed ${(word += 1)}`;
  shown.year ??= 2020;
  const texts = Object.fromEntries(localizedTexts.map((name) => [name, shown[name]]));
  form.type({ ...texts, year: shown.year, client: 'A client', body: form.values.body ?? paragraph('A text') });
}

/** Whether «publish all» takes a language along. */
async function isWritten(locale: Locale): Promise<boolean> {
  const { body, slug, summary, title } = await readEntry(entry, { locale, draft: true });
  return [body, slug, summary, title].every(Boolean);
}

function withShared(values: Values, shared: Values): Values {
  return { ...values, year: shared.year, technologies: shared.technologies };
}

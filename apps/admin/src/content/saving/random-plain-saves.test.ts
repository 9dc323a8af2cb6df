import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Doc } from './merge.ts';
import { openPlainForm, type PlainForm, type PlainTarget } from './testing/plain-form.ts';
import { diceFrom } from './testing/random.ts';
import { SavesModel, valuesOf, type FormModel, type ModelShape, type Values } from './testing/saves-model.ts';

const edits = Number(process.env.RANDOM_EDITS ?? 40);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_127);
const { chance, pick, random } = diceFrom(seed);

let opened: TestPayload;
let payload: Payload;
let users: TypedUser[];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  users = [await makeAdmin('Sara'), await makeAdmin('Omar')];
});
afterAll(() => opened.close());

async function makeAdmin(name: string): Promise<TypedUser> {
  const data = { name, email: `${name}@nasaq.example`, password: 'long enough password', roles: ['admin' as const] };
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
}

let word = 0;
const nextWord = () => `Word ${(word += 1)}`;
const nextSlug = () => `word-${(word += 1)}`;
const nextPath = () => `/word/${(word += 1)}`;
const nextDay = () => new Date(Date.UTC(2030, 0, (word += 1), 12)).toISOString();

interface Kind {
  shape: ModelShape;
  /** Made before anybody opens it. */
  make: () => Promise<PlainTarget>;
  /** What somebody types in a field, or in the text of a row; words where nothing is said. */
  typed?: Record<string, () => string>;
  /** What a row needs besides. */
  row?: Doc;
}

const onlyTexts = { shared: [], arrays: {} };

async function make(collection: CollectionSlug, data: Doc, arabic?: Doc): Promise<PlainTarget> {
  const { id } = (await payload.create({ collection, locale: 'en', data } as never)) as { id: number };
  if (arabic) await payload.update({ collection, id, locale: 'ar', data: arabic } as never);
  return { collection, id };
}

const kinds: Record<string, Kind> = {
  'the site data': {
    shape: {
      texts: ['name', 'description', 'keywords', 'address'],
      shared: ['phone', 'social.github', 'openingHours.timeZone'],
      arrays: { 'openingHours.exceptions': { text: 'date', localized: false } },
    },
    typed: {
      'openingHours.exceptions': nextDay,
      'openingHours.timeZone': () => pick(['Africa/Cairo', 'Asia/Riyadh', 'Asia/Dubai']),
    },
    async make() {
      const data = {
        name: 'Nasaq',
        description: 'A company',
        email: 'a@nasaq.example',
        phone: '1',
        _status: 'published',
      };
      await payload.updateGlobal({ slug: 'site', locale: 'en', data: data as never });
      await payload.updateGlobal({
        slug: 'site',
        locale: 'ar',
        data: { name: 'نسق', description: 'شركة', _status: 'published' } as never,
      });
      return { global: 'site' };
    },
  },
  'an author': {
    shape: {
      ...onlyTexts,
      texts: ['name', 'role', 'bio'],
      others: { nameOther: 'name', roleOther: 'role', bioOther: 'bio' },
    },
    make: () =>
      make('authors', { name: 'Mona', role: 'Engineer', bio: 'Writes' }, { name: 'منى', role: 'مهندسة', bio: 'تكتب' }),
  },
  'a tag': {
    shape: { ...onlyTexts, texts: ['title', 'slug'], others: { titleOther: 'title' } },
    typed: { slug: nextSlug },
    make: () => make('tags', { title: 'Tag', slug: 'own-tag' }, { title: 'وسم', slug: 'own-tag-ar' }),
  },
  'a category': {
    shape: { ...onlyTexts, texts: ['title', 'summary', 'slug'], others: { titleOther: 'title' } },
    typed: { slug: nextSlug },
    make: () =>
      make(
        'categories',
        { of: 'services', title: 'One', slug: 'own-one' },
        { title: 'واحد', slug: 'own-one-ar', summary: 'م' },
      ),
  },
  'a term': {
    shape: { texts: [], shared: ['english', 'arabic', 'note'], arrays: {} },
    make: () => make('terms', { english: 'server', arabic: 'خادم' }),
  },
  'a picture': {
    shape: { ...onlyTexts, texts: ['alt'], others: { altOther: 'alt' } },
    async make() {
      const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b4fb3' } })
        .jpeg()
        .toBuffer();
      const file = { data, mimetype: 'image/jpeg', name: 'one.jpg', size: data.length, tempFilePath: '' };
      const texts = { alt: 'A square', altOther: 'مربع' };
      const { id } = await payload.create({ collection: 'media', locale: 'en', user: users[0]!, data: texts, file });
      return { collection: 'media', id };
    },
  },
  'the menu': {
    shape: {
      texts: [],
      shared: [],
      arrays: { menu: { text: 'address', localized: false }, networks: { text: 'url', localized: false } },
    },
    typed: { menu: nextPath, networks: () => `https://network.example${nextPath()}` },
    row: { kind: 'address', shown: 'both', network: 'facebook' },
    make: () => Promise.resolve({ global: 'navigation' }),
  },
  'a redirect': {
    shape: { texts: [], shared: ['from', 'to'], arrays: {} },
    // Which of the owner's forms there are, no table of addresses knows: something may stand at each of these.
    typed: { from: nextPath, to: () => `/forms${nextPath()}` },
    make: () => make('redirects', { from: '/a', to: '/contact', status: '301' }),
  },
};

interface OpenForm {
  form: PlainForm;
  model: FormModel;
}

/** Of a global, a collection, a list of rows, and values that both languages share. */
const short = new Set(['the site data', 'a category', 'a term', 'a redirect']);

for (const name of Object.keys(kinds))
  test(
    `two people in two languages lose no value of ${name} and bring none back, whatever the order of their saves`,
    { tags: short.has(name) ? [] : ['proof'], timeout: Math.max(120_000, edits * 1_000) },
    async () => {
      const world = await newWorld(kinds[name]!);
      let done = 0;
      try {
        while (done < edits) done += await world.step();
      } catch (error) {
        throw new Error(`After ${done} edits with RANDOM_SEED=${seed}\n${world.history.slice(-12).join('\n')}`, {
          cause: error,
        });
      }
      console.log(JSON.stringify({ of: name, seed, edits: done, ...world.counts }));
      expect(world.counts.saves).toBeGreaterThan(edits / 6);
      expect(world.counts.conflicts).toBeGreaterThan(0);
    },
  );

async function newWorld({ make: makeOne, row = {}, shape, typed = {} }: Kind) {
  const target = await makeOne();
  const model = new SavesModel(shape);
  const forms: (OpenForm | null)[] = [null, null, null, null];
  const history: string[] = [];
  const counts = { saves: 0, conflicts: 0, lostAnswers: 0 };
  const openAs = (user: TypedUser, locale: Locale) => openPlainForm({ payload, target, user, locale });
  for (const locale of locales) model.read(locale, valuesOf((await openAs(users[0]!, locale)).values, shape));

  async function open(place: number): Promise<OpenForm> {
    const locale = locales[place % 2]!;
    const form = await openAs(users[place >> 1]!, locale);
    const shown = valuesOf(form.values, shape);
    expect(shown).toEqual(model.values(locale));
    return (forms[place] = { form, model: { name: form.base.form, locale, seen: structuredClone(shown), shown } });
  }

  /** Saves and compares with the model: what is stored, what the form shows, and what it was told. */
  async function save(place: number): Promise<void> {
    const { form, model: own } = forms[place]!;
    counts.saves += 1;
    const lost = chance(0.05);
    history.push(`${place} ${own.locale} saves${lost ? ', answer lost' : ''}`);
    await form.save({ lost });
    const expected = model.save(own, { answered: !lost });
    counts.conflicts += expected.length;
    if (lost) {
      counts.lostAnswers += 1;
      return;
    }
    expect(form.base.conflicts.map(({ path }) => path).sort()).toEqual(expected);
    showStored(own, expected);
    // A form that was filled anew is another one to the host.
    own.name = form.base.form;
    if (expected.length > 0 && chance(0.7)) await decide(place);
  }

  /** Of what is not in dispute it shows what is stored. */
  function showStored(own: FormModel, disputed: string[]): void {
    const stored = model.values(own.locale);
    for (const name of Object.keys(stored)) {
      const inside = disputed.filter((path) => path === name || path.startsWith(`${name}.`));
      if (inside.includes(name)) continue;
      if (!(name in shape.arrays)) {
        own.shown[name] = own.seen[name] = stored[name];
        continue;
      }
      const [rows, shown, seen] = [stored, own.shown, own.seen].map((values) => rowsOf(values, name));
      for (const id of Object.keys({ ...rows, ...shown }))
        if (!inside.some((path) => path.startsWith(`${name}.${id}.`))) {
          if (id in rows!) shown![id] = seen![id] = rows![id]!;
          else delete shown![id];
          // It knows that there is the row, and no text of it.
        } else seen![id] ??= '';
      for (const id of Object.keys(seen!)) if (!(id in rows!)) delete seen![id];
    }
  }

  /** One of two: the form’s own value over theirs, or theirs. */
  async function decide(place: number): Promise<void> {
    const { form, model: own } = forms[place]!;
    const { path } = pick(form.base.conflicts);
    if (chance(0.5)) {
      history.push(`${place} takes theirs`);
      await open(place);
      return;
    }
    history.push(`${place} keeps ${path}`);
    form.keepMine(path);
    const current = model.values(own.locale);
    const list = Object.keys(shape.arrays).find((name) => path.startsWith(`${name}.`));
    if (list) {
      const id = path.slice(list.length + 1).split('.')[0]!;
      rowsOf(own.seen, list)[id] = rowsOf(current, list)[id]!;
    } else own.seen[path] = structuredClone(current[path]);
  }

  /** Changes one value of a form: a text, or a row. */
  function type({ form, model: { shown } }: OpenForm): void {
    const name = pick(Object.keys(shown));
    const value = (typed[name] ?? nextWord)();
    history.push(`types ${value} in ${name}`);
    if (!(name in shape.arrays)) {
      shown[name] = value;
      form.type(within(form.values, name, value));
      return;
    }
    const { text } = shape.arrays[name]!;
    const rows = rowsOf(shown, name);
    const ids = Object.keys(rows);
    if (ids.length > 0 && chance(0.2)) delete rows[pick(ids)];
    else
      rows[ids.length > 0 && (ids.length > 4 || chance(0.6)) ? pick(ids) : `${(word += 1)}`.padStart(24, 'a0')] = value;
    const old = (name.split('.').reduce<unknown>((at, part) => (at as Doc)[part], form.values) ?? []) as Doc[];
    const kept = old.filter(({ id }) => String(id) in rows).map((one) => ({ ...one, [text]: rows[String(one.id)] }));
    const added = Object.keys(rows).filter((id) => !old.some((one) => one.id === id));
    form.type(within(form.values, name, [...kept, ...added.map((id) => ({ id, ...row, [text]: rows[id] }))]));
  }

  /** @returns how many values were typed */
  async function step(): Promise<number> {
    const place = Math.floor(random() * forms.length);
    const one = forms[place] && !chance(0.06) ? forms[place] : await open(place);
    let count = 0;
    do {
      type(one);
      count += 1;
    } while (chance(0.5));
    if (chance(0.85)) await save(place);
    for (const locale of locales)
      expect(valuesOf((await openAs(users[0]!, locale)).values, shape)).toEqual(model.values(locale));
    for (const form of forms) if (form) expect(valuesOf(form.form.values, shape)).toEqual(form.model.shown);
    return count;
  }

  return { step, history, counts };
}

function rowsOf(values: Values, name: string): Record<string, string> {
  return (values as Record<string, unknown>)[name] as Record<string, string>;
}

/** The field of the first level with a value put somewhere into it. */
function within(doc: Readonly<Doc>, name: string, value: unknown): Doc {
  const [first, ...rest] = name.split('.') as [string, ...string[]];
  return {
    [first]:
      rest.length === 0
        ? value
        : { ...(doc[first] as Doc), ...within((doc[first] ?? {}) as Doc, rest.join('.'), value) },
  };
}

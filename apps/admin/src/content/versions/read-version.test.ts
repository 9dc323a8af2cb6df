import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint, type Docs } from '@nasaq/translation';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Target } from '../saving/newest.ts';
import type { ShownVersion } from './read-version.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
});
afterAll(() => opened.close());

let made = 0;

/** A product in both languages with rows, published in English, whose Arabic summary is confirmed. */
async function product(): Promise<{ id: number; address: string }> {
  made += 1;
  const point = (text: string) => ({ title: text, text });
  const english = { ...texts(`Version ${made}`), kind: 'App', features: [point('One'), point('Two')] };
  const { doc } = (await (await editor.call('/products?locale=en&draft=true', english)).json()) as {
    doc: { id: number };
  };
  const address = `/products/${doc.id}`;
  const arabic = { ...texts(`نسخة ${made}`), kind: 'تطبيق', features: [point('واحد'), point('اثنان')] };
  expect((await editor.send('PATCH', `${address}?locale=ar&draft=true`, arabic)).status).toBe(200);
  const { docs } = await desk(address);
  const mark = {
    locale: 'ar',
    path: 'summary',
    as: 'confirmed',
    sourceWords: String(docs.en.summary),
    target: fingerprint(docs.ar.summary),
  };
  expect((await editor.call(`${address}/desk`, { form: 'a-desk', languages: {}, marks: [mark] })).status).toBe(200);
  const published = await editor.send('PATCH', `${address}?locale=en&publishSpecificLocale=en`, {
    _status: 'published',
  });
  expect(published.status).toBe(200);
  return { id: doc.id, address };
}

interface Row {
  id: string;
  title: string;
}

async function desk(address: string) {
  return (await (await editor.call(`${address}/desk`)).json()) as {
    docs: Docs;
    record: { source: string; marks: Record<string, Record<string, { as: string }>> };
  };
}

async function newestVersion(id: number): Promise<number> {
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
  });
  return Number(docs[0]!.id);
}

async function shown(id: number, version: number, against: 'former' | 'now' = 'now'): Promise<ShownVersion | null> {
  const { readVersion } = await import('./read-version.ts');
  const req = await createLocalReq({ user: editor.user }, payload);
  return readVersion(req, { collection: 'products', id } satisfies Target, version, against);
}

const labels = (fields: readonly { en: string }[]) => fields.map(({ en }) => en);

test('what a return would change is told for each language, with how the translations would stand then', async () => {
  const { address, id } = await product();
  const version = await newestVersion(id);
  expect((await shown(id, version))!.comesBack).toMatchObject({
    languages: { en: [], ar: [] },
    shared: [],
    source: null,
  });

  await editor.send('PATCH', `${address}?locale=en&draft=true`, { summary: 'Written since.' });
  const [row, ...rest] = (await desk(address)).docs.ar.features as Row[];
  await editor.send('PATCH', `${address}?locale=ar&draft=true`, { title: 'كُتب بعدها', features: [...rest, row] });
  const { comesBack, differences } = (await shown(id, version))!;
  expect(labels(comesBack.languages.en)).toEqual(['Summary']);
  expect(labels(comesBack.languages.ar)).toContain('Title');
  expect(comesBack.now.ar.outdated).toBe(1);
  expect(comesBack.after.both.ar.outdated ?? 0).toBe(0);
  expect(comesBack.after.both.ar.confirmed).toBe(1);
  // The words of its source stay: the mark of the translation comes back, and still is of other words.
  expect(comesBack.after.ar.ar.outdated).toBe(1);
  expect(differences.languages.en.map(({ words }) => words.map(({ kind }) => kind))).toEqual([
    expect.arrayContaining(['removed', 'inserted']),
  ]);
});

test('settings tell their values in words, groups by their names, and come back as a whole', async () => {
  const admin = await signIn(payload, 'admin');
  const publish = async (slug: 'brand' | 'parts', data: object) => {
    const answer = await admin.call(`/globals/${slug}`, { ...data, _status: 'published' });
    expect(answer.status).toBe(200);
    const { docs } = await payload.findGlobalVersions({ slug, sort: '-updatedAt', limit: 1 });
    return Number(docs[0]!.id);
  };
  const { readVersion } = await import('./read-version.ts');
  const req = await createLocalReq({ user: admin.user }, payload);
  const read = async (global: string, id: number) => (await readVersion(req, { global }, id, 'former'))!;
  const told = ({ differences: { shared } }: ShownVersion) =>
    shared.map(({ after, before, label }) => [label.en, before?.en, after?.en]);

  const first = await publish('brand', { colour: '#b4235a', mark: 'rosette', families: ['fourfold'] });
  const second = await read('brand', await publish('brand', { colour: '#0a6c74', families: [] }));
  expect(second.comesBack).toMatchObject({ bearsLanguage: false, shared: [], empty: { en: false, ar: false } });
  expect(told(second)).toEqual([
    ['Main colour', '#b4235a', '#0a6c74'],
    ['Families of patterns', 'Fourfold, of squares', '–'],
  ]);
  expect(labels((await read('brand', first)).comesBack.shared)).toEqual(
    labels(second.differences.shared.map(({ label }) => label)),
  );

  await publish('parts', { blog: { state: 'on' } });
  const off = await read('parts', await publish('parts', { blog: { state: 'off' } }));
  expect(told(off)).toEqual([['Blog › State', 'On', 'Off']]);
});

test('what is told comes back, rows, relations and states included, and the draft of now stays among the versions', async () => {
  const { address, id } = await product();
  const version = await newestVersion(id);
  const before = await desk(address);
  const { docs: authors } = await payload.find({ collection: 'products', limit: 1, where: { id: { not_equals: id } } });
  await editor.send('PATCH', `${address}?locale=en&draft=true`, {
    summary: 'Written since.',
    features: [],
    ...(authors[0] && { related: [{ relationTo: 'products', value: authors[0].id }] }),
  });
  await editor.send('PATCH', `${address}?locale=ar&draft=true`, {
    features: (before.docs.ar.features as Row[]).toReversed(),
  });
  const told = (await shown(id, version))!.comesBack;
  const restored = await editor.call(`/products/versions/${version}`, { languages: ['en', 'ar'], shared: true });
  expect(restored.status).toBe(200);
  const after = await desk(address);
  expect(after.docs).toEqual(before.docs);
  expect(after.record).toEqual(before.record);
  const now = (await shown(id, await newestVersion(id)))!.comesBack.now;
  expect(now).toEqual(told.after.both);
  const versions = await payload.findVersions({
    collection: 'products',
    where: { and: [{ parent: { equals: id } }, { 'version.summary': { equals: 'Written since.' } }] as never },
    locale: 'en',
  });
  expect(versions.docs.length).toBeGreaterThan(0);
  const onSite = await payload.findByID({ collection: 'products', id, locale: 'en', depth: 0 });
  expect(onSite.summary).toBe(before.docs.en.summary);
});

test('a version is compared with the one before it, and one of another entry is none', async () => {
  const { address, id } = await product();
  await editor.send('PATCH', `${address}?locale=ar&draft=true`, { summary: 'ملخص جديد لنسخة جديدة.' });
  const former = (await shown(id, await newestVersion(id), 'former'))!;
  expect(former.hasFormer).toBe(true);
  expect(former.differences.languages.ar.map(({ label }) => label.en)).toEqual(['Summary']);
  expect(former.differences.languages.en).toEqual([]);
  const other = await product();
  expect(await shown(id, await newestVersion(other.id))).toBeNull();
});

test('around a version, as around a review and a history, the entry has its name in the language of the menus', async () => {
  const { id } = await product();
  const { nameOfNewest } = await import('../saving/newest.ts');
  const named = async (language: 'en' | 'ar') => {
    // The content is read in the other language.
    const req = await createLocalReq({ user: editor.user, locale: language === 'ar' ? 'en' : 'ar' }, payload);
    return nameOfNewest(Object.assign(req, { i18n: { ...req.i18n, language } }), { collection: 'products', id });
  };
  expect([await named('en'), await named('ar')]).toEqual([`Version ${made}`, `نسخة ${made}`]);
  await editor.send('PATCH', `/products/${id}?locale=ar&draft=true`, { title: '' });
  expect(await named('ar')).toBe(`\u2068Version ${made}\u2069 (الإنجليزية)`);
});

test('a version of the site data says what it changed, and comes back as a draft', async () => {
  const save = (locale: 'ar' | 'en', data: object) =>
    payload.updateGlobal({ slug: 'site', locale, data: { ...data, _status: 'published' } as never });
  const newest = async () =>
    (await payload.findGlobalVersions({ slug: 'site', sort: '-updatedAt', limit: 1 })).docs[0]!;
  const phone = '+20 3 555 0100';
  await save('en', { name: 'Sahel', description: 'Water.', email: 'hello@sahel.example', phone });
  await save('ar', { name: 'ساحل', description: 'ماء.' });
  const former = await newest();
  await save('en', { name: 'Sahel Water', phone: '+20 3 555 0199' });
  const { readVersion } = await import('./read-version.ts');
  const site = { global: 'site' };
  const shown = await readVersion(await createLocalReq({}, payload), site, Number((await newest()).id), 'former');
  expect(shown!.differences.languages.en.map(({ path }) => path)).toEqual(['name']);
  expect(shown!.differences.languages.ar).toEqual([]);
  expect(shown!.differences.shared).toHaveLength(1);
  const wanted = { languages: ['en', 'ar'], shared: true };
  expect((await editor.call('/globals/site/versions/' + String(former.id), wanted)).status).toBe(200);
  const read = (locale: 'ar' | 'en', draft = true) => payload.findGlobal({ slug: 'site', locale, draft, depth: 0 });
  expect(await read('en')).toMatchObject({ name: 'Sahel', phone, _status: 'draft' });
  expect(await read('ar')).toMatchObject({ name: 'ساحل' });
  expect(await read('en', false)).toMatchObject({ name: 'Sahel Water', _status: 'published' });
});

import { otherLocale, type Locale } from '@nasaq/contract';
import { fingerprint, type TranslationRecord, wordsOf } from '@nasaq/translation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { paragraph, texts } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let editor: TypedUser;
let inTransaction: typeof import('../../platform/database/in-transaction.ts').inTransaction;
let said: typeof import('./said.ts');
let newest: typeof import('../saving/newest.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await makeMember(payload, 'editor');
  ({ inTransaction } = await import('../../platform/database/in-transaction.ts'));
  said = await import('./said.ts');
  newest = await import('../saving/newest.ts');
});
afterAll(() => opened.close());

const collection = 'companies';
const english = { ...texts('Our story'), figures: [{ value: '12', label: 'Years' }] };
const arabic = { ...texts('قصتنا'), figures: [{ value: '12', label: 'عامًا' }] };

async function make(locale: Locale, data: object): Promise<number> {
  const { id } = await payload.create({ collection, locale, draft: true, data: data as never, user: editor });
  return id;
}

const save = (id: number, locale: Locale, data: object) =>
  payload.update({ collection, id, locale, draft: true, data, user: editor, overrideAccess: false });
const publish = (id: number, locale: Locale) =>
  payload.update({ collection, id, locale, data: { _status: 'published' }, publishSpecificLocale: locale });

/** What the newest version says of its translations. */
async function stored(id: number) {
  const { stateAr, stateEn, translation } = (await newest.newestOfEntry({ payload } as never, collection, id))!;
  return { en: stateEn, ar: stateAr, record: translation as TranslationRecord | null };
}

/** Everything that stands in both languages is confirmed. */
function confirmAll(id: number): Promise<unknown> {
  return inTransaction(payload, async (req) => {
    const { docs, record } = (await said.standingOf(req, { collection, id }))!;
    const locale = otherLocale(record.source);
    const { fieldSpecsOf } = await import('./field-specs.ts');
    const { unitsOf } = await import('@nasaq/translation');
    const units = unitsOf(fieldSpecsOf(newest.entityOf(req, { collection, id })), docs);
    const marks = units.map(({ path, values }) => ({
      locale,
      path,
      as: 'confirmed' as const,
      sourceWords: wordsOf(values[record.source]),
      target: fingerprint(values[locale]),
    }));
    await said.changeRecord(req, { collection, id }, (before) => said.withSaid(before, marks, editor.id as number));
  });
}

test('the language that is written first is the source, and an entry in which nobody has written has none', async () => {
  const id = await make('en', {});
  expect(await stored(id)).toEqual({ en: 'empty', ar: 'empty', record: null });
  await save(id, 'ar', { title: 'قصتنا' });
  expect(await stored(id)).toMatchObject({ ar: 'source', en: 'missing', record: { source: 'ar' } });
  await save(id, 'en', { title: 'Our story' });
  expect(await stored(id)).toMatchObject({ ar: 'source', en: 'draft', record: { source: 'ar' } });
});

test('states follow the words of both languages with every save, whichever of them is saved', async () => {
  const id = await make('en', english);
  expect(await stored(id)).toMatchObject({ en: 'source', ar: 'missing' });
  await save(id, 'ar', arabic);
  expect(await stored(id)).toMatchObject({ ar: 'draft' });
  await confirmAll(id);
  expect(await stored(id)).toMatchObject({ en: 'source', ar: 'confirmed' });
  await save(id, 'en', { title: 'Our long story' });
  expect(await stored(id)).toMatchObject({ ar: 'outdated' });
  await save(id, 'en', { title: 'Our  story' });
  expect(await stored(id)).toMatchObject({ ar: 'confirmed' });
  await save(id, 'ar', { summary: 'بكلمات أخرى' });
  expect(await stored(id)).toMatchObject({ ar: 'draft' });
});

test('since when a language stands as it does is kept through saves that change nothing about it', async () => {
  const since = async (id: number) => {
    const { sinceAr, sinceEn } = (await newest.newestOfEntry({ payload } as never, collection, id))!;
    return { en: String(sinceEn), ar: String(sinceAr) };
  };
  const id = await make('en', english);
  const begun = await since(id);
  expect(Date.now() - Date.parse(begun.en)).toBeLessThan(60_000);
  await save(id, 'ar', arabic);
  const written = await since(id);
  expect(Date.parse(written.ar)).toBeGreaterThan(Date.parse(begun.ar));
  await confirmAll(id);
  await save(id, 'en', { title: 'Our long story' });
  const outdated = await since(id);
  expect(Date.parse(outdated.ar)).toBeGreaterThan(Date.parse(written.ar));
  await save(id, 'en', { summary: 'In other words' });
  expect(await since(id)).toEqual({ en: begun.en, ar: outdated.ar });
});

test('the states of a list are counted as its rows are: no empty form, and nothing from the trash', async () => {
  const { countListStates } = await import('./count-states.ts');
  const before = await countListStates(payload, collection);
  const ids = [await make('en', english), await make('en', english)];
  await payload.create({ collection, locale: 'en', draft: true, data: {} as never });
  await payload.update({ collection, id: ids[0]!, locale: 'en', data: { deletedAt: new Date().toISOString() } });
  const after = await countListStates(payload, collection);
  expect((after.ar.missing ?? 0) - (before.ar.missing ?? 0)).toBe(1);
  expect((after.en.source ?? 0) - (before.en.source ?? 0)).toBe(1);
  expect(after.en.empty).toBe(before.en.empty);
});

test('a record that was changed alone makes no version, and what is on the site does not wait for it', async () => {
  const id = await make('en', english);
  await save(id, 'ar', arabic);
  await publish(id, 'en');
  await publish(id, 'ar');
  const versions = () => payload.countVersions({ collection, where: { parent: { equals: id } } });
  const before = await versions();
  await confirmAll(id);
  expect(await versions()).toEqual(before);
  const { _status } = (await newest.newestOfEntry({ payload } as never, collection, id))!;
  expect(_status).toEqual({ en: 'published', ar: 'published' });
  expect(await stored(id)).toMatchObject({ ar: 'confirmed' });
});

test('publishing a language, by hand or by the clock, keeps what was said', async () => {
  const id = await make('en', english);
  await save(id, 'ar', arabic);
  await confirmAll(id);
  await publish(id, 'en');
  const { runScheduledPublish } = await import('../schedules/schedule-publish.ts');
  const input = { type: 'publish' as const, locale: 'ar', doc: { relationTo: collection, value: id } };
  await runScheduledPublish({ input, req: await createLocalReq({}, payload) });
  expect(await stored(id)).toMatchObject({ en: 'source', ar: 'confirmed' });
  await payload.update({ collection, id, locale: 'ar', data: { _status: 'draft' } });
  expect(await stored(id)).toMatchObject({ ar: 'confirmed' });
});

test('nobody writes the record or the states by hand, and nobody reads the record', async () => {
  const id = await make('en', english);
  const forged = { translation: { source: 'ar', marks: {} }, stateEn: 'confirmed', stateAr: 'confirmed' };
  const answer = await save(id, 'en', { ...forged, title: 'Forged' });
  expect(answer).not.toHaveProperty('translation');
  expect(await stored(id)).toMatchObject({ en: 'source', ar: 'missing', record: { source: 'en' } });
});

test('lists find entries by the state of a language', async () => {
  const id = await make('en', english);
  await save(id, 'ar', arabic);
  await confirmAll(id);
  const find = async (state: 'confirmed' | 'missing') => {
    const where = { stateAr: { equals: state } };
    const { docs } = await payload.find({
      collection,
      draft: true,
      where,
      user: editor,
      overrideAccess: false,
      limit: 0,
    });
    return docs.map((doc) => doc.id);
  };
  expect(await find('confirmed')).toContain(id);
  expect(await find('missing')).not.toContain(id);
});

test('a version that comes back brings the marks of its languages along, and of no other', async () => {
  const id = await make('en', english);
  await save(id, 'ar', arabic);
  await confirmAll(id);
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, limit: 1 });
  await save(id, 'en', { title: 'Another story' });
  await save(id, 'ar', { title: 'قصة أخرى' });
  await confirmAll(id);
  const { restoreEntryVersion } = await import('../saving/restore.ts');
  const restore = (languages: Locale[]) =>
    inTransaction(payload, (req) =>
      restoreEntryVersion(Object.assign(req, { user: editor }), collection, docs[0]!.id, { languages, shared: false }),
    );
  await restore(['en']);
  // The Arabic answers the words that were there before.
  expect(await stored(id)).toMatchObject({ ar: 'outdated' });
  await restore(['ar']);
  expect(await stored(id)).toMatchObject({ ar: 'confirmed' });
});

test('a copy is as confirmed as its original, but for the title that says that it is one', async () => {
  const id = await make('en', english);
  await save(id, 'ar', arabic);
  await confirmAll(id);
  const copy = await payload.duplicate({ collection, id, locale: 'en', draft: true, user: editor });
  const { ar, record } = await stored(copy.id);
  expect(ar).toBe('draft');
  expect(Object.keys(record!.marks.ar)).toContain('body');
  await save(copy.id, 'en', { title: 'Our story' });
  await save(copy.id, 'ar', { title: 'قصتنا' });
  expect(await stored(copy.id)).toMatchObject({ ar: 'confirmed' });
});

test('what is confirmed in one direction is so in the other, once that one is the source', () => {
  const at = { by: 1, at: 0 };
  const record: TranslationRecord = {
    source: 'en',
    marks: {
      en: {},
      ar: {
        title: { as: 'confirmed', source: 's', target: 't', ...at },
        summary: { as: 'machine', source: 's', target: 't', ...at },
      },
    },
  };
  const turned = said.withSource(record, 'ar');
  expect(turned.source).toBe('ar');
  expect(turned.marks.en).toEqual({ title: { as: 'confirmed', source: 't', target: 's', ...at } });
  expect(said.withSource(turned, 'en').marks.ar).toEqual(record.marks.ar);
});

test('the words of a source are found by their fingerprint, as long as they are those that it stands for', async () => {
  const { findSources, keepSources } = await import('./confirmed-sources.ts');
  const req = { payload } as never;
  await keepSources(req, ['Our story', 'Our story', '', 'Another']);
  await keepSources(req, ['Our story']);
  const { queryOn } = await import('../../platform/database/query.ts');
  await queryOn(payload)(`UPDATE confirmed_sources SET words = 'Damaged' WHERE words = 'Another'`);
  const prints = ['Our story', 'Another', 'Unknown'].map((text) => fingerprint(text));
  expect(await findSources(req, prints)).toEqual({ [prints[0]!]: 'Our story' });
});

test('a body says the same whatever its formatting', async () => {
  const id = await make('en', english);
  await save(id, 'ar', arabic);
  await confirmAll(id);
  const bold = JSON.parse(JSON.stringify(paragraph('Body of Our story')).replace('"format":0', '"format":1')) as object;
  await save(id, 'en', { body: bold });
  expect(await stored(id)).toMatchObject({ ar: 'confirmed' });
});

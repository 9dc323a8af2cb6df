import { type Locale, otherLocale as other } from '@nasaq/contract';
import { type Doc, fingerprint, newRowId } from '@nasaq/translation';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { paragraph } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { type Desk, type DeskAnswer, memberHeader } from './desk-api.ts';
import type { Target } from '../saving/newest.ts';
import { makeWork, saveOf } from './testing/a-work.ts';
import { askDesk } from './testing/ask-desk.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;
let omar: TypedUser;
let recruiter: TypedUser;
let id: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [sara, omar] = [await makeMember(payload, 'Sara'), await makeMember(payload, 'Omar')];
  recruiter = await makeMember(payload, 'Rana', 'recruiter');
});
afterAll(() => opened.close());

beforeEach(async () => {
  id = await makeWork(payload, sara);
});

const desk = (user: TypedUser | null = sara, language: 'en' | 'ar' = 'en') =>
  askDesk({ payload, user, language, target: { collection: 'works', id } });
const newest = (locale: Locale) =>
  payload.findByID({ collection: 'works', id, locale, draft: true, fallbackLocale: false, depth: 0 });

const versions = async () =>
  (await payload.countVersions({ collection: 'works', where: { parent: { equals: id } } })).totalDocs;

test('a desk opens with both languages, what joins their rows, and what they may be saved on', async () => {
  const opened = await desk().open();
  expect(opened).toMatchObject({ label: { en: 'Work' }, writable: true, record: { source: 'en', marks: {} } });
  expect(opened.fields.map(({ name }) => name)).toContain('figures');
  const [english, arabic] = [opened.docs.en, opened.docs.ar] as { figures: Doc[]; year: number }[];
  expect([english!.year, arabic!.year]).toEqual([2001, 2001]);
  expect(english!.figures[0]).toMatchObject({ label: 'One', pair: '1' });
  expect(arabic!.figures[0]).toMatchObject({ label: 'واحد', pair: '1' });
  expect(opened.docs.en).not.toHaveProperty('changes');
  expect(opened.publication.languages).toEqual({ en: 'draft', ar: 'draft' });
});

test('what the database cannot store is left out, in lines and in rich texts, and all the rest is stored', async () => {
  const opened = await desk().open();
  const answer = await desk().save(
    saveOf(opened, {
      en: {
        title: 'One\0 title',
        body: paragraph('A\0 half \uD83D of a pair'),
        figures: [{ value: '1', label: 'On\0e' }],
      },
      ar: { summary: 'مل\0خص' },
    }),
  );
  expect(answer.docs.en).toMatchObject({ title: 'One title', figures: [{ label: 'One' }] });
  expect(answer.docs.en.body).toMatchObject(paragraph('A half  of a pair') as object);
  expect(answer.docs.ar.summary).toBe('ملخص');
  // Whatever is typed from then on is stored, too.
  const next = { ...opened, ...answer };
  expect((await desk().save(saveOf(next, { en: { challenge: 'It was late' } }))).docs.en.challenge).toBe('It was late');
});

test('a desk that stands open hears with each save when the entry was changed last, and by whom', async () => {
  const opened = await desk().open();
  expect(opened.lastChange).toMatchObject({ by: sara.id });
  const { lastChange } = await desk(omar).save(saveOf(opened, { ar: { title: 'له' } }));
  expect(lastChange).toMatchObject({ by: omar.id });
  expect(Date.parse(lastChange!.at)).toBeGreaterThan(Date.parse(opened.lastChange!.at));
  expect((await desk().open()).lastChange).toEqual(lastChange);
});

test('both languages and what they share are stored together, in one version however often one pauses', async () => {
  const opened = await desk().open();
  const first = await desk().save(
    saveOf(opened, { en: { title: 'New' }, ar: { title: 'جديد' }, shared: { year: 2002 } }),
  );
  expect(first.conflicts).toEqual({ en: [], ar: [] });
  expect(first.docs.en).toMatchObject({ title: 'New', year: 2002 });
  expect(first.docs.ar).toMatchObject({ title: 'جديد', year: 2002 });
  const count = await versions();
  const next = { ...opened, ...first };
  await desk().save(saveOf(next, { ar: { summary: 'ملخص' } }));
  await desk().save(saveOf({ ...next, bases: first.bases }, { en: { challenge: 'It was late' } }));
  expect(await versions()).toBe(count);
  expect(await newest('en')).toMatchObject({ title: 'New', challenge: 'It was late', year: 2002 });
  expect(await newest('ar')).toMatchObject({ title: 'جديد', summary: 'ملخص' });
});

test('rows that both languages share go by their ids, whatever becomes of the rows before them', async () => {
  const opened = await desk().open();
  const rows = ['TypeScript', 'PostgreSQL'].map((text) => ({ id: newRowId(), text }));
  const answer = await desk().save(saveOf(opened, { shared: { technologies: rows } }));
  expect(answer.docs.ar.technologies).toEqual(rows.map((row) => ({ ...row, pair: row.id })));
  const next = await desk().save(saveOf({ ...opened, ...answer }, { shared: { technologies: rows.slice(1) } }));
  expect(next.docs.en.technologies).toEqual([{ ...rows[1], pair: rows[1]!.id }]);
});

test('two desks in different languages, fields and rows meet without a word', async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  const rows = (opened: Desk, locale: Locale) => structuredClone(opened.docs[locale].figures) as Doc[];
  const added = { id: newRowId(), pair: newRowId(), value: '2', label: 'Two' };
  await desk().save(saveOf(one, { en: { figures: [...rows(one, 'en'), added] } }));
  const changed = [{ ...rows(two, 'en')[0], label: 'First' }];
  const answer = await desk(omar).save(
    saveOf(two, { en: { figures: changed, title: 'Theirs' }, ar: { title: 'لهم' } }),
  );
  expect(answer.conflicts).toEqual({ en: [], ar: [] });
  expect(answer.docs.en.figures).toMatchObject([{ label: 'First' }, { label: 'Two', pair: added.pair }]);
  expect(answer.others.en).toMatchObject([{ path: 'figures', by: 'Sara' }]);
});

test('what both have changed differently is told with both texts, in its language alone, and the rest is stored', async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  await desk().save(saveOf(one, { ar: { title: 'لها', summary: 'ملخصها' } }));
  const answer = await desk(omar).save(
    saveOf(two, { en: { title: 'His' }, ar: { title: 'له' }, shared: { year: 2010 } }),
  );
  expect(answer.conflicts.en).toEqual([]);
  expect(answer.conflicts.ar).toMatchObject([{ path: 'title', by: 'Sara', theirs: 'لها' }]);
  expect(answer.docs.ar).toMatchObject({ title: 'له', summary: 'ملخصها', year: 2010 });
  expect(await newest('ar')).toMatchObject({ title: 'لها', year: 2010 });
  expect(await newest('en')).toMatchObject({ title: 'His' });
  // Its own base still stands, so that it is told again; and with what it has seen, it stores its own.
  const again = await desk(omar).save(saveOf({ ...two, ...answer }, { ar: { title: 'له' } }));
  expect(again.conflicts.ar).toHaveLength(1);
  const seen = { ...two, bases: { ...again.bases, ar: { ...again.bases.ar, ...again.conflicts.ar[0]!.seen } } };
  await desk(omar).save(saveOf(seen, { ar: { title: 'له' } }));
  expect(await newest('ar')).toMatchObject({ title: 'له' });
});

test('a desk that is read anew says who has changed each field last, in the language of the menus', async () => {
  const fatin = await makeMember(payload, 'Fatin');
  await payload.update({ collection: 'users', id: fatin.id, data: { name_en: 'Fatin', name_ar: 'فاتن' } as never });
  await desk(omar).save(saveOf(await desk(omar).open(), { en: { client: 'Omar’s client' }, shared: { year: 2022 } }));
  await desk(fatin).save(saveOf(await desk(fatin).open(), { ar: { client: 'عميل فاتن' } }));
  // What she has done herself she has done in another window, where the desk does not know of it.
  const named = {
    en: { client: 'Omar', title: null, year: 'Omar' },
    ar: { client: 'فاتن', title: null, year: 'Omar' },
  };
  expect((await desk(sara, 'ar').open()).changers).toMatchObject(named);
  const his = { en: { client: null, title: 'Sara' }, ar: { client: 'Fatin' } };
  expect((await desk(omar).open()).changers).toMatchObject(his);
});

test('whose text was knowingly replaced is told of both texts, alone, until they have seen it', async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  const [row] = two.docs.ar.figures as [Doc];
  await desk().save(
    saveOf(one, { ar: { title: 'لها', figures: [{ ...row, label: 'صفها' }] }, shared: { year: 2011 } }),
  );
  const his = { ar: { title: 'له', figures: [{ ...row, label: 'صفه' }] }, shared: { year: 2012 } };
  const told = await desk(omar).save(saveOf(two, his));
  expect(await desk().overruled()).toEqual([]);
  const paths = ['title', `figures.${String(row!.id)}.label`, 'year'];
  expect(told.conflicts.ar.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  const seen = Object.assign(
    {},
    told.bases.ar,
    ...told.conflicts.ar.map((conflict) => conflict.seen),
  ) as Desk['bases']['ar'];
  // What nobody has replaced, though it is named, is nothing to tell.
  const over = { ar: [...paths, 'summary'], en: ['year'] };
  await desk(omar).save(
    saveOf({ form: two.form, bases: { en: { ...told.bases.en, ...seen }, ar: seen } }, his, { over }),
  );
  const overruled = await desk().overruled();
  expect(overruled).toHaveLength(3);
  expect(overruled).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'title', locale: 'ar', by: 'Omar', mine: 'لها', theirs: 'له', value: 'لها' }),
      expect.objectContaining({ path: paths[1], mine: 'صفها', theirs: 'صفه' }),
      expect.objectContaining({ path: 'year', mine: '2011', theirs: '2012', value: 2011 }),
    ]),
  );
  expect(await desk(omar).overruled()).toEqual([]);
  expect(await desk(omar).overruled(overruled[0]!.id)).toEqual([]);
  expect(await desk().overruled(overruled[0]!.id)).toEqual(overruled.slice(1));
});

test('a row that one removes while the other writes in it is a conflict over its text, and nothing is gone', async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  const [row] = two.docs.en.figures as [Doc];
  await desk().save(saveOf(one, { en: { figures: [{ ...row, label: 'Written' }] } }));
  const answer = await desk(omar).save(saveOf(two, { en: { figures: [] } }));
  expect(answer.conflicts.en).toMatchObject([{ path: 'figures' }]);
  expect(answer.docs.en.figures).toEqual([]);
  expect((await newest('en')).figures).toMatchObject([{ label: 'Written' }]);
  expect((await newest('ar')).figures).toHaveLength(1);
});

test('a conflict over what both languages share is told in both', async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  await desk().save(saveOf(one, { shared: { year: 2003 } }));
  const answer = await desk(omar).save(saveOf(two, { ar: { title: 'له' }, shared: { year: 2004 } }));
  expect(answer.conflicts.en).toMatchObject([{ path: 'year', theirs: '2003' }]);
  expect(answer.conflicts.ar).toMatchObject([{ path: 'year', theirs: '2003' }]);
  expect([answer.docs.en.year, answer.docs.ar.year]).toEqual([2004, 2004]);
  expect(await newest('en')).toMatchObject({ year: 2003 });
});

test('a form of the CMS and a desk keep each other’s work', { tags: ['proof'] }, async () => {
  const { openForm } = await import('../saving/testing/cms-form.ts');
  const form = await openForm({ payload, user: omar, collection: 'works', id, locale: 'ar' });
  const opened = await desk().open();
  form.type({ title: 'من النموذج' });
  await form.autosave();
  const answer = await desk().save(saveOf(opened, { ar: { title: 'من المكتب', challenge: 'تحدٍّ' } }));
  expect(answer.conflicts.ar).toMatchObject([{ path: 'title', by: 'Omar', theirs: 'من النموذج' }]);
  form.type({ summary: 'ملخص' });
  await form.autosave();
  expect(form.base.conflicts).toEqual([]);
  expect(await newest('ar')).toMatchObject({ title: 'من النموذج', challenge: 'تحدٍّ', summary: 'ملخص' });
});

test('a save whose answer was lost is carried out once, and what others have changed since is no conflict', async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  await desk(omar).save(saveOf(two, { ar: { title: 'له' } }));
  const lost = saveOf(one, { en: { title: 'Hers' }, ar: { title: 'لها' }, shared: { year: 2005 } }, { save: 'once' });
  await desk().save(lost);
  const seen = await desk(omar).open();
  await desk(omar).save(saveOf(seen, { en: { title: 'His, after hers' }, shared: { year: 2006 } }));
  const answer = await desk().save(lost);
  expect(answer.conflicts.en).toEqual([]);
  expect(answer.conflicts.ar).toMatchObject([{ path: 'title', theirs: 'له' }]);
  expect(answer.docs.en).toMatchObject({ title: 'His, after hers', year: 2006 });
  expect(answer.docs.ar).toMatchObject({ title: 'لها' });
  expect(await newest('en')).toMatchObject({ title: 'His, after hers', year: 2006 });
  // Another desk’s save of that name is another save.
  const other = await desk(omar).open();
  await desk(omar).save(saveOf(other, { en: { title: 'Mine' } }, { save: 'once' }));
  expect(await newest('en')).toMatchObject({ title: 'Mine' });
});

test('a text is confirmed, outdated when its source changes, and its change can be a minor one', async () => {
  const opened = await desk().open();
  const [sourceWords, target] = [String(opened.docs.en.title), fingerprint(opened.docs.ar.title)];
  const mark = { locale: 'ar', path: 'title', sourceWords, target } as const;
  const before = await versions();
  const confirmed = await desk().save(saveOf(opened, {}, { marks: [{ ...mark, as: 'confirmed' }] }));
  expect(confirmed.record.marks.ar.title).toMatchObject({ as: 'confirmed', by: sara.id });
  expect(await versions()).toBe(before);
  const title = `${sourceWords}!`;
  const changed = await desk().save(saveOf({ ...opened, ...confirmed }, { en: { title } }));
  const { source } = changed.record.marks.ar.title!;
  expect(source).not.toBe(fingerprint(title));
  expect(await desk().sources(source, fingerprint('a stranger’s'))).toEqual({ [source]: sourceWords });
  const minor = await desk(omar).save(
    saveOf({ ...opened, ...changed }, {}, { marks: [{ ...mark, as: 'minor', sourceWords: title }] }),
  );
  expect(minor.record.marks.ar.title).toMatchObject({
    by: sara.id,
    source: fingerprint(title),
    minor: { by: omar.id },
  });
  const none = await desk().save(saveOf({ ...opened, ...minor }, {}, { marks: [{ ...mark, as: 'none' }] }));
  expect(none.record.marks.ar).toEqual({});
});

test('what was said goes with the words of the same save, and the source may be changed', async () => {
  const opened = await desk().open();
  const mark = {
    locale: 'ar',
    path: 'summary',
    as: 'machine',
    sourceWords: 'Short',
    target: fingerprint('قصير'),
  } as const;
  const answer = await desk().save(
    saveOf(opened, { en: { summary: 'Short' }, ar: { summary: 'قصير' } }, { marks: [mark] }),
  );
  expect(answer.record.marks.ar.summary).toMatchObject({ as: 'machine', source: fingerprint('Short') });
  const turned = await desk().save(saveOf({ ...opened, ...answer }, {}, { source: 'ar' }));
  expect(turned.record.source).toBe('ar');
});

test.each(['en', 'ar'] as const)(
  'an entry begun in %s whose first save has words in both languages is translated from where it was begun',
  async (begun) => {
    ({ id } = await payload.create({ collection: 'works', draft: true, user: sara, data: {} as never }));
    const opened = await desk().open();
    const titles = { en: { title: 'Both at once' }, ar: { title: 'كلاهما معًا' } };
    const answer = await desk().save(saveOf(opened, titles, { begun }));
    expect(answer.record.source).toBe(begun);
    expect(answer.docs).toMatchObject(titles);
    // Once it has a source, only who asks for another changes it.
    const later = saveOf({ ...opened, ...answer }, { en: { title: 'A' }, ar: { title: 'ب' } }, { begun: other(begun) });
    expect((await desk().save(later)).record.source).toBe(begun);
  },
);

test('what an entry has no place for is told and keeps nothing from being stored', async () => {
  const opened = await desk().open();
  const [row] = opened.docs.en.figures as [Doc];
  const answer = await desk().save(
    saveOf(
      opened,
      { en: { title: 'Known', motto: 'Gone', figures: [{ ...row, unit: 'kg', label: 'Kept' }] } },
      { marks: [{ locale: 'ar', path: 'figures.gone.label', as: 'confirmed', sourceWords: 'a', target: 'b' }] },
    ),
  );
  expect(answer.unknown).toEqual(['motto', `figures.${String(row.id)}.unit`, 'figures.gone.label']);
  expect(await newest('en')).toMatchObject({ title: 'Known', figures: [{ label: 'Kept' }] });
  expect(answer.record.marks.ar).toEqual({});
});

test('who may only read reads, strangers and other roles do not, and each is told in the language of the menus', async () => {
  const opened = await desk().open();
  expect(await desk(null).refusal('get')).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await desk(recruiter, 'ar').refusal('get')).toMatchObject({
    status: 403,
    message: 'لا يسمح دورك بهذا الإجراء.',
  });
  const save = saveOf(opened, { en: { title: 'No' } });
  expect(await desk(null).refusal('post', save)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await desk().refusal('post', { form: opened.form })).toMatchObject({ status: 422 });
  const sales = await payload.create({
    collection: 'users',
    data: { name: 'Sami', email: 'sami@nasaq.example', password: 'long enough password', roles: ['sales'] },
  });
  const reader = { ...sales, collection: 'users' } as TypedUser;
  expect(await desk(reader).open()).toMatchObject({ writable: false });
  expect(await desk(reader).refusal('post', save)).toMatchObject({ status: 403 });
});

test('what is deleted or in the trash meanwhile is told, and nothing is stored', async () => {
  const opened = await desk().open();
  const save = saveOf(opened, { en: { title: 'Too late' } });
  await payload.update({ collection: 'works', id, data: { deletedAt: new Date().toISOString() } });
  expect(await desk().refusal('post', save)).toMatchObject({ status: 410, code: 'entry_trashed' });
  await payload.update({ collection: 'works', id, trash: true, data: { deletedAt: null } });
  expect((await desk().save(save)).docs.en.title).toBe('Too late');
  await payload.delete({ collection: 'works', id });
  expect(await desk(sara, 'ar').refusal('post', save)).toMatchObject({
    status: 410,
    code: 'entry_deleted',
    message: expect.stringContaining('حُذف') as string,
  });
});

test('what is deleted while it is saved is deleted, and every save after that is told so', async () => {
  const opened = await desk().open();
  const deleting = payload.delete({ collection: 'works', id });
  const deletion = { over: false };
  void deleting.finally(() => (deletion.over = true)).catch(() => {});
  const told: string[] = [];
  for (let turn = 0; !deletion.over; turn += 1) {
    const answer = await desk().ask('post', '/:id/desk', saveOf(opened, { en: { title: `Turn ${turn}` } }));
    const { error } = (await answer.json()) as { error?: { code: string } };
    told.push(error?.code ?? 'saved');
  }
  await expect(deleting).resolves.toMatchObject({ id });
  expect(told.filter((code) => code !== 'saved' && code !== 'entry_deleted')).toEqual([]);
  expect(await desk().refusal('post', saveOf(opened, { en: { title: 'After' } }))).toMatchObject({ status: 410 });
});

test('a text that is changed back to what readers see has nothing that waits for them', async () => {
  await payload.update({ collection: 'works', id, locale: 'en', data: { _status: 'published' } as never, user: sara });
  const opened = await desk().open();
  const { title } = opened.docs.en;
  const changed = await desk().save(saveOf(opened, { en: { title: 'Another' } }));
  expect(changed.publication.languages.en).toBe('changed');
  const back = await desk().save(saveOf({ ...changed, form: opened.form }, { en: { title } }));
  expect(back.publication.languages.en).toBe('published');
});

test('a language that is withdrawn while somebody writes in it is stored as a draft', async () => {
  await payload.update({ collection: 'works', id, locale: 'en', data: { _status: 'published' } });
  const opened = await desk().open();
  expect(opened.publication.languages.en).toBe('published');
  await payload.update({ collection: 'works', id, locale: 'en', data: { _status: 'draft' } });
  const answer = await desk().save(saveOf(opened, { en: { title: 'Still here' } }));
  expect(answer.publication.languages.en).toBe('draft');
  expect(await newest('en')).toMatchObject({ title: 'Still here' });
});

test('what a desk sends after somebody else has signed in is refused, and nothing is stored in their name', async () => {
  const opened = await desk().open();
  const headers = new Headers({ 'content-type': 'application/json', [memberHeader]: String(sara.id) });
  const save = saveOf(opened, { en: { title: 'Hers' } }, { save: 'kept' });
  expect((await desk(omar).ask('post', '/:id/desk', save, '', headers)).status).toBe(401);
  expect((await newest('en')).title).toBe(opened.docs.en.title);
  expect((await desk().ask('post', '/:id/desk', save, '', headers)).status).toBe(200);
  expect(await newest('en')).toMatchObject({ title: 'Hers' });
});

test('a save that comes once more after newer ones of its desk changes nothing', { tags: ['proof'] }, async () => {
  const [one, two] = [await desk().open(), await desk(omar).open()];
  await desk(omar).save(saveOf(two, { en: { title: 'His' } }));
  const refused = saveOf(one, { en: { title: 'Hers' } }, { save: 'first' });
  const answer = await desk().save(refused);
  const seen = { ...answer.bases, en: { ...answer.bases.en, ...answer.conflicts.en[0]!.seen } };
  await desk().save(saveOf({ ...one, bases: seen }, { en: { title: 'Hers, knowingly' } }, { save: 'second' }));
  await desk().save(refused);
  expect(await newest('en')).toMatchObject({ title: 'Hers, knowingly' });
});

test(
  'a row that one moves while the other writes in it stands where it was moved to, with what was written',
  { tags: ['proof'] },
  async () => {
    const opened = await desk().open();
    const [first] = opened.docs.en.figures as Doc[];
    const second = { id: newRowId(), pair: newRowId(), value: '2', label: 'Two' };
    await desk().save(saveOf(opened, { en: { figures: [first, second] } }));
    const [one, two] = [await desk().open(), await desk(omar).open()];
    await desk().save(saveOf(one, { en: { figures: [second, first] } }));
    const answer = await desk(omar).save(saveOf(two, { en: { figures: [first, { ...second, label: 'Written' }] } }));
    expect(answer.conflicts.en).toEqual([]);
    expect((await newest('en')).figures).toMatchObject([{ label: 'Written' }, { label: 'One' }]);
  },
);

test('a field that has come to be required keeps the draft, and is named where the language is published', async () => {
  const opened = await desk().open();
  await desk().save(saveOf(opened, { en: { title: 'Kept', client: null } }));
  const publishing = payload.update({
    collection: 'works',
    id,
    locale: 'en',
    data: { _status: 'published' },
    publishSpecificLocale: 'en',
  });
  await expect(publishing).rejects.toMatchObject({ data: { errors: [{ path: 'client' }] } });
  expect(await newest('en')).toMatchObject({ title: 'Kept' });
});

test('200 000 letters are stored', async () => {
  const opened = await desk().open();
  const body = paragraph('نص '.repeat(70_000).trim());
  const answer = await desk().save(saveOf(opened, { ar: { body } }));
  expect(JSON.stringify(answer.docs.ar.body).length).toBeGreaterThan(200_000);
});

test('a document is opened at once with its desk, and with what each role may do with it', async () => {
  const { openDocument } = await import('./open-document.ts');
  const openAs = async (user: TypedUser, target: Target = { collection: 'works', id }) =>
    openDocument(Object.assign(await createLocalReq({ user }, payload), { user }), target);
  const [opened, asked] = [await openAs(sara), await desk().open()];
  expect({ ...opened!.desk, form: '' }).toEqual({ ...asked, form: '', changers: undefined });
  expect(opened).toMatchObject({ mayPublish: true, mayTrash: true, mayDelete: false, versions: await versions() });
  expect(opened!.data).toMatchObject({ id, createdBy: sara.id });
  expect(await openAs({ ...(await makeMember(payload, 'Adam')), roles: ['admin'] })).toMatchObject({
    mayTrash: true,
    mayDelete: true,
  });
  expect(await openAs(recruiter)).toBeNull();
  expect(await openAs(sara, { global: 'care' })).toMatchObject({ mayPublish: true, mayTrash: false, mayDelete: false });
  expect((await openAs(recruiter, { global: 'care' }))?.desk.writable).toBe(false);
  await payload.delete({ collection: 'works', id });
  expect(await openAs(sara)).toBeNull();
  // No number that a row can have.
  expect(await openAs(sara, { collection: 'works', id: 99_999_999_999 })).toBeNull();
  const beyond = askDesk({ payload, user: sara, target: { collection: 'works', id: 99_999_999_999 } });
  expect(await beyond.refusal('get')).toMatchObject({ status: 404, code: 'not_found' });
});

test('a page that exists once has a desk, too', async () => {
  const ask = (user: TypedUser) => askDesk({ payload, user, target: { global: 'care' } });
  const [one, two] = [await ask(sara).open(), await ask(omar).open()];
  const faq = [{ id: newRowId(), pair: newRowId(), question: 'When?', answer: 'Now' }];
  await ask(sara).save(saveOf(one, { en: { statement: 'We care', faq } }));
  const answer: DeskAnswer = await ask(omar).save(
    saveOf(two, { en: { statement: 'He cares' }, ar: { statement: 'نهتم' } }),
  );
  expect(answer.conflicts.en).toMatchObject([{ path: 'statement', theirs: 'We care' }]);
  expect(answer.docs.ar).toMatchObject({ statement: 'نهتم' });
  expect(answer.docs.en.faq).toMatchObject([{ question: 'When?' }]);
  expect(answer.record.source).toBe('en');
});
